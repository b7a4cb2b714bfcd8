import { failOnErrors, heapOf, openHost, settled, worked } from './page.mjs';
import { madeUpNotes } from './made-up-notes.mjs';
import { summary } from '../summary.mjs';

export const RECORDS = 200;

const noRuns = () => ({ ours: [], host: [] });

/** The addresses of the same vault, its notes in memory, with the plugin and without it, and where records draw as lines. */
export async function vaultsOfRecords(served, empty) {
	const looks = look => ({ inReading: look, inEditor: look });
	return {
		ours: await served({ settings: looks('cards') }),
		lines: await served({ settings: looks('lines') }),
		host: await served({ settings: looks('cards'), plugin: empty }),
	};
}

/**
 * Starts, and a note of records in these views. Page loads with the plugin and without it in turn, so that a busy spell of
 * the machine meets both.
 */
export async function measureRecords(browser, urls, { views: names, loads, phone = false }) {
	const { CHARACTER_PATH, JOURNAL_PATH, characterNote, journalOf } = await madeUpNotes();
	const seed = { 'Start here.md': 'Hello.', [CHARACTER_PATH]: characterNote, [JOURNAL_PATH]: journalOf(RECORDS) };
	const start = noRuns();
	const views = Object.fromEntries(names.map(name => [name, noRuns()]));
	for (let i = 0; i < loads; i++) {
		for (const [view, runs] of Object.entries(views)) {
			for (const name of ['ours', 'host']) {
				const url = urls[isLines(view) && name === 'ours' ? 'lines' : name];
				const opened = await openHost(browser, url, { seed, phone });
				start[name].push(await opened.page.evaluate(readMarks));
				runs[name].push(await openNote(opened, JOURNAL_PATH, view, name === 'ours'));
				await opened.close();
			}
		}
	}
	const each = Object.entries(views).map(([name, runs]) => [name, onTop(runs)]);
	return { start: startOnTop(start), ...Object.fromEntries(each) };
}

/** The host reads the settings over the network, an app from its disk: that wait is not ours. */
function startOnTop({ ours, host }) {
	const wait = summary(host).onload.median;
	return summary(
		ours.map(({ compile, evaluate, onload }) => {
			const own = Math.max(0, onload - wait);
			return { compile, evaluate, onload: own, total: compile + evaluate + own };
		}),
	);
}

/** What the plugin adds to the same note on the same host. */
function onTop({ ours, host }) {
	const alone = summary(host);
	return {
		alone,
		...summary(
			ours.map(run => ({
				...run,
				waited: run.waited - alone.waited.median,
				added: run.work - alone.work.median,
				heap: run.heap - alone.heap.median,
			})),
		),
	};
}

/** How long the plugin took to load, by the marks of the host. */
export function readMarks() {
	const at = name => performance.getEntriesByName(`stand-in:${name}`)[0].startTime;
	const compile = at('evaluate-start') - at('compile-start');
	const evaluate = at('evaluate-end') - at('evaluate-start');
	const onload = at('onload-end') - at('onload-start');
	return { compile, evaluate, onload };
}

/** Where nothing scrolls, Reading view draws all of a note at once, and all of it stays in the page. */
const NOTHING_SCROLLS = '.markdown-preview-view.markdown-reading-view { overflow: visible; }';

/** The views that draw records as lines: all of them at once, or as Reading view does. */
const isLines = view => view === 'lines' || view === 'linesInSight';

const drawnIn = view => (isLines(view) ? '.sworn-line' : '.sworn-card');

/** Opens the note, and waits until its records are there and nothing is drawn any more: Reading view goes on to the end of the note. */
async function openNote(opened, note, view, hasRecords) {
	const { page } = opened;
	const isWhole = view === 'whole' || view === 'lines';
	if (isWhole) await page.addStyleTag({ content: NOTHING_SCROLLS });
	await page.evaluate(startNote, view === 'live' ? 'live' : 'preview');
	const before = await worked(opened);
	const waited = await page.evaluate(openAndLayOut, note);
	if (hasRecords) await page.waitForSelector(drawnIn(view));
	const work = await settled(opened);
	await failOnErrors(page);
	const drawn = await page.evaluate(countElements, drawnIn(view));
	const heap = await heapOf(opened);
	if (view === 'reading' && hasRecords) await page.evaluate(failUnlessDrawnToItsEnd);
	if (isWhole && hasRecords && drawn.cards !== RECORDS) throw new Error(`${drawn.cards} records were drawn`);
	return { ...drawn, waited, work: work - before, heap };
}

/** Sets the view of the note in use. */
export const startNote = mode => window.app.workspace.getLeaf(false).view.setMode?.(mode);

/** How long it takes until what is in sight is drawn. */
export async function openAndLayOut(note) {
	const { app } = window;
	const start = performance.now();
	await app.workspace.getLeaf(false).openFile(app.vault.getFileByPath(note));
	void document.body.offsetHeight;
	return performance.now() - start;
}

/** At its end nothing is left out below, and the last block is a card. */
async function failUnlessDrawnToItsEnd() {
	const scroller = document.querySelector('.markdown-reading-view');
	scroller.scrollTop = scroller.scrollHeight;
	await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
	const sizer = scroller.querySelector('.markdown-preview-sizer');
	const last = [...sizer.children].findLast(({ className }) => className.startsWith('el-'));
	if (parseFloat(sizer.style.paddingBottom) > 1 || !last?.querySelector('.sworn-card'))
		throw new Error('the note was not drawn to its end');
}

function countElements(drawn) {
	const cards = [...document.querySelectorAll(drawn)];
	const elements = cards.map(card => card.querySelectorAll('*').length + 1).sort((a, b) => a - b);
	return { cards: cards.length, elements: elements[Math.floor(elements.length / 2)] ?? 0 };
}
