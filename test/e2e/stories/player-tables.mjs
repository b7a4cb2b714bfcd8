import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const HARBOUR = 'Oracles/Harbour rumours.md';

/** Malformed in every way that a player is likely to come up with. */
const BROKEN = `---
sworn: oracles
---

# What the tide brings

## Flotsam (d6)

| d6 | Flotsam |
| --- | --- |
| 1 | A boot |
| 3-2 | Two boots |
| 4-5 | A letter for [[#The drowned]] |
| 5-8 | A door |

## Jetsam (d12)

- Rope
- More rope

## Round and round

- [[#And round]]

## And round

- [[#Round and round]]
`;

export default [
	story('a table in a note of one’s own is an oracle, and is rolled where it stands', {}, async on => {
		const { page, text } = on;
		await on.cursorToEnd();
		await on.dice(6, 10, 3);
		await on.command('ask the oracle');
		await page.locator('.modal [role=combobox]').waitFor();
		await page.keyboard.type('rumour');
		await page.locator('.modal .sworn-move-words', { hasText: 'Harbour rumours' }).first().waitFor();
		await on.shot('a0-player-table-search');
		await on.accessible('.modal');
		await page.keyboard.press('Enter');
		await on.has('oracle: Harbour rumours / Rumour\ndice: 6, 10\nresult: The lost Marigold lies off the bar');
		const card = page.locator('.sworn-oracle').last();
		await card.getByRole('button', { name: 'More' }).click();
		await card.scrollIntoViewIfNeeded();
		await on.shot('a1-player-table-card');
		await on.accessible('.sworn-block');
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
		await on.shot('a2-table-at-the-cursor');
	}),

	story(
		'what is malformed in a table is told with its line',
		{ files: { 'Tide.md': BROKEN }, note: 'Tide.md' },
		async on => {
			const { page, until } = on;
			await on.command('test rules note');
			await page.locator('.sworn-findings').waitFor();
			await on.shot('a3-tables-checked');
			await on.accessible('.sworn-rules-check');
			const told = await page.locator('.sworn-findings').innerText();
			for (const words of ['runs backwards', 'in a row above already', 'd12 can show 12 numbers', 'never ends'])
				assert.ok(told.includes(words), words);
			await page.getByRole('button', { name: 'Line 12' }).click();
			const line = () => page.evaluate(() => window.app.workspace.activeEditor.editor.getCursor().line);
			await until(async () => (await line()) === 11, 'the cursor on the line');
		},
	),

	story('a table of one’s own on a phone', { phone: true, theme: 'dark', byHand: true }, async on => {
		const { page } = on;
		await on.cursorToEnd();
		await on.dice(1, 3);
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:ask-the-oracle'));
		await page.locator('.modal input').first().fill('rumour');
		await on.shot('a4-player-table-phone');
		await on.noSidewaysScroll();
		await on.bigTargets('.modal');
		await page.locator('.modal .sworn-move-words').first().tap();
		await on.has('oracle: Harbour rumours / Rumour');
	}),
];
