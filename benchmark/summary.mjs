/** The median and the best of each figure over several runs. */
export const summary = runs =>
	Object.fromEntries(
		Object.keys(runs[0]).map(name => {
			const sorted = runs.map(run => run[name]).sort((a, b) => a - b);
			return [name, { median: sorted[Math.floor(sorted.length / 2)], best: sorted[0] }];
		}),
	);
