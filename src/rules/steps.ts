/** Work done a step at a time: whoever has the time asks for the next step, and each of them is short. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all of the work at once. */
export function atOnce<T>(steps: Steps<T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** Makes something of each, a step for each of them. */
export function* stepForEach<T, R>(items: Iterable<T>, make: (item: T) => R): Steps<R[]> {
	const made: R[] = [];
	for (const item of items) {
		made.push(make(item));
		yield;
	}
	return made;
}

/** Lines of a note that are read in one step. */
export const LINES_A_STEP = 64;
