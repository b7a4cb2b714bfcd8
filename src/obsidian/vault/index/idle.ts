/** How long idle work may be delayed while the app is busy, in milliseconds. */
const LONGEST_WAIT = 2000;
/** The pause between two slices, in milliseconds, where `requestIdleCallback` is missing, as on iOS. */
const PAUSE = 10;

/** The remaining idle time; undefined where the browser does not report it. */
export type Idleness = Pick<IdleDeadline, 'didTimeout' | 'timeRemaining'> | undefined;

/** Runs work in the next idle period. Returns a function that cancels it. */
export function whenIdle(work: (idleness: Idleness) => void): () => void {
	if (typeof window.requestIdleCallback !== 'function') return after(PAUSE, () => work(undefined));
	const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
	return () => window.cancelIdleCallback(handle);
}

export function after(ms: number, work: () => void): () => void {
	const timer = window.setTimeout(work, ms);
	return () => window.clearTimeout(timer);
}
