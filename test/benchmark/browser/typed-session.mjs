import { bundle } from '../bundle.mjs';
import { percentiles } from '../summary.mjs';
import { difference } from '../difference.mjs';
import { cursorToEnd, failOnErrors, openHost, settled, worked } from './page.mjs';

/** Typed before each move, in a paragraph of its own. */
const SENTENCE = 'The corridor turns twice. ';
const ASKED = ';;face danger edge';

/** The note that is played in. */
const JOURNAL = 'Journals/Note 0.md';

/** A campaign among ten thousand notes, on disk. */
export async function largeCampaign(served) {
	const made = new Function(`${await bundle('test/benchmark/vault.ts')}; return benchmark;`)();
	return { url: await served({ notes: made.longCampaign() }), note: JOURNAL };
}

/**
 * A session of moves typed into one note, one after the other as the page allows it: for each, from Enter to its text in the
 * editor, the longest task of the page until the next is typed, and the work of the page's own thread, in milliseconds.
 */
export async function measureTypedSession(browser, url, { note, moves }) {
	const opened = await openHost(browser, url, { note });
	const { page } = opened;
	await settled(opened);
	await page.evaluate(getReady);
	await cursorToEnd(opened);
	const each = [];
	for (let before = await worked(opened), i = 0; i < moves; i++) {
		await typeAsked(page);
		await page.locator('.suggestion-item').first().waitFor();
		await page.evaluate(watchEnter);
		await page.keyboard.press('Enter');
		const text = await page.evaluate(() => window.bench.lastEnter);
		await settled(opened, 100);
		const now = await worked(opened);
		each.push({
			text,
			longest: await page.evaluate(longestTask),
			work: now - before,
			note: await page.evaluate(noteInUse),
		});
		before = await worked(opened);
	}
	const written = await page.evaluate(recordsWritten);
	if (written < moves) throw new Error(`${written} of ${moves} moves stand in ${note}`);
	await failOnErrors(page);
	await opened.close();
	return each;
}

/**
 * The work of the same session on a host without a plugin: the same keys, then the editor puts the text in that the moves
 * of `each` left.
 */
export async function measureSameEdits(browser, url, { note, each }) {
	const opened = await openHost(browser, url, { note });
	const { page } = opened;
	await settled(opened);
	await cursorToEnd(opened);
	const works = [];
	for (let i = 0; i < each.length; i++) {
		const { text, cursor } = each[i].note;
		const start = await worked(opened);
		await typeAsked(page);
		await settled(opened, 100);
		const typed = await worked(opened);
		const change = { ...difference((await page.evaluate(noteInUse)).text, text), cursor };
		const asked = await worked(opened);
		await page.evaluate(putIn, change);
		await settled(opened, 100);
		works.push({ work: (await worked(opened)) - asked + typed - start });
		if ((await page.evaluate(noteInUse)).text !== text) throw new Error(`the host alone has another text in ${note}`);
	}
	await failOnErrors(page);
	await opened.close();
	return works;
}

async function typeAsked(page) {
	for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
	await page.keyboard.type(`${SENTENCE}${ASKED}`);
}

/** The median and the longest of a session's moves. */
export function figuresOf(each) {
	const of = name => percentiles(each.map(move => move[name]));
	return {
		text: { median: of('text').median },
		slowestText: { median: Math.max(...each.map(({ text }) => text)) },
		longestTask: { median: Math.max(...each.map(({ longest }) => longest)) },
	};
}

/** The work of the moves of each part of a session, per move. */
export const workByPart = (each, parts) =>
	Array.from({ length: parts }, (_, i) => {
		const size = each.length / parts;
		const part = each.slice(i * size, (i + 1) * size);
		return part.reduce((sum, { work }) => sum + work, 0) / part.length;
	});

/** Strong hits without a match; and tasks of over 50 ms are kept. */
function getReady() {
	let thrown = 0;
	window.plugin.dice = { roll: sides => (sides === 6 ? (thrown % 3) + 4 : (thrown++ % 2) + 1) };
	window.bench.longTasks = [];
	new PerformanceObserver(list => {
		for (const { duration } of list.getEntries()) window.bench.longTasks.push(duration);
	}).observe({ entryTypes: ['longtask'] });
}

/** The longest task since this was asked last; 0 if none took 50 ms. */
function longestTask() {
	return Math.max(0, ...window.bench.longTasks.splice(0));
}

/** From the next Enter to the text standing in the editor, laid out. */
function watchEnter() {
	const written = window.bench.written();
	window.bench.lastEnter = new Promise((resolve, reject) => {
		const onEnter = () => {
			setTimeout(() => reject(new Error('Enter wrote nothing in 20 seconds')), 20_000);
			const start = performance.now();
			void written.then(at => resolve(at - start));
		};
		window.addEventListener('keydown', onEnter, { capture: true, once: true });
	});
}

function recordsWritten() {
	return window.app.workspace.getMostRecentLeaf().view.editor.getValue().split('`sworn: Face Danger').length - 1;
}

/** The text of the note in use, and the offset of the cursor. */
function noteInUse() {
	const { editor } = window.app.workspace.getMostRecentLeaf().view;
	return { text: editor.getValue(), cursor: editor.posToOffset(editor.getCursor()) };
}

function putIn({ from, to, text, cursor }) {
	const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
	cm.dispatch({ changes: { from, to, insert: text }, selection: { anchor: cursor }, scrollIntoView: true });
}
