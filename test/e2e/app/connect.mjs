import { chromium } from 'playwright-core';

const TRIES = 40;
const PAUSE = 250;

const isApp = page => page.evaluate(() => Boolean(window.app?.workspace?.layoutReady)).catch(() => false);

/** The first page behind the debugging port that is an app with its layout ready; it may still be starting. */
async function findPage(browser) {
	for (let i = 0; i < TRIES; i++) {
		for (const page of browser.contexts().flatMap(context => context.pages())) if (await isApp(page)) return page;
		await new Promise(resolve => setTimeout(resolve, PAUSE));
	}
	throw new Error('No page there has window.app.workspace. Is a vault open?');
}

/** The page of an app that was started with --remote-debugging-port; `leave` goes away and lets the app run on. */
export async function connect(url) {
	const browser = await chromium.connectOverCDP(url).catch(error => {
		throw new Error(`Nothing answers at ${url}. Start Obsidian with --remote-debugging-port=9222.`, { cause: error });
	});
	try {
		const page = await findPage(browser);
		await page.bringToFront();
		return { page, leave: () => browser.close() };
	} catch (error) {
		await browser.close();
		throw error;
	}
}

/** What the app says of itself: the window's title has the version of the app, the user agent that of what installed it. */
export const appOf = page =>
	page.evaluate(() => {
		const found = [document.title, window.app.appVersion, navigator.userAgent].flatMap(
			text => /(?:^|obsidian[ /]v?)(\d+\.\d+\.\d+)/i.exec(text ?? '')?.[1] ?? [],
		);
		const { userAgent } = navigator;
		const [, system = 'an unknown system'] = /(Android|Windows|Mac|Linux)/.exec(userAgent) ?? [];
		return { version: found[0] ?? 'unknown', system: { Mac: 'macos' }[system] ?? system.toLowerCase() };
	});
