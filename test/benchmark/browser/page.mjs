/** A phone is four times as slow, as tall as most, and touched. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const SLOWER = 4;

/**
 * A page of its own on the stand-in host. `seed` are notes in memory in place of those on disk; `note` is opened where one
 * writes.
 */
export async function openHost(browser, url, { seed, note, phone = false } = {}) {
	const context = await browser.newContext(phone ? PHONE : DESKTOP);
	const page = await context.newPage();
	await page.addInitScript(addTools);
	if (seed) await page.addInitScript(notes => void (window.HOST_SEED = notes), seed);
	const session = await context.newCDPSession(page);
	if (phone) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	// The time of the page's own thread: what else the machine is doing does not count.
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	const query = new URLSearchParams({
		...(note ? { note, mode: 'live' } : {}),
		...(phone ? { mobile: '1', keyboard: 'none' } : {}),
	});
	await page.goto(`${url}?${query}`);
	await page.waitForFunction(() => window.hostReady === true || document.querySelector('.host-failure'));
	await failOnErrors(page);
	return { page, session, close: () => context.close() };
}

export async function failOnErrors(page) {
	const errors = await page.evaluate(() => [
		...(window.hostErrors ?? []).map(error => String(error?.stack ?? error)),
		...[...document.querySelectorAll('.host-failure')].map(failure => failure.textContent),
	]);
	if (errors.length > 0) throw new Error(`the stand-in host reports: ${errors.join('\n')}`);
}

/** What the page's own thread has worked so far, in milliseconds. */
export async function worked({ session }) {
	const { metrics } = await session.send('Performance.getMetrics');
	return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** What the page's own thread works between the two marks that an action sets, in milliseconds, beside what the action returns. */
export async function workBetweenMarks({ page }, act) {
	const browser = page.context().browser();
	await browser.startTracing(page, { categories: ['blink.user_timing'] });
	const figures = await act();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
	const at = mark => traceEvents.find(({ name }) => name === `bench:${mark}`).tts / 1000;
	return { ...figures, work: at('end') - at('start') };
}

const QUIET = 300;

/** The work done once hardly any more is being done. */
export async function settled(opened, quiet = QUIET) {
	for (let before = await worked(opened); ;) {
		await new Promise(resolve => setTimeout(resolve, quiet));
		const now = await worked(opened);
		if (now - before < quiet / 50) return before;
		before = now;
	}
}

/** The bytes that are in use once what is not is gone. */
export async function heapOf({ session }) {
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	return usedSize;
}

/** Puts the cursor at the end of a note; without a path, of the note in use. */
export const cursorToEnd = ({ page }, note) =>
	page.evaluate(path => {
		const editor = window.bench.editorOf(path);
		editor.setCursor(editor.offsetToPos(editor.getValue().length));
		editor.focus();
	}, note);

/** What measures in the page. */
function addTools() {
	const later = () =>
		new Promise(resolve => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => resolve();
			port2.postMessage(0);
		});
	/** What the next frame takes; the wait for the beat of the screen does not count. */
	const frame = () =>
		new Promise(resolve =>
			requestAnimationFrame(() => {
				const start = performance.now();
				void later().then(() => resolve(performance.now() - start));
			}),
		);
	window.bench = {
		run: command => window.app.commands.executeCommandById(`sworn-journal:${command}`),
		frame,
		/** The editor of an open note, which comes to the front; without a path, of the note in use. */
		editorOf: note => {
			const { workspace } = window.app;
			const [leaf] = workspace.getLeavesOfType('markdown').filter(({ view }) => view.file?.path === note);
			if (leaf) workspace.setActiveLeaf(leaf, { focus: true });
			return (leaf ?? workspace.getMostRecentLeaf()).view.editor;
		},
		/** How long an action takes until the page shows it. */
		untilPainted: async action => {
			const start = performance.now();
			action();
			await later();
			void document.body.offsetHeight;
			const laidOut = performance.now() - start;
			return laidOut + (await frame());
		},
		/** When the text of the note in use changes next in its editor, whichever way it is asked to, and is laid out. */
		written: () => {
			const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
			return new Promise(resolve => {
				const { dispatch } = cm;
				cm.dispatch = (...asked) => {
					const before = cm.state.doc;
					dispatch.apply(cm, asked);
					if (cm.state.doc.eq(before)) return;
					delete cm.dispatch;
					void document.body.offsetHeight;
					performance.mark('bench:end');
					resolve(performance.now());
				};
			});
		},
		/** How long an action takes until something is so in the page, laid out. */
		untilSo: (action, isSo) =>
			new Promise((resolve, reject) => {
				const tooLong = setTimeout(() => reject(new Error(`never so: ${isSo}`)), 20_000);
				const start = performance.now();
				const look = () => {
					if (!isSo()) return;
					clearTimeout(tooLong);
					observer.disconnect();
					void document.body.offsetHeight;
					resolve(performance.now() - start);
				};
				const observer = new MutationObserver(look);
				observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
				action();
			}),
	};
}
