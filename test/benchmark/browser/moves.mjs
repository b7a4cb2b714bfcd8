import { cursorToEnd, failOnErrors, openHost, settled, workBetweenMarks, worked } from './page.mjs';
import { madeUpNotes } from './made-up-notes.mjs';
import { summary } from '../summary.mjs';

/** How long the page is still once all that follows a move is done, the comparing of the note included. */
const AFTER_A_MOVE = 500;

/** How often a move is made on each page, after its first. */
const MORE = 2;

/** Vaults on disk whose journal has so many records. */
export async function campaigns(served, sizes, plugin) {
	const { CHARACTER_PATH, JOURNAL_PATH, characterNote, journalOf, trackNotes } = await madeUpNotes();
	const tracks = Object.fromEntries(trackNotes(10).map(({ path, text }) => [path, text]));
	const texts = Object.fromEntries(sizes.map(records => [records, journalOf(records)]));
	const urls = {};
	for (const records of sizes)
		urls[records] = await served({
			notes: { [CHARACTER_PATH]: characterNote, ...tracks, [JOURNAL_PATH]: texts[records] },
			plugin,
		});
	return { urls, texts, journal: JOURNAL_PATH };
}

/** Moves made by keyboard on a page of their own, from the command to the record in the text, in milliseconds. */
export async function measureMoves(browser, url, { note, phone, pages }) {
	const firsts = [];
	const laters = [];
	for (let i = 0; i < pages; i++) {
		const opened = await openHost(browser, url, { note, phone });
		await settled(opened);
		await opened.page.evaluate(letDiceHit);
		firsts.push(await oneMove(opened));
		for (let more = 0; more < MORE; more++) laters.push(await oneMove(opened));
		await failOnErrors(opened.page);
		await opened.close();
	}
	return { first: summary(firsts), later: summary(laters) };
}

/** Strong hits without a match: nothing is left open. */
function letDiceHit() {
	let thrown = 0;
	window.plugin.dice = { roll: sides => (sides === 6 ? 5 : (thrown++ % 2) + 1) };
}

async function oneMove(opened) {
	const { page } = opened;
	await cursorToEnd(opened);
	await settled(opened, 100);
	const dialog = await page.evaluate(openDialog);
	await settled(opened, 100);
	await page.keyboard.type('face danger');
	await page.keyboard.press('Enter');
	await page.keyboard.press('e');
	await settled(opened, 100);
	const before = await worked(opened);
	const figures = await workBetweenMarks(opened, async () => {
		await page.evaluate(watchEnter);
		await page.keyboard.press('Enter');
		return await page.evaluate(() => window.bench.lastEnter);
	});
	const whole = (await settled(opened, AFTER_A_MOVE)) - before;
	if ((await page.locator('.modal').count()) > 0) throw new Error('something is left open after a strong hit');
	return { dialog, ...figures, whole };
}

async function openDialog() {
	const taken = await window.bench.untilPainted(() => window.bench.run('make-a-move'));
	if (!document.querySelector('.sworn-move-dialog .sworn-move-row')) throw new Error('the dialog is not there');
	return taken;
}

/** From the next Enter to the text standing in the editor, laid out, and until it is painted. */
function watchEnter() {
	const written = window.bench.written();
	window.bench.lastEnter = new Promise(resolve => {
		const onEnter = async () => {
			performance.mark('bench:start');
			const start = performance.now();
			const text = (await written) - start;
			resolve({ text, painted: text + (await window.bench.frame()) });
		};
		window.addEventListener('keydown', () => void onEnter(), { capture: true, once: true });
	});
}

/**
 * What no plugin can be quicker than, on a host without one: all notes of the action read at once, and a line put into the
 * text and laid out.
 */
export async function measureFloor(browser, url, { note, pages }) {
	const runs = [];
	for (let i = 0; i < pages; i++) {
		const opened = await openHost(browser, url, { note });
		await settled(opened);
		for (let more = 0; more <= MORE; more++) {
			await cursorToEnd(opened);
			await settled(opened, 100);
			const before = await worked(opened);
			const figures = await workBetweenMarks(opened, () => opened.page.evaluate(readAndWrite, LINE));
			runs.push({ ...figures, whole: (await settled(opened, AFTER_A_MOVE)) - before });
		}
		await opened.close();
	}
	return summary(runs);
}

const LINE = '\n`sworn: Face Danger › strong hit; edge 2; 5 vs 1, 2; momentum 3 → 4`\n';

async function readAndWrite(line) {
	const { vault, workspace } = window.app;
	const { editor, file } = workspace.getMostRecentLeaf().view;
	performance.mark('bench:start');
	const start = performance.now();
	await Promise.all([...vault.getMarkdownFiles().map(each => vault.read(each)), vault.adapter.exists(file.path)]);
	const read = performance.now() - start;
	const end = editor.offsetToPos(editor.getValue().length);
	const writing = performance.now();
	editor.transaction({ changes: [{ from: end, to: end, text: line }] });
	void document.body.offsetHeight;
	performance.mark('bench:end');
	return { read, write: performance.now() - writing };
}
