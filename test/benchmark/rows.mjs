const MiB = 1024 * 1024;

const rounded = (value, unit) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`;
export const ms = ({ median, best }) => [rounded(median, 'ms'), best === undefined ? '' : rounded(best, 'ms')];
const mib = ({ median, best }) => [rounded(median / MiB, 'MiB'), rounded(best / MiB, 'MiB')];
export const count = ({ median, best }) => [String(median), String(best)];
export const shareOf = (one, other) => ({ median: one.median / other.median, best: one.best / other.best });
export const each = ({ median, best }, number) => ({ median: median / number, best: best / number });

export const verdict = within => (within ? 'within' : 'OVER');

/** What is measured, its median, its best, its budget, and whether the median keeps it. */
export const row = (what, [median, best = ''], budget = '', kept = '') => [what, median, best, budget, kept];

export const under = (what, figure, limit, [cells, unit, size]) =>
	row(what, cells(figure), `under ${limit}${unit}`, verdict(figure.median < limit * size));

/** How a figure is written, the unit of its budget, and how much one of the unit is. */
export const TIME = [ms, ' ms', 1];
export const SIZE = [mib, ' MiB', MiB];
export const NUMBER = [count, '', 1];
export const SHARE = [({ median, best }) => [rounded(median, ''), rounded(best, '')].map(cell => cell.trim()), '', 1];

const MOST_GROWTH = 1.1;

/** What it takes for each of several sizes, and the exponent with which it grows. */
export function growthRow(what, figures) {
	const sizes = Object.keys(figures).map(Number);
	const exponent = which => exponentOf(sizes.map(size => [size, figures[size][which]]));
	const times = which => sizes.map(size => figures[size][which].toFixed(figures[size][which] < 10 ? 1 : 0)).join(' / ');
	const cells = ['median', 'best'].map(which => `${times(which)} ms, ^${exponent(which).toFixed(2)}`);
	return row(
		`${what}: ${sizes.map(size => size.toLocaleString('en')).join(' / ')}`,
		cells,
		`at most ^${MOST_GROWTH}`,
		verdict(exponent('median') <= MOST_GROWTH),
	);
}

/** The exponent of the power that fits best, by least squares of the logarithms. */
export function exponentOf(points) {
	const logs = points.map(point => point.map(Math.log));
	const mean = at => logs.reduce((sum, point) => sum + point[at], 0) / logs.length;
	const [meanX, meanY] = [mean(0), mean(1)];
	const sum = of => logs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
	return sum((x, y) => x * y) / sum(x => x * x);
}

export function printTable(header, rows) {
	const table = [header, ...rows];
	const widths = header.map((_, i) => Math.max(...table.map(cells => cells[i].length)));
	for (const cells of table) printRow(cells, widths);
}

/** Prints a row of a table in Markdown. */
export const printMarkdown = cells => console.log(`| ${cells.map(cell => cell.trim()).join(' | ')} |`);

/** Prints a row whose columns have these widths. */
export function printRow([what, ...figures], widths) {
	const padded = figures.map((cell, i) => cell.padStart(widths[i + 1]));
	console.log([what.padEnd(widths[0]), ...padded].join('  ').trimEnd());
}
