import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const files = {
	'Kestrel.md': sheetOf(),
	'Journal.md':
		'---\ncharacter: "[[Kestrel]]"\n---\n\n# The hatch\n\nI leap. `sworn: Face Danger, egde` And down.\n\n```sworn\nmove: Face Danger\nroll: edge\nad: 2 luck\n```\n\nThe end.\n',
};
const focused = ({ page }) => page.evaluate(() => document.activeElement?.textContent);

export default [
	story(
		'a slip in a line and one in a block are corrected by mouse and by key',
		{ files, note: 'Journal.md', byHand: true, look: 'lines' },
		async on => {
			const { page } = on;
			const before = await on.text();
			await page.locator('.cm-content').first().click();
			await page.keyboard.press('Control+End');
			await page.getByRole('button', { name: 'Change to “edge”' }).click();
			await on.has('Face Danger, edge`');
			await on.looks('.sworn-block');
			await page.getByRole('button', { name: 'Change to “add”' }).focus();
			await page.keyboard.press('Enter');
			await on.has('add: 2 luck');
			await on.until(async () => (await focused(on)) === 'Roll', 'the focus on Roll');
			assert.equal(await on.text(), before.replace('egde', 'edge').replace('ad: 2', 'add: 2'));
		},
	),
];
