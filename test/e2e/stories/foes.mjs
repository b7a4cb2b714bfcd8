import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const opened = async (on, command, query) => {
	const { page } = on;
	await on.command(command);
	await page.locator('.modal [role=combobox]').waitFor();
	await page.keyboard.type(query);
};

export default [
	story('find a foe and fight it, by keyboard', { byHand: true }, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await opened(on, 'find a foe', 'chiton');
		await on.shot('b0-foe-search');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await page.locator('.sworn-encounter').waitFor();
		await on.shot('b1-foe-card');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await on.has('objective: Chiton\nrank: dangerous\nticks: 0');
		await opened(on, 'find a foe', 'chiton queen');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Insert into note' }).click();
		await on.has('> [!info] Chiton queen\n> *extreme monster, a variant of Chiton*');
		await on.shot('b2-foe-in-note');
	}),

	story('a prepared site, its denizens and a rarity', { note: 'Journal/Under the hill.md', byHand: true }, async on => {
		const { page, text } = on;
		await on.cursorToEnd();
		await opened(on, 'find a site', 'bonewilds');
		await page.keyboard.press('Enter');
		await page.locator('.sworn-encounter').waitFor();
		await on.shot('b3-site-card');
		await page.keyboard.press('Enter');
		await on.has('site: Bonewilds\nrank: ');
		await on.dice(1);
		await opened(on, 'ask the oracle', 'bonewilds deni');
		await page.keyboard.press('Enter');
		await on.has('oracle: Bonewilds / Denizens\ndice: 1\nresult: ');
		await opened(on, 'find a rarity', 'black fang');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Insert into note' }).waitFor();
		await on.shot('b4-rarity-card');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await on.has('> [!info] Black Fang\n> *rarity for ');
		assert.doesNotMatch(await text(), /datasworn/);
	}),

	story('find a foe on a phone', { phone: true, theme: 'dark', byHand: true }, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:find-a-foe'));
		await page.locator('.modal input').first().fill('chiton');
		await page.getByRole('option').first().tap();
		await page.locator('.sworn-encounter').waitFor();
		await on.shot('b5-foe-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await page.getByRole('button', { name: 'Set the objective' }).tap();
		await on.has('objective: Chiton\nrank: dangerous');
	}),
];
