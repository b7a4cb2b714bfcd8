import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const NOTE = 'Journal/What the relay kept.md';

/** The exported page, opened in a tab of its own as a friend would open it. */
async function pageOf(on, name) {
	const tab = await on.page.context().newPage();
	await tab.setContent(on.read(name));
	return tab;
}

const BOOK = 'The Drowned Light (book)';

export default [
	story(
		'export: a journal as a web page and as the story alone, by keyboard',
		{ note: NOTE, look: 'lines' },
		async on => {
			const { page, until } = on;
			await on.command('sworn journal: export');
			await page.getByText('1 note, written to “Journal/What the relay kept (Markdown).md”').waitFor();
			await on.looks('.modal');
			await page.keyboard.press('ArrowDown');
			await page.getByText('“Journal/What the relay kept (story).md”').waitFor();
			await page.keyboard.press('ArrowDown');
			await page.getByText('“Journal/What the relay kept.html”').waitFor();
			await page.keyboard.press('Enter');
			await until(() => on.exists('Journal/What the relay kept.html'), 'the page');
			const tab = await pageOf(on, 'Journal/What the relay kept.html');
			assert.equal(await tab.getByRole('img', { name: '2 of 10 boxes' }).count(), 1, 'the vow');
			assert.equal(await tab.locator('svg.momentum').count(), 1, 'momentum over the session');
			await tab.close();

			await on.command('sworn journal: export');
			await page.locator('[name=sworn-export-form]:focus').waitFor();
			await page.keyboard.press('ArrowDown');
			await page.getByText('“Journal/What the relay kept (story).md”').waitFor();
			await page.keyboard.press('Enter');
			await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
			await on.inFront('Journal/What the relay kept (story).md');
			const story = on.read('Journal/What the relay kept (story).md');
			assert.ok(!story.includes('sworn:') && !story.includes('in short'), 'nothing of the game');
			assert.ok(story.includes('I left them the better half of my water.\n'), 'the prose');
		},
	),

	story('export: the demo as a web page, light, dark and on a phone', {}, async on => {
		const { page, until } = on;
		await on.command('sworn journal: export');
		await page.getByLabel('What', { exact: true }).selectOption({ label: 'The whole vault' });
		await page.locator('[name=sworn-export-form][value=page]').check();
		await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
		await until(() => on.exists('Vault.html'), 'the page');
		const tab = await pageOf(on, 'Vault.html');
		const picture = on.picturesOf(tab);
		const toSheet = () =>
			tab.getByRole('heading', { name: 'Tamsin Roe' }).evaluate(heading => heading.scrollIntoView());
		await picture('page-contents');
		await toSheet();
		await picture('page');
		await tab.emulateMedia({ colorScheme: 'dark' });
		await picture('page-dark');
		await tab.emulateMedia({ colorScheme: 'light' });
		await tab.setViewportSize({ width: 390, height: 780 });
		await toSheet();
		const [inside, across] = await tab.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
		assert.ok(across <= inside, 'nothing to the side');
		await picture('page-phone');
		await tab.close();
	}),

	story(
		'export: a campaign as a book, on pages of A5',
		{ note: 'The Drowned Light/Journal/Session 4.md' },
		async on => {
			const { page, until } = on;
			await on.command('sworn journal: export');
			await page.getByLabel('What', { exact: true }).selectOption({ label: 'The campaign “The Drowned Light”' });
			await page.locator('[name=sworn-export-form][value=book]').check();
			await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
			await until(() => on.exists(`${BOOK}.html`) && on.exists(`${BOOK}.epub`), 'the book and its page');
			const tab = await pageOf(on, `${BOOK}.html`);
			await tab.emulateMedia({ media: 'print' });
			await tab.setViewportSize({ width: 454, height: 665 });
			const picture = on.picturesOf(tab);
			const words = await tab.locator('body').innerText();
			assert.deepEqual(words.match(/.*(?:;;|```|%%|\n *sworn:).*/g), null, 'nothing that only the plugin reads');
			const [inside, across] = await tab.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
			assert.ok(across <= inside, 'nothing past the edge of the paper');
			const parts = tab.locator('body > section');
			for (const part of await parts.all())
				assert.ok((await part.locator('p, li, table, figure, img').count()) > 0, 'no part is empty');
			await tab
				.locator('section[id^=note]')
				.first()
				.evaluate(el => el.scrollIntoView());
			await picture('book-chapter');
			await tab.locator('#people').evaluate(el => el.scrollIntoView());
			await picture('book-people');
			await tab.close();
		},
	),
];
