import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const command = (page, id) =>
	page.evaluate(name => window.app.commands.executeCommandById(`sworn-journal:${name}`), id);

const inGerman = name => async on => {
	const { page, text } = on;
	await on.cursorToEnd();
	await on.dice(4, 3, 9);
	await command(page, 'make-a-move');
	await page.locator('.modal input').first().fill('face');
	await page.getByPlaceholder('Zug machen …').waitFor();
	await on.shot(`98-german-${name}-moves`);
	await on.noSidewaysScroll();
	await page.getByRole('option').first().click();
	await page.locator('.modal').getByText('Alle Züge').waitFor();
	await on.shot(`98-german-${name}-roll`);
	await on.noSidewaysScroll();
	await page.keyboard.press('Escape');
	await page.locator('.modal').waitFor({ state: 'detached' });
	const before = await text();
	for (const id of [
		'new-vow',
		'take-or-suffer',
		'export',
		'create-a-character',
		'generate',
		'ask-the-oracle',
		'set-the-truths',
	]) {
		await command(page, id);
		await page.locator('.modal, .prompt').first().waitFor();
		await on.shot(`98-german-${name}-${id}`);
		await on.noSidewaysScroll();
		for (let i = 0; i < 3 && (await page.locator('.modal, .prompt').count()) > 0; i++)
			await page.keyboard.press('Escape');
		await page.locator('.modal, .prompt').first().waitFor({ state: 'detached' });
	}
	assert.equal(await text(), before);
	await command(page, 'open-the-table');
	await page.getByText('Offene Leisten').first().waitFor();
	await on.shot(`98-german-${name}-table`);
	await on.noSidewaysScroll();
};

export default [
	story('an app in German has a plugin in German', { lang: 'de' }, inGerman('desktop')),
	story('an app in German has a plugin in German, on a phone', { lang: 'de', phone: true }, inGerman('phone')),
];
