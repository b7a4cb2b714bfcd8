import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const HARBOUR = 'Oracles/Harbour rumours.md';

export default [
	story('a table in a note of one’s own is an oracle, and is rolled where it stands', {}, async on => {
		const { page, text } = on;
		await on.cursorToEnd();
		await on.dice(6, 10, 3);
		await on.lookFor('ask the oracle', 'rumour');
		await page.locator('.modal .sworn-move-words', { hasText: 'Harbour rumours' }).first().waitFor();
		await on.looks('.modal');
		await page.keyboard.press('Enter');
		await on.has('oracle: Harbour rumours / Rumour\ndice: 6, 10\nresult: The lost Marigold lies off the bar');
		const card = page.locator('.sworn-oracle').last();
		await card.getByRole('button', { name: 'More' }).click();
		await card.scrollIntoViewIfNeeded();
		await on.looks('.sworn-block');
		await card.getByRole('button', { name: /^Row above/ }).click();
		await on.has('dice: 1, 3\nresult: A clerk of the salt office has been seen on the mole');
		assert.doesNotMatch(await text(), /datasworn/);

		await on.open(HARBOUR);
		await page.evaluate(() => {
			const { editor } = window.app.workspace.getMostRecentLeaf().view;
			editor.setCursor({ line: editor.getValue().split('\n').indexOf('2. Soup, but with fish'), ch: 4 });
			editor.focus();
		});
		await on.dice(4);
		await on.command('roll on the table at the cursor');
		await on.has('oracle: Harbour rumours / On the menu\ndice: 4\nresult: Better not to ask');
	}),
];
