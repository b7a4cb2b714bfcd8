/** How long a busy app may put off what is to be done in an idle moment, in milliseconds. */
const LONGEST_WAIT = 2000;
/** The pause between two slices where the system does not say when it is idle, as on iOS. */
const PAUSE = 10;

/** How long the app is going to be idle; nothing if the system does not say. */
export type Idleness = Pick<IdleDeadline, 'didTimeout' | 'timeRemaining'> | undefined;

/** Does a piece of work in the app's next idle moment. The answer calls it off. */
export function whenIdle(work: (idleness: Idleness) => void): () => void {
	if (typeof window.requestIdleCallback !== 'function') return after(PAUSE, () => work(undefined));
	const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
	return () => window.cancelIdleCallback(handle);
}

export function after(ms: number, work: () => void): () => void {
	const timer = window.setTimeout(work, ms);
	return () => window.clearTimeout(timer);
}
