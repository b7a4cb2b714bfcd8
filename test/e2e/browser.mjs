import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';

const SCREENS = {
	desktop: { viewport: { width: 1180, height: 860 }, deviceScaleFactor: 1 },
	phone: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

export async function startBrowser() {
	const executablePath = findChromium();
	if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROMIUM to its program.');
	return await chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });
}

/**
 * What the keyboard does that a field of text opens: `drawn` over the lower half of the page, as in the app; `shrinks`: it has
 * taken the lower half away, as in other browsers; `none`: it stays away.
 */
const KEYBOARDS = {
	drawn: { keyboard: 'drawn' },
	shrinks: { keyboard: 'none', viewport: { width: 390, height: 390 } },
	none: { keyboard: 'none' },
};

/** A page of its own, and what its console complained of. */
export async function openPage(browser, url, { note, theme, mode, phone, keyboard }) {
	const { keyboard: kind, ...screen } = phone ? KEYBOARDS[keyboard] : {};
	const context = await browser.newContext({ ...SCREENS[phone ? 'phone' : 'desktop'], ...screen });
	const page = await context.newPage();
	const errors = [];
	page.on('pageerror', error => errors.push(String(error)));
	page.on('console', message => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
	const asPhone = phone ? { mobile: '1', keyboard: kind } : {};
	const query = new URLSearchParams({ note, theme, ...asPhone, ...(mode ? { mode } : {}) });
	await page.goto(`${url}?${query}`);
	await page.waitForFunction(() => window.hostReady);
	const complaints = async () => [...errors, ...(await page.evaluate(() => window.hostErrors.map(String)))];
	return { context, page, complaints };
}

/** Takes pictures into a folder; one with a name for the README is put there too, if that is wanted. */
export function photographer(page, { shots, pictures }) {
	return async (name, picture) => {
		await page.waitForTimeout(120);
		const file = path.join(shots, `${name}.png`);
		await page.screenshot({ path: file });
		if (picture && pictures) fs.copyFileSync(file, path.join(pictures, `${picture}.png`));
	};
}
