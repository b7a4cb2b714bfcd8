import { failOnErrors, openHost, settled, worked } from './page.mjs';
import { madeUpNotes } from './made-up-notes.mjs';
import { summary } from '../summary.mjs';

const PRESSES = 5;

/** Vaults on disk of a character with so many vows, each a note, and a journal. */
export async function vaultsOfTracks(served, sizes, plugin) {
	const { CHARACTER_PATH, JOURNAL_PATH, characterNote, journalOf, trackNotes } = await madeUpNotes();
	const journal = { [CHARACTER_PATH]: characterNote, [JOURNAL_PATH]: journalOf(20) };
	const urls = {};
	for (const tracks of sizes) {
		const vows = Object.fromEntries(trackNotes(tracks).map(({ path, text }) => [path, text]));
		urls[tracks] = await served({ notes: { ...journal, ...vows }, plugin });
	}
	return { urls, journal: JOURNAL_PATH };
}

/**
 * The Table beside the journal, each time in a page of its own: opened, then pressed, in milliseconds. `host` is the work of
 * putting the same elements into a page without the plugin, whose address is `alone`.
 */
export async function measureTable(browser, url, { note, pages, alone }) {
	const runs = [];
	for (let i = 0; i < pages; i++) {
		const opened = await openHost(browser, url, { note });
		const { page } = opened;
		await settled(opened);
		const before = await worked(opened);
		const open = await page.evaluate(openTable);
		const work = (await settled(opened)) - before;
		const html = await page.evaluate(() => document.querySelector('.sworn-table').outerHTML);
		const elements = await page.evaluate(() => document.querySelectorAll('.sworn-table *').length);
		const presses = [];
		for (let press = 0; press < PRESSES; press++) {
			presses.push(await page.evaluate(markProgress));
			await page.waitForFunction(() => !document.querySelector('.sworn-table [aria-busy]'));
			await settled(opened, 100);
		}
		await failOnErrors(page);
		await opened.close();
		const { text, shown } = summary(presses);
		const host = alone === undefined ? 0 : await workOfElements(browser, alone, { note, html });
		runs.push({ open, elements, work, host, text: text.median, shown: shown.median });
	}
	return summary(runs);
}

async function workOfElements(browser, url, { note, html }) {
	const opened = await openHost(browser, url, { note });
	const before = await settled(opened);
	await opened.page.evaluate(putBeside, html);
	const work = (await settled(opened)) - before;
	await opened.close();
	return work;
}

async function putBeside(html) {
	const { workspace } = window.app;
	const leaf = workspace.getRightLeaf(false);
	await workspace.revealLeaf(leaf);
	leaf.view.containerEl.insertAdjacentHTML('beforeend', html);
	if (document.querySelector('.sworn-table').offsetHeight === 0) throw new Error('the elements are out of sight');
}

/** Until the cards of the tracks stand on it. */
const openTable = () =>
	window.bench.untilSo(
		() => window.bench.run('open-the-table'),
		() => document.querySelector('.sworn-table-track'),
	);

/** From a press that marks progress on a vow to its line in the text of the note, and to its card that shows it. */
async function markProgress() {
	// the vault stays as earlier pages left it: a full track takes no more
	const track = [...document.querySelectorAll('.sworn-table-track')].find(each =>
		each.querySelector('.sworn-table-mark:not([aria-disabled=true])'),
	);
	const name = track.querySelector('.sworn-table-track-name').textContent;
	const boxes = () =>
		[...document.querySelectorAll('.sworn-table-track')]
			.find(each => each.querySelector('.sworn-table-track-name').textContent === name)
			.querySelector('[aria-label]:not(button)')
			.getAttribute('aria-label');
	const before = boxes();
	const start = performance.now();
	const written = window.bench.written();
	const shown = await window.bench.untilSo(
		() => track.querySelector('.sworn-table-mark').click(),
		() => boxes() !== before,
	);
	return { text: (await written) - start, shown };
}
