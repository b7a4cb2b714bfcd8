import { campaigns, measureFloor, measureMoves } from './browser/moves.mjs';
import { inBrowser } from './browser/opened.mjs';
import { measureProseKeys } from './browser/prose-key.mjs';
import { measureRecords, RECORDS, vaultsOfRecords } from './browser/start-and-records.mjs';
import { measureTable, vaultsOfTracks } from './browser/the-table.mjs';
import { measureIndexGrowth } from './in-node.mjs';
import { exponentOf, ms } from './rows.mjs';
import { forEach } from './subjects.mjs';

/** The records in the notes that moves are made in; the tracks on the Table. */
const SIZES = [30, 120, 480];
const [FEW, , MANY] = SIZES;
const TRACKS = [10, 100, 500];

export const HEADER = ['processor time of the page', 'ours', 'host alone', 'ratio', 'goal'];

const PARTS = [rowsOfMoves, rowsOfRecords, rowsOfTable, rowsOfIndex];

/** Ours as a multiple of the host alone, all in one run, in processor time; each row is told as soon as it is measured. */
export const ratios = (executablePath, tell, pages = 2) =>
	inBrowser(executablePath, async opened => {
		for (const part of PARTS) for (const row of await part(opened, pages)) tell(row);
	});

async function rowsOfMoves({ browser, served, empty }, pages) {
	const { urls, journal: note, texts } = await campaigns(served, SIZES);
	const { urls: hosts } = await campaigns(served, SIZES, empty);
	const ours = await forEach(urls, url => measureMoves(browser, url, { note, pages }));
	const alone = await forEach(hosts, url => measureFloor(browser, url, { note, pages }));
	const side = { url: urls[MANY], alone: hosts[MANY], note, text: texts[MANY] };
	const { ours: prose } = await measureProseKeys(browser, { ours: side }, { pages });
	const { first, later } = ours[FEW];
	return [
		ratio('last Enter to text, on disk', later.work.median, alone[FEW].work.median, 2.5),
		ratio('a move from Enter until all stands still', later.whole.median, alone[FEW].whole.median),
		[
			'Enter to text of the first move after a start, by a later one',
			time(first.work.median),
			'',
			times(first.work.median / later.work.median),
			'1.5',
		],
		ratio(`a key of prose, ${MANY} records`, prose.key.median + prose.alone.key.median, prose.alone.key.median),
		growth(
			`records in the note, ${FEW} to ${MANY}: Enter to text`,
			mapped(ours, each => each.later.work),
			mapped(alone, each => each.work),
		),
		growth(
			'the same: a move until all stands still',
			mapped(ours, each => each.later.whole),
			mapped(alone, each => each.whole),
		),
	];
}

async function rowsOfRecords({ browser, served, empty }, loads) {
	const urls = await vaultsOfRecords(served, empty);
	const { reading, live } = await measureRecords(browser, urls, { views: ['reading', 'live'], loads });
	const opened = ({ added, alone: { work } }) => [added.median + work.median, work.median];
	return [
		ratio(`a note of ${RECORDS} records opened, Reading view`, ...opened(reading)),
		ratio('the same, Live Preview', ...opened(live)),
	];
}

async function rowsOfTable({ browser, served, empty }) {
	const { urls, journal: note } = await vaultsOfTracks(served, TRACKS);
	const { urls: hosts } = await vaultsOfTracks(served, TRACKS, empty);
	const tables = await forEach(urls, (url, size) => measureTable(browser, url, { note, pages: 1, alone: hosts[size] }));
	const { work, host } = tables[TRACKS.at(-1)];
	return [
		ratio(`the Table with ${TRACKS.at(-1)} tracks opened; alone, the same elements`, work.median, host.median),
		growth(
			`tracks, ${TRACKS[0]} to ${TRACKS.at(-1)}: the Table opened`,
			mapped(tables, each => each.work),
			mapped(tables, each => each.host),
		),
	];
}

async function rowsOfIndex() {
	return [growth('notes of a vault, 1,000 to 10,000: indexed', await measureIndexGrowth())];
}

const mapped = (figures, of) => Object.fromEntries(Object.entries(figures).map(([size, each]) => [size, of(each)]));

const time = median => ms({ median })[0];
const times = number => number.toFixed(2);

const ratio = (what, ours, host, goal = '') => [what, time(ours), time(host), times(ours / host), String(goal)];

/** The exponents of what it takes for several sizes. */
const growth = (what, ours, host) => {
	const exponent = figures =>
		`^${times(exponentOf(Object.entries(figures).map(([size, { median }]) => [Number(size), median])))}`;
	return [`growth by ${what}`, exponent(ours), host ? exponent(host) : '', '', '^1.1'];
};
