import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { PAGE, PLUGIN } from '../host/build.mjs';
import { serve } from '../host/server.mjs';
import { CHROMIUM_FLAGS } from '../../scripts/find-chromium.mjs';
import { bundle } from './bundle.mjs';
import { summary } from './summary.mjs';

const LOADS = 7;
const RECORDS = 200;

/** Reads its settings and registers nothing: what is measured with it is the host's own. */
const NO_PLUGIN =
	'module.exports = class extends require("obsidian").Plugin { async onload() { await this.loadData(); } };';

/** Starts the browser, hands it to the measuring, and clears up whatever happens. */
export async function measureInChromium(executablePath) {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-journal-bench-'));
	const closing = [() => fs.rmSync(folder, { recursive: true, force: true })];
	try {
		const empty = path.join(folder, 'no-plugin');
		fs.mkdirSync(empty);
		const [vault, ofLines] = ['cards', 'lines'].map(look => vaultWith(path.join(folder, look), look));
		for (const name of ['manifest.json', 'styles.css'])
			fs.copyFileSync(path.join(PLUGIN, name), path.join(empty, name));
		fs.writeFileSync(path.join(empty, 'main.js'), NO_PLUGIN);
		const ours = await serve({ vault, page: PAGE, plugin: PLUGIN });
		closing.unshift(() => ours.close());
		const lines = await serve({ vault: ofLines, page: PAGE, plugin: PLUGIN });
		closing.unshift(() => lines.close());
		const host = await serve({ vault, page: PAGE, plugin: empty });
		closing.unshift(() => host.close());
		const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
		closing.unshift(() => browser.close());
		return await measure(browser, { ours: ours.url, lines: lines.url, host: host.url });
	} finally {
		for (const close of closing) await close();
	}
}

/** A vault in which records are displayed as configured. */
function vaultWith(vault, look) {
	const plugin = path.join(vault, '.obsidian/plugins/sworn-journal');
	fs.mkdirSync(plugin, { recursive: true });
	fs.writeFileSync(path.join(plugin, 'data.json'), JSON.stringify({ inReading: look, inEditor: look }));
	return vault;
}

const noRuns = () => ({ ours: [], host: [] });

/** Page loads with the plugin and without it in turn, so that a busy spell of the machine meets both. */
async function measure(browser, urls) {
	const { journal, seed } = await madeUpNotes(browser);
	const start = { ours: [], host: [] };
	const views = { reading: noRuns(), whole: noRuns(), lines: noRuns(), live: noRuns() };
	for (let i = 0; i < LOADS; i++) {
		for (const [view, runs] of Object.entries(views)) {
			for (const name of ['ours', 'host']) {
				const page = await openHost(browser, urls[view === 'lines' && name === 'ours' ? 'lines' : name], seed);
				start[name].push(await page.evaluate(readMarks));
				runs[name].push(await openNote(page, journal, view, name === 'ours'));
				await page.context().close();
			}
		}
	}
	return {
		records: RECORDS,
		start: startOnTop(start),
		reading: onTop(views.reading),
		whole: onTop(views.whole),
		lines: onTop(views.lines),
		live: onTop(views.live),
	};
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

/** The notes come from the same TypeScript as the figures without an app. */
async function madeUpNotes(browser) {
	const page = await browser.newPage();
	const script = await bundle('test/benchmark/notes.ts');
	const notes = await page.evaluate(
		([code, records]) => {
			const { CHARACTER_PATH, JOURNAL_PATH, characterNote, journalOf } = new Function(`${code}; return benchmark;`)();
			return {
				journal: JOURNAL_PATH,
				seed: { 'Start here.md': 'Hello.', [CHARACTER_PATH]: characterNote, [JOURNAL_PATH]: journalOf(records) },
			};
		},
		[script, RECORDS],
	);
	await page.close();
	return notes;
}

async function openHost(browser, url, seed) {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	await page.addInitScript(notes => {
		window.HOST_SEED = notes;
	}, seed);
	await page.goto(url);
	await page.waitForFunction(() => window.hostReady === true || document.querySelector('.host-failure'));
	await failOnErrors(page);
	return page;
}

async function failOnErrors(page) {
	const errors = await page.evaluate(() => [
		...(window.hostErrors ?? []).map(error => String(error?.stack ?? error)),
		...[...document.querySelectorAll('.host-failure')].map(failure => failure.textContent),
	]);
	if (errors.length > 0) throw new Error(`the stand-in host reports: ${errors.join('\n')}`);
}

function readMarks() {
	const at = name => performance.getEntriesByName(`stand-in:${name}`)[0].startTime;
	const compile = at('evaluate-start') - at('compile-start');
	const evaluate = at('evaluate-end') - at('evaluate-start');
	const onload = at('onload-end') - at('onload-start');
	return { compile, evaluate, onload };
}

/** If nothing scrolls, Reading view renders all of a note at once, and all of it stays in the page. */
const NOTHING_SCROLLS = '.markdown-preview-view.markdown-reading-view { overflow: visible; }';

const drawnIn = view => (view === 'lines' ? '.sworn-line' : '.sworn-card');

/** Opens the note, and waits until its records are there and nothing is rendered any more: Reading view continues to the end of the note. */
async function openNote(page, note, view, hasRecords) {
	const isWhole = view === 'whole' || view === 'lines';
	if (isWhole) await page.addStyleTag({ content: NOTHING_SCROLLS });
	const session = await page.context().newCDPSession(page);
	// The time of the page's own thread: what else the machine is doing does not count.
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const worked = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
	};
	await page.evaluate(startNote, view === 'live' ? 'live' : 'preview');
	const before = await worked();
	const waited = await page.evaluate(openAndLayOut, note);
	if (hasRecords) await page.waitForSelector(drawnIn(view));
	const work = await settled(worked);
	await failOnErrors(page);
	const drawn = await page.evaluate(countElements, drawnIn(view));
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	if (view === 'reading' && hasRecords) await page.evaluate(failUnlessDrawnToItsEnd);
	if (isWhole && hasRecords && drawn.cards !== RECORDS) throw new Error(`${drawn.cards} records were drawn`);
	return { ...drawn, waited, work: work - before, heap: usedSize };
}

const QUIET = 300;

/** The work done once hardly any more is being done. */
async function settled(worked) {
	for (let before = await worked(); ;) {
		await new Promise(resolve => setTimeout(resolve, QUIET));
		const now = await worked();
		if (now - before < QUIET / 50) return before;
		before = now;
	}
}

const startNote = mode => window.app.workspace.getLeaf(false).view.setMode?.(mode);

/** How long it takes until what is in sight is rendered. */
async function openAndLayOut(note) {
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
