import { RECORDS } from './browser/start-and-records.mjs';
import { count, each, growthRow, ms, NUMBER, row, SHARE, shareOf, SIZE, TIME, under } from './rows.mjs';

const rowsOfStart = start => [
	row('compile', ms(start.compile)),
	row('evaluate', ms(start.evaluate)),
	row('onload, on top of the host reading settings', ms(start.onload)),
	under('compile + evaluate + onload', start.total, 30, TIME),
];

export const rowsOfRecords = ({ start, reading, linesInSight, whole, lines, live }) => [
	...rowsOfStart(start),
	row(`Reading view, ${RECORDS} records: time until what is in sight is drawn, on top`, ms(reading.waited)),
	row('  the host alone', ms(reading.alone.waited)),
	row('  work until all are drawn, on top', ms(reading.added)),
	row('  the host alone', ms(reading.alone.work)),
	row('  cards in the page then', count(reading.cards)),
	under('the same as lines: time until what is in sight is drawn, on top', linesInSight.waited, 60, TIME),
	row('  work until all are drawn, on top', ms(linesInSight.added)),
	under(`all ${RECORDS} records drawn at once: work on top of the host`, whole.added, 200, TIME),
	under('  a card', each(whole.added, RECORDS), 1, TIME),
	under('  elements of a card', whole.elements, 22, NUMBER),
	under('  heap on top of the host', whole.heap, 12, SIZE),
	row('  the host alone', ms(whole.alone.work)),
	under(`all ${RECORDS} records drawn at once as lines: work on top of the host`, lines.added, 60, TIME),
	under('  a line, as a share of a card', shareOf(lines.added, whole.added), 0.34, SHARE),
	under('  elements of a line', lines.elements, 9, NUMBER),
	row('Live Preview, the cards in sight: work on top', ms(live.added)),
	row('  cards in the page then', count(live.cards)),
	under('  heap on top of the host', live.heap, 12, SIZE),
	row('  the host alone', ms(live.alone.work)),
];

export const rowsOfMoves = ({ 50: short, 2000: long }, floors) => [
	under('Make a move: the first dialog painted', short.first.dialog, 40, TIME),
	under('  later ones', short.later.dialog, 16, TIME),
	under('  last Enter to text, vault on disk, 50 records in the note', short.later.text, 16, TIME),
	row('    painted', ms(short.later.painted)),
	row('    the first time', ms(short.first.text)),
	...rowsOfFloor(floors[50]),
	under('  last Enter to text, 2,000 records in the note', long.later.text, 60, TIME),
	row('    the first time', ms(long.first.text)),
	...rowsOfFloor(floors[2000]),
];

const rowsOfFloor = ({ read, write }) => [
	row('    the host alone: the notes read at once', ms(read)),
	row('    the host alone: a line put into the text', ms(write)),
];

export const rowsOfMoveGrowth = figures => [growthRow('growth: last Enter to text, records in the note', figures)];

export const rowsOfFirstMove = ({ first, later }) => [
	row('last Enter to text, the first move after a start', ms(first.text)),
	row('  a later move', ms(later.text)),
	under('  the first, as a multiple of a later one', shareOf(first.text, later.text), 1.3, SHARE),
];

export const rowsOfLongSession = ({ text, slowestText, longestTask }, moves) => [
	row(`${moves} moves typed in a campaign of 10,000 notes: Enter to text`, ms(text)),
	under('  the slowest', slowestText, 100, TIME),
	under('  the longest task of the page, from the first letter of a move on', longestTask, 100, TIME),
];

export const rowsOfProseKey = ({ key, slowest, alone }, records) => [
	row(`a key of prose in a note of ${records} records: work on top of the host`, ms(key)),
	row('  the slowest of 100', ms(slowest)),
	row('  as a share of the host alone', [(key.median / alone.key.median).toFixed(2)]),
	row('  the host alone', ms(alone.key)),
	row('    the slowest of 100', ms(alone.slowest)),
];

export const rowsOfTable = ({ 500: { open, text, shown, elements } }) => [
	under('the Table with 500 tracks, opened', open, 150, TIME),
	row('  elements then', count(elements)),
	under('  a press on a track to its line in the text', text, 16, TIME),
	row('  until its card shows it, once it is on disk', ms(shown)),
];

export const rowsOfTableGrowth = figures => [growthRow('growth: the Table opened, tracks', figures)];

export const rowsOfOracleSearch = ({ letter, worst, first }) => [
	under('oracle search, a letter', letter, 8, TIME),
	row('  the worst letter', ms(worst)),
	row('  the first letter', ms(first)),
];

export const rowsOfHeap = ({ heap, alone }) => [
	under('heap on top of the host after a start', heap, 3, SIZE),
	row('  the host alone', SIZE[0](alone)),
];

export const rowsOfPhone = ({ records: { start, whole, lines }, moves: { first, later } }) => [
	row('as a phone, four times as slow: compile + evaluate + onload', ms(start.total)),
	row('  the first dialog painted', ms(first.dialog)),
	row('  later ones', ms(later.dialog)),
	row('  last Enter to text, vault on disk', ms(later.text)),
	row('    the first time', ms(first.text)),
	row('  a card', ms(each(whole.added, RECORDS))),
	row('  a line', ms(each(lines.added, RECORDS))),
];
