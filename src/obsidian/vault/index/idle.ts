/** How long a busy app may put off what is to be done in an idle moment, in milliseconds. */
const LONGEST_WAIT = 2000;
/** The pause between two slices where the system does not say when it is idle, as on iOS. */
const PAUSE = 20;

/** Does a piece of work in the app's next idle moment. The answer calls it off. */
export function whenIdle(work: () => void): () => void {
	if (typeof window.requestIdleCallback !== 'function') {
		const timer = window.setTimeout(work, PAUSE);
		return () => window.clearTimeout(timer);
	}
	const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT });
	return () => window.cancelIdleCallback(handle);
}
