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
		await on.shot('91-new-vow');
		await on.accessible('.modal');
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
		await on.shot('91-complete');
		await on.accessible('.prompt');
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
		await on.shot('91-new-clock');
		await on.accessible('.modal');
		await keys.press('Enter');
		await has('clock: The hull gives way\nsegments: 6\nfilled: 0');
		await takeFirst(on, 'Advance a clock');
		await has('clock: The hull gives way\nsegments: 6\nfilled: 1');
		await opened(on, 'New site');
		await on.inBothThemes(async dark => {
			await on.shot(`94-new-site${dark}`);
			await on.accessible('.modal');
		});
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
		await on.inBothThemes(async dark => {
			await on.shot(`92-take-or-suffer${dark}`);
			await on.accessible('.modal');
		});
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

	story('a connection, a threat and an amount on a phone, by touch', { phone: true, byHand: true }, async on => {
		const { page, has, read, until } = on;
		await on.cursorToEnd();
		await opened(on, 'New connection');
		await page.getByRole('textbox', { name: 'Your connection' }).fill('Old Mera of the long docks');
		await page.getByRole('textbox', { name: 'Role' }).fill('smith, guide');
		await page.getByRole('radio', { name: 'extreme' }).tap();
		await on.shot('93-phone-connection');
		await on.bigTargets('.sworn-new-track');
		await on.noSidewaysScroll();
		await on.accessible('.modal');
		await page.getByRole('button', { name: 'Make the connection' }).tap();
		await has('connection: Old Mera of the long docks\nrank: extreme\nticks: 0\nrole:\n  - smith\n  - guide');
		await opened(on, 'New vow');
		await page.getByText('More', { exact: true }).last().tap();
		await on.shot('93-phone-vow-more');
		await on.bigTargets('.sworn-new-track');
		await on.accessible('.modal');
		await page.getByRole('button', { name: 'Not now' }).tap();
		const health = Number(/^health: (\d)/m.exec(read(KESTREL))?.[1]);
		await opened(on, 'Take or suffer');
		await page.getByRole('button', { name: 'One less' }).tap();
		await page.getByText(`health ${health} → ${health - 2}`).waitFor();
		await on.shot('93-phone-amount');
		await on.bigTargets('.sworn-form');
		await on.noSidewaysScroll();
		await on.accessible('.modal');
		await page.getByRole('button', { name: 'Suffer' }).tap();
		await until(() => read(KESTREL).includes(`health: ${health - 2}`), 'the health is written');
	}),
];
