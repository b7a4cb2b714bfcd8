import { bundle } from '../bundle.mjs';
import { percentiles } from '../summary.mjs';
import { cursorToEnd, failOnErrors, openHost, settled } from './page.mjs';

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
 * editor, and the longest task of the page until the next is typed, in milliseconds.
 */
export async function measureTypedSession(browser, url, { note, moves }) {
	const opened = await openHost(browser, url, { note });
	const { page } = opened;
	await settled(opened);
	await page.evaluate(getReady);
	await cursorToEnd(opened);
	const each = [];
	for (let i = 0; i < moves; i++) {
		await typeAsked(page);
		await page.locator('.suggestion-item').first().waitFor();
		await page.evaluate(watchEnter);
		await page.keyboard.press('Enter');
		const text = await page.evaluate(() => window.bench.lastEnter);
		await settled(opened, 100);
		each.push({ text, longest: await page.evaluate(longestTask) });
	}
	const written = await page.evaluate(recordsWritten);
	if (written < moves) throw new Error(`${written} of ${moves} moves stand in ${note}`);
	await failOnErrors(page);
	await opened.close();
	return each;
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
