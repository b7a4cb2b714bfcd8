import { after, whenIdle, type Idleness } from './idle';

/** The length of a slice, in milliseconds: no work begins after that, so typing waits no longer than this. */
const SLICE = 5;

/**
 * Idle time, in slices. The browser reports idle periods some twenty times a second, each as long as several slices;
 * between two slices, the app can respond to input.
 */
export class IdleTime {
	private moment: Idleness;

	constructor(private readonly now: () => number = () => performance.now()) {}

	/**
	 * Runs work in the next slice. The work can check whether there is time for more. Returns a function that cancels it.
	 */
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

/** Runs work in consecutive slices, so that the app stays responsive. */
export class Slices {
	private readonly idle = new IdleTime();
	private hasTime = () => false;

	/** Runs work in this slice, or in the next one if this one is over. */
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
