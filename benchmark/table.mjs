import { gzipSync } from 'node:zlib';

const MiB = 1024 * 1024;

const rounded = (value, unit) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`;
const ms = ({ median, best }) => [rounded(median, 'ms'), rounded(best, 'ms')];
const mib = ({ median, best }) => [rounded(median / MiB, 'MiB'), rounded(best / MiB, 'MiB')];
const count = ({ median, best }) => [String(median), String(best)];
const each = ({ median, best }, number) => ({ median: median / number, best: best / number });

/** What is measured, its median, its best, its budget. */
const row = (what, [median, best = ''], budget = '') => [what, median, best, budget];

export function rowsOfBundle(code) {
	const isAscii = code.every(byte => byte < 128);
	return [
		row('main.js', [`${code.length} bytes`], 'under 2500000'),
		row('main.js, as gzip sends it', [`${gzipSync(code).length} bytes`]),
		row('main.js is plain ASCII', [isAscii ? 'yes' : 'NO'], 'yes'),
	];
}

export const rowsOfNode = figures => [
	...Object.entries(figures.firstUse).map(([id, figure]) => row(`first use of ${id}`, ms(figure), 'under 60 ms')),
	...Object.entries(figures.effects).map(([id, figure]) =>
		row(`effects of ${id}, every move, first time`, ms(figure), 'under 50 ms'),
	),
	row('effects of starforged, every move, again', ms(figures.effectsAgain)),
	row('a rules note of 60 kB read, first time', ms(figures.rulesNote)),
	row('first move decided', ms(figures.firstRoll)),
	row('a move decided', ms(figures.roll), 'under 2 ms'),
	row('the same, with the edits of two notes (200 records)', ms(figures.rollOnPage)),
	row('the same, with the notes of 10 tracks', ms(figures.rollWithTracks)),
	row('blocks of a 5 MB note found', ms(figures.largeNote)),
	row('blocks of the worst of 8 hostile notes found', ms(figures.hostileNote)),
];

export const rowsOfChromium = ({ records, start, reading, live }) => [
	row('compile', ms(start.compile)),
	row('evaluate', ms(start.evaluate)),
	row('onload, on top of the host reading settings', ms(start.onload)),
	row('compile + evaluate + onload', ms(start.total), 'under 30 ms'),
	row(`Reading view, ${records} records: work on top of the host`, ms(reading.added), 'under 200 ms'),
	row('  a card', ms(each(reading.added, records)), 'under 1 ms'),
	row('  elements of a card', count(reading.elements), 'under 25'),
	row('  heap on top of the host', mib(reading.heap), 'under 12 MiB'),
	row('  the host alone', ms(reading.alone.work)),
	row(`Live Preview, the ${live.cards.median} cards in sight: work on top`, ms(live.added)),
	row('  heap on top of the host', mib(live.heap), 'under 12 MiB'),
	row('  the host alone', ms(live.alone.work)),
];

export function printTable(rows) {
	const table = [['', 'median', 'best', 'budget'], ...rows];
	const widths = table[0].map((_, i) => Math.max(...table.map(cells => cells[i].length)));
	for (const [what, ...figures] of table) {
		const padded = figures.map((cell, i) => cell.padStart(widths[i + 1]));
		console.log([what.padEnd(widths[0]), ...padded].join('  ').trimEnd());
	}
}
