import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';

/** Only what hangs takes so long: a machine under load is slow. */
export const PATIENCE = 120_000;

const SCREENS = {
	desktop: { viewport: { width: 1180, height: 860 }, deviceScaleFactor: 1 },
	phone: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

export async function startBrowser() {
	const executablePath = findChromium();
	if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROMIUM to its program.');
	return await chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });
}

/** What is left of the page of a phone when its keyboard makes it smaller. */
const HALF = { width: 390, height: 390 };
/**
 * The keyboard of a phone: `drawn` over the lower half of the page whenever a field has the focus, as in the app; `shrinks`:
 * it takes the lower half away, as in other browsers; `none`: it stays away. This waits until it is up.
 */
export const keyboardUp = async (page, keyboard) => {
	if (keyboard === 'shrinks') return await page.setViewportSize(HALF);
	await page.waitForFunction(() => document.activeElement.matches('input, textarea, [contenteditable=true]'));
	await page.locator('.host-keyboard').waitFor();
};

export const keyboardDown = async (page, keyboard) => {
	if (keyboard === 'shrinks') await page.setViewportSize(SCREENS.phone.viewport);
	else await page.evaluate(() => document.activeElement.blur());
};

/** A page of its own, and what its console complained of. */
export async function openPage(browser, url, { note, theme, mode, phone, keyboard, lang }) {
	const context = await browser.newContext(SCREENS[phone ? 'phone' : 'desktop']);
	context.setDefaultTimeout(PATIENCE);
	const page = await context.newPage();
	const errors = [];
	page.on('pageerror', error => errors.push(String(error)));
	page.on('console', message => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
	const asPhone = phone ? { mobile: '1', keyboard: keyboard === 'drawn' ? 'drawn' : 'none' } : {};
	const query = new URLSearchParams({ note, theme, ...asPhone, ...(mode ? { mode } : {}), ...(lang ? { lang } : {}) });
	await page.goto(`${url}?${query}`);
	await page.waitForFunction(() => window.hostReady);
	const complaints = async () => [...errors, ...(await page.evaluate(() => window.hostErrors.map(String)))];
	return { context, page, complaints };
}

/** Waits until all that moves on the page has come to rest, and is drawn; a caret blinks for ever. */
export const atRest = page =>
	page.evaluate(async () => {
		const moving = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
		await Promise.allSettled(moving.map(({ finished }) => finished));
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	});

/** Takes a picture of a page at rest into the folder of screenshots, if there is one: it takes as long as ten keys. */
export async function photograph(page, { shots }, name) {
	await atRest(page);
	if (!shots) return undefined;
	const file = path.join(shots, `${name.replaceAll(/\W+/g, ' ').trim()}.png`);
	await page.screenshot({ path: file });
	return file;
}

/** Pictures that the docs show: they are taken, and put there if that is wanted; none without a name. */
export const picturesOf = (page, folders) => async name => {
	if (!name) return;
	const file = await photograph(page, folders, name);
	if (file && folders.pictures) fs.copyFileSync(file, path.join(folders.pictures, `${name}.png`));
};

/** The part of the page around the text in a picture of a film strip, and around the line that is written in one of a film. */
const FRAME = { width: 760, height: 540 };
const LINES = { width: 560, height: 150 };

/** Pictures of one action in turn, which the docs show beside each other; none are taken without a folder for pictures. */
export function filmStrip(page, folders) {
	const frames = [];
	const frame = async ({ around = '.cm-content:visible', size = FRAME, above = 20, at = '' } = {}) => {
		if (!folders.pictures) return;
		await atRest(page);
		const { x, y } = await page.locator(around).first().boundingBox();
		const clip = { x: Math.max(0, x - 20), y: Math.max(0, y - above), ...size };
		frames.push({ size, at, data: (await page.screenshot({ clip })).toString('base64') });
	};
	const strip = async name => {
		if (!folders.pictures) return;
		const [{ size }] = frames;
		const tab = await page.context().newPage();
		await tab.setViewportSize({ width: 3 * size.width, height: Math.ceil(frames.length / 3) * size.height });
		const pictures = frames.map(
			({ at, data }) =>
				`<div style="position:relative"><img src="data:image/png;base64,${data}" width="${size.width}" style="display:block"><b style="position:absolute;right:12px;top:8px;font:13px sans-serif;color:#777">${at}</b></div>`,
		);
		await tab.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap">${pictures.join('')}</body>`);
		await tab.screenshot({ path: path.join(folders.pictures, `${name}.png`) });
		await tab.close();
		frames.length = 0;
	};
	/** What an action draws in the editor, with the processor so many times as slow: six of its frames, from the key to the last that changed. */
	const film = async (name, slower, act) => {
		if (!folders.pictures) return await act();
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
		await page.evaluate(startFilm);
		await act();
		await atRest(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		for (let i = 0; i < 6; i++) {
			const at = await page.evaluate(showOfFilm, i / 5);
			await frame({ around: '.is-of-film .cm-activeLine', size: LINES, above: 60, at });
		}
		await page.evaluate(() => {
			document.querySelector('.is-of-film').replaceWith(window.film.scroller);
			window.film.scroller.querySelector('.cm-content').focus();
			delete window.film;
		});
		await strip(name);
	};
	return { frame: () => frame(), strip, film };
}

/** Keeps what the editor draws in each frame from the next key on. */
function startFilm() {
	const scroller = document.activeElement.closest('.cm-scroller');
	const frames = [];
	window.film = { scroller, frames };
	const { port1, port2 } = new MessageChannel();
	let start;
	const keep = () => {
		const drawn = scroller.cloneNode(true);
		drawn.classList.add('is-of-film');
		frames.push({ drawn, top: scroller.scrollTop, at: performance.now() - start });
	};
	port1.onmessage = () => {
		keep();
		next();
	};
	const next = () => requestAnimationFrame(() => window.film && port2.postMessage(0));
	const begin = () => {
		start = performance.now();
		keep();
		next();
	};
	window.addEventListener('keydown', begin, { capture: true, once: true });
}

/** Shows a frame in place of the editor: 0 is the key, 1 the last that changed anything, or the fifth after the key. Returns its time. */
function showOfFilm(share) {
	const { frames, scroller } = window.film;
	const isSame = (one, other) => one.drawn.textContent === other.drawn.textContent;
	const last = frames.findLastIndex((frame, i) => i > 0 && !isSame(frame, frames[i - 1]));
	const { drawn, top, at } = frames[Math.round(share * Math.min(Math.max(last, 5), frames.length - 1))];
	(document.querySelector('.is-of-film') ?? scroller).replaceWith(drawn);
	drawn.scrollTop = top;
	return `${Math.round(at)} ms`;
}
