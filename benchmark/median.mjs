export function median(values) {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of each figure over several runs. */
export const medians = runs =>
	Object.fromEntries(Object.keys(runs[0]).map(name => [name, median(runs.map(run => run[name]))]));
