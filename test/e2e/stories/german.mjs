import assert from 'node:assert/strict';
import { story } from '../story.mjs';

/** Windows of every kind: German words are longer, and have to fit a phone. */
const WINDOWS = [
	'new-vow',
	'take-or-suffer',
	'export',
	'create-a-character',
	'generate',
	'ask-the-oracle',
	'set-the-truths',
];

export default [
	story('an app in German has a plugin in German, on a phone', { lang: 'de', phone: true }, async on => {
		const { page, text } = on;
		const window = page.locator('.modal, .prompt');
		await on.cursorToEnd();
		await on.run('make-a-move');
		await page.locator('.modal input').first().fill('face');
		await page.getByPlaceholder('Spielzug machen …').waitFor();
		await on.noSidewaysScroll();
		await page.getByRole('option').first().tap();
		await page.locator('.modal').getByText('Alle Spielzüge').waitFor();
		await on.noSidewaysScroll();
		await page.keyboard.press('Escape');
		await window.waitFor({ state: 'detached' });
		const before = await text();
		for (const id of WINDOWS) {
			await on.run(id);
			await window.first().waitFor();
			await on.noSidewaysScroll();
			for (let i = 0; i < 3 && (await window.count()) > 0; i++) await page.keyboard.press('Escape');
			await window.first().waitFor({ state: 'detached' });
		}
		assert.equal(await text(), before);
		await on.run('open-the-table');
		await page.getByText('Offene Leisten').first().waitFor();
		await on.noSidewaysScroll();
	}),
];
