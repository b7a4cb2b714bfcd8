import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const dialog = page => page.locator('.modal');
const list = page => page.locator('.suggestion-item').first();

/** A command, and its list; Enter takes what stands first. */
async function takeFirst({ page, command }, name) {
	await command(name);
	await list(page).waitFor();
	await page.keyboard.press('Enter');
	await page.locator('.prompt').waitFor({ state: 'detached' });
}

async function opened({ page, command }, name) {
	await command(name);
	await dialog(page).waitFor();
}

const isWriting = page => page.evaluate(() => document.activeElement?.closest('.cm-editor') !== null);

export default [
	story('tracks are begun, changed and ended by keyboard alone', { byHand: true }, async on => {
		const { page, has, text } = on;
		const keys = page.keyboard;
		await on.cursorToEnd();
		await opened(on, 'New vow');
		await on.looks('.modal');
		await keys.type('Bring the beacon home');
		await keys.press('Enter');
		await has('vow: Bring the beacon home\nrank: dangerous\nticks: 0');
		assert.ok(await isWriting(page));
		await takeFirst(on, 'Mark progress');
		await has('vow: Bring the beacon home\nrank: dangerous\nticks: 8');
		await takeFirst(on, 'Change rank');
		await has('vow: Bring the beacon home\nrank: formidable\nticks: 8');
		await on.command('Complete a track');
		await list(page).waitFor();
		await on.looks('.prompt');
		const before = await text();
		await keys.press('Escape');
		assert.equal(await text(), before);
		assert.ok(await isWriting(page));
		await takeFirst(on, 'Complete a track');
		await has('ticks: 8\nstatus: completed');
		await takeFirst(on, 'Open a track again');
		await on.until(async () => !(await text()).includes('ticks: 8\nstatus: completed'), 'the vow is open again');
		await keys.type('The hull groans.\n\n');
		await opened(on, 'New clock');
		await keys.type('The hull gives way');
		await keys.press('Tab');
		await keys.press('ArrowRight');
		await on.looks('.modal');
		await keys.press('Enter');
		await has('clock: The hull gives way\nsegments: 6\nfilled: 0');
		await takeFirst(on, 'Advance a clock');
		await has('clock: The hull gives way\nsegments: 6\nfilled: 1');
		await opened(on, 'New site');
		await on.inBothThemes(() => on.looks('.modal'));
		await keys.press('Escape');
	}),

	story('the sheet is changed by keyboard alone, without leaving the journal', { byHand: true }, async on => {
		const { page, read, until } = on;
		const keys = page.keyboard;
		await on.cursorToEnd();
		const spirit = Number(/^spirit: (\d)/m.exec(read(KESTREL))?.[1]);
		await opened(on, 'Take or suffer');
		await keys.press('ArrowDown');
		await keys.press('-');
		await page.getByText(`spirit ${spirit} → ${spirit - 2}`).waitFor();
		await on.inBothThemes(() => on.looks('.modal'));
		await keys.press('Enter');
		await until(() => read(KESTREL).includes(`spirit: ${spirit - 2}`), 'the spirit is written');
		assert.ok(await isWriting(page));
		await on.command('Mark or clear an impact');
		await list(page).waitFor();
		await keys.type('shaken');
		await keys.press('Enter');
		await until(() => /^impacts: .*shaken/m.test(read(KESTREL)), 'the impact is written');
		await on.command('Set position');
		await list(page).waitFor();
		await keys.type('bad spot');
		await keys.press('Enter');
		await until(() => read(KESTREL).includes('combat: in a bad spot'), 'the position is written');
		assert.ok(await isWriting(page));
	}),
];
