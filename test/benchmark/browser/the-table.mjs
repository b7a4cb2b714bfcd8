import { failOnErrors, openHost, settled } from './page.mjs';
import { madeUpNotes } from './made-up-notes.mjs';
import { summary } from '../summary.mjs';

const PRESSES = 5;

/** Vaults on disk of a character with so many vows, each a note, and a journal. */
export async function vaultsOfTracks(served, sizes) {
	const { CHARACTER_PATH, JOURNAL_PATH, characterNote, journalOf, trackNotes } = await madeUpNotes();
	const journal = { [CHARACTER_PATH]: characterNote, [JOURNAL_PATH]: journalOf(20) };
	const urls = {};
	for (const tracks of sizes) {
		const vows = Object.fromEntries(trackNotes(tracks).map(({ path, text }) => [path, text]));
		urls[tracks] = await served({ notes: { ...journal, ...vows } });
	}
	return { urls, journal: JOURNAL_PATH };
}

/** The Table beside the journal, each time in a page of its own: opened, then pressed, in milliseconds. */
export async function measureTable(browser, url, { note, pages }) {
	const runs = [];
	for (let i = 0; i < pages; i++) {
		const opened = await openHost(browser, url, { note });
		const { page } = opened;
		await settled(opened);
		const open = await page.evaluate(openTable);
		await settled(opened);
		const elements = await page.evaluate(() => document.querySelectorAll('.sworn-table *').length);
		const presses = [];
		for (let press = 0; press < PRESSES; press++) {
			presses.push({ press: await page.evaluate(markProgress) });
			await page.waitForFunction(() => !document.querySelector('.sworn-table [aria-busy]'));
			await settled(opened, 100);
		}
		await failOnErrors(page);
		await opened.close();
		runs.push({ open, elements, press: summary(presses).press.median });
	}
	return summary(runs);
}

/** Until the cards of the tracks stand on it. */
const openTable = () =>
	window.bench.untilSo(
		() => window.bench.run('open-the-table'),
		() => document.querySelector('.sworn-table .sworn-track'),
	);

/** From a press that marks progress on the first vow to its card that shows it. */
function markProgress() {
	const value = () => document.querySelector('.sworn-table .sworn-track [role=slider]').getAttribute('aria-valuenow');
	const before = value();
	return window.bench.untilSo(
		() => document.querySelector('.sworn-table .sworn-track [data-control="Mark progress"]').click(),
		() => value() !== before,
	);
}
