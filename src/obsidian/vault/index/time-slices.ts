import { whenIdle } from './idle';

/** After so long nothing further is begun in a slice, in milliseconds. */
const SLICE = 3;

/** Idle moments, one after the other, for work that must not keep the app from answering. */
export class Slices {
	private end = 0;

	/** Does a piece of work in this slice, or in the next one when this one is over. */
	async do<T>(work: () => T): Promise<T> {
		if (performance.now() > this.end) {
			await new Promise<void>(resolve => void whenIdle(resolve));
			this.end = performance.now() + SLICE;
		}
		return work();
	}
}
