/** Work divided into short steps. The caller decides when to run the next one, so that the app stays responsive. */
export type WorkSlices<T> = Generator<undefined, T, undefined>;

/** Runs all steps at once. */
export function atOnce<T>(steps: WorkSlices<T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** Maps each item, with one step per item. */
export function* stepForEach<T, R>(items: Iterable<T>, make: (item: T) => R): WorkSlices<R[]> {
	const made: R[] = [];
	for (const item of items) {
		made.push(make(item));
		yield;
	}
	return made;
}

/** Number of lines of a note to read per step. */
export const LINES_A_STEP = 64;
