import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

const RICH = {
	prepare: {
		[KESTREL]: note => note.replace('impacts: []', 'impacts: []\nexperience: 5\nexperience_spent: 1'),
	},
	byHand: true,
};

export default [
	story('browse assets by keyboard and add one to the character', RICH, async on => {
		const { page, until } = on;
		await on.cursorToEnd();
		await on.command('browse assets');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.getByRole('article', { name: /^Card: / }).waitFor();
		await on.shot('100-assets-browse');
		await on.accessible('.modal');
		await page.keyboard.type('glow');
		await page.getByRole('article', { name: 'Card: Glowcat' }).waitFor();
		await on.shot('101-assets-search');
		await page.keyboard.press('Enter');
		await page.getByLabel('Name', { exact: true }).waitFor();
		await on.shot('102-asset-form');
		await on.accessible('.modal');
		await page.keyboard.type('Ember');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'Write it down' }).click();
		await on.has('Ember › asset gained; Kestrel Vane › experience spent 1 → 4');
		await until(() => /experience_spent: 4/.test(on.read(KESTREL)), 'paid');
		const note = on.read('Characters/Ember.md');
		assert.match(note, /asset: Glowcat\ncharacter: "\[\[Kestrel Vane\]\]"\nkind: companion/);
		assert.match(note, /> \*\*Glowcat, ability 1\.\*\* /);
	}),

	story('browse assets on a phone, in the dark', { ...RICH, phone: true, theme: 'dark' }, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:browse-assets'));
		await page.locator('.modal input').first().waitFor();
		await page.getByRole('button', { name: 'Companion', exact: true }).tap();
		await on.shot('103-assets-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await on.accessible('.modal');
		await page.getByRole('option', { name: /^Glowcat/ }).tap();
		await page.getByRole('article', { name: 'Card: Glowcat' }).waitFor();
		await page.getByRole('button', { name: /^Add to / }).tap();
		await page.getByLabel('Name', { exact: true }).waitFor();
		await on.shot('104-asset-form-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
	}),
];
