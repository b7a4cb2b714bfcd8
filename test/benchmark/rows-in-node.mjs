import { gzipSync } from 'node:zlib';
import { count, growthRow, ms, NUMBER, row, SHARE, TIME, under, verdict } from './rows.mjs';

export function rowsOfBundle(code) {
	const isAscii = code.every(byte => byte < 128);
	return [
		row('main.js', [`${code.length} bytes`], 'under 2500000', verdict(code.length < 2_500_000)),
		row('main.js, as gzip sends it', [`${gzipSync(code).length} bytes`]),
		row('main.js is plain ASCII', [isAscii ? 'yes' : 'no'], 'yes', verdict(isAscii)),
	];
}

/** What each folder of src has, in thousands of bytes of the bundle. */
export const rowsOfRooms = sizes =>
	[...sizes].map(([room, { files, lines, bytes }]) =>
		row(room, [`${files} files, ${lines.toLocaleString('en')} lines, ${(bytes / 1000).toFixed(1)} kB`]),
	);

export const rowsOfNode = figures => [
	...Object.entries(figures.firstUse).map(([id, figure]) => under(`first use of ${id}`, figure, 60, TIME)),
	...Object.entries(figures.effects).map(([id, figure]) =>
		under(`effects of ${id}, every move, first time`, figure, 50, TIME),
	),
	row('effects of starforged, every move, again', ms(figures.effectsAgain)),
	row('a rules note of 60 kB checked, with the reader warm', ms(figures.rulesNote)),
	row('first move decided', ms(figures.firstRoll)),
	under('a move decided', figures.roll, 2, TIME),
	row('the same, with the edits of two notes (200 records)', ms(figures.rollOnPage)),
	row('the same, with the notes of 10 tracks', ms(figures.rollWithTracks)),
	row('the same, with the 20 of 200 journals that hold open tracks', ms(figures.rollWithJournals)),
	under('what is typed: the slowest letter', figures.typedLetter, 16, TIME),
	row('  and the first time', ms(figures.firstLetter)),
	row('500 journals of Iron Vault, 10 moves each, told as records', ms(figures.journalsImported)),
	row('blocks of a 5 MB note found', ms(figures.largeNote)),
	row('blocks of the worst of 8 hostile notes found', ms(figures.hostileNote)),
];

export const rowsOfRules = ({ short, long, growth }) => [
	...rowsOfNote('60 kB', short, 100),
	...rowsOfNote('1 MB', long, 1000),
	under('reading 10, 100 and 1,000 moves: exponent of growth', growth.exponent, 1.1, SHARE),
];

const rowsOfNote = (size, { read, effects, checked }, limit) => [
	under(`a rules note of ${size} read, first time`, read.total, limit, TIME),
	under('  longest task', read.longest, 50, TIME),
	row('  the effects of all of its moves', ms(effects)),
	under('  checked', checked.total, limit, TIME),
	under('  longest task', checked.longest, 50, TIME),
];

export const rowsOfIndex = ({ gathered, changed, firstStart, secondStart }) => [
	under('10,000 notes indexed', gathered, 60, TIME),
	under('one changed note', changed, 1, TIME),
	...rowsOfStart('first start', firstStart),
	...rowsOfStart('second start', secondStart),
];

export const rowsOfPacing = ({ 5000: five, 10000: ten }) => [
	under('a vault of 5,000 journals: all blocks of tracks known', five.first.known, 1500, TIME),
	under('a vault of 10,000 journals: all blocks of tracks known', ten.first.known, 3000, TIME),
	under('  a key that is typed meanwhile waits at most', ten.first.longest, 8, TIME),
	row('  at the second start', ms(ten.second.known)),
	under('  notes read then', ten.second.reads, 1, NUMBER),
];

const rowsOfStart = (which, { work, longest, reads }) => [
	row(`${which}: blocks of tracks found, work in idle slices`, ms(work)),
	row('  notes read', count(reads)),
	under('  idle slices: longest', longest, 8, TIME),
];

export const rowsOfIndexGrowth = figures => [growthRow('growth: notes of a vault indexed', figures)];
