import type { Idleness } from './idle';
import { after, whenIdle } from './idle';

/** After so long nothing further is begun in a slice, in milliseconds: what is typed meanwhile waits no longer than for its end. */
const SLICE = 5;

type Clock = () => number;

/**
 * Idle time, in slices. The system reports idle moments some twenty times a second, and each is as long as several slices:
 * between two of them, whatever the app has to answer comes first.
 */
export class IdleTime {
	private moment: Idleness;

	constructor(private readonly now: Clock = () => performance.now()) {}

	/** Does a piece of work in the next slice, which asks whether there is time for another one. The answer calls it off. */
	next(work: (hasTime: () => boolean) => void): () => void {
		if (this.isIdleFor(SLICE)) return after(0, () => this.slice(work));
		return whenIdle(moment => {
			this.moment = moment;
			this.slice(work);
		});
	}

	private slice(work: (hasTime: () => boolean) => void): void {
		const end = this.now() + SLICE;
		work(() => this.now() < end);
	}

	private isIdleFor(ms: number): boolean {
		return this.moment !== undefined && this.moment.timeRemaining() >= ms;
	}
}

/** Slices one after the other, for work that must not keep the app from answering. */
export class Slices {
	private readonly idle = new IdleTime();
	private hasTime = () => false;

	/** Does a piece of work in this slice, or in the next one when this one is over. */
	async do<T>(work: () => T): Promise<T> {
		if (!this.hasTime())
			await new Promise<void>(resolve => {
				this.idle.next(hasTime => {
					this.hasTime = hasTime;
					resolve();
				});
			});
		return work();
	}
}
