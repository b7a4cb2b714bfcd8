/** The median and the best of each figure over several runs; figures that are in groups stay in them. */
export const summary = runs =>
	Object.fromEntries(
		Object.keys(runs[0]).map(name => {
			const figures = runs.map(run => run[name]);
			if (typeof figures[0] === 'object') return [name, summary(figures)];
			const sorted = figures.sort((a, b) => a - b);
			return [name, { median: sorted[Math.floor(sorted.length / 2)], best: sorted[0] }];
		}),
	);

/** The median of some figures, and the one that 99 of 100 do not exceed. */
export function percentiles(figures) {
	const sorted = [...figures].sort((a, b) => a - b);
	const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
	return { median: at(0.5), slowest: at(0.99) };
}
