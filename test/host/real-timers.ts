/** Taken once, so that a test's fake timers do not stop the host itself. */
const schedule = globalThis.setTimeout.bind(globalThis);

/** After everything that already waits on a promise: where the app answers from a worker or an idle moment. */
export function later<T>(job: () => T | Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		schedule(() => {
			Promise.resolve().then(job).then(resolve, reject);
		}, 0);
	});
}
