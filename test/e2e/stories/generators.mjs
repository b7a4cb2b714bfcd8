import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const FORM = '.modal .sworn-generator';

export default [
	story('generate a settlement by keyboard, type over its name, and insert it', {}, async on => {
		const { page, until } = on;
		await on.cursorToEnd();
		await on.command('generate a place');
		await page.locator('.modal [role=combobox]').waitFor();
		await on.shot('110-generators');
		await on.accessible('.modal');
		await page.keyboard.type('settle');
		await page.keyboard.press('Enter');
		await page.locator(FORM).waitFor();
		await on.shot('111-settlement');
		await on.accessible('.modal');
		await page.getByLabel('Region', { exact: true }).selectOption('expanse');
		await page.getByRole('button', { name: 'One more: First look' }).click();
		await page.getByLabel('First look 2', { exact: true }).waitFor();
		const before = await page.getByLabel('Authority', { exact: true }).inputValue();
		await page.getByRole('button', { name: 'Roll Authority again' }).press('Enter');
		await until(
			async () => (await page.getByLabel('Authority', { exact: true }).inputValue()) !== before,
			'rolled again',
		);
		await page.getByLabel('Name', { exact: true }).fill('Bleakhold');
		await page.getByRole('button', { name: 'Roll all again' }).click();
		await on.shot('112-settlement-changed');
		await page.getByLabel('Name', { exact: true }).press('Enter');
		await on.has('generated: Settlement\nname: Bleakhold\nregion: Expanse\n');
		await page.getByRole('region', { name: 'Settlement: Bleakhold' }).waitFor();
		await on.shot('113-settlement-block');
		await page
			.getByRole('region', { name: 'Settlement: Bleakhold' })
			.getByRole('button', { name: /details$/ })
			.click();
		await on.shot('114-settlement-more');
		await on.accessible('.sworn-thing');
	}),

	story(
		'generate a planet in the dark; its class decides, and it becomes a note',
		{ theme: 'dark', byHand: true },
		async on => {
			const { page, until } = on;
			await on.cursorToEnd();
			await on.command('generate a place');
			await page.locator('.modal [role=combobox]').waitFor();
			await page.keyboard.type('world');
			await page.keyboard.press('Enter');
			await page.locator(FORM).waitFor();
			await page.getByLabel('Class', { exact: true }).fill('Vital World');
			await page.getByLabel('Class', { exact: true }).press('Tab');
			await page.getByLabel('Diversity', { exact: true }).waitFor();
			await on.shot('115-planet-dark');
			await on.accessible('.modal');
			await page.getByLabel('Name', { exact: true }).fill('Verdance');
			await page.getByRole('button', { name: 'Create note' }).click();
			await on.has('[[Verdance]]');
			await until(
				() => on.exists('Verdance.md') || on.exists('Characters/Verdance.md') || on.exists('Journal/Verdance.md'),
				'the note',
			);
		},
	),

	story('generate on a phone; what was closed is there again', { phone: true }, async on => {
		const { page } = on;
		await on.cursorToEnd();
		const open = () => page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:generate'));
		await open();
		await page.locator('.modal input').first().waitFor();
		await page.getByRole('option', { name: /^Derelict/ }).tap();
		await page.locator(FORM).waitFor();
		await on.shot('116-derelict-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await on.accessible('.modal');
		const zone = await page.getByLabel('Zone', { exact: true }).inputValue();
		await page.keyboard.press('Escape');
		await open();
		await page.getByRole('option', { name: /^Continue with the last one/ }).tap();
		await page.locator(FORM).waitFor();
		assert.equal(await page.getByLabel('Zone', { exact: true }).inputValue(), zone);
	}),
];
