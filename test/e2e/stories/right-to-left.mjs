import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const NOTE = `---
character: "[[Kestrel]]"
---

\`\`\`sworn
vow: Find the ark
rank: formidable
ticks: 8
\`\`\`

\`\`\`sworn
move: Face Danger
by: Kestrel
roll: edge 2
dice: 4 vs 3, 9
outcome: weak hit, 6 vs 3, 9
\`\`\`
`;

/** Where the first and the last sign of an element's text stand, from the left. */
const signsOf = locator =>
	locator.evaluate(el => {
		const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
		const text = walker.nextNode();
		return [0, text.length - 1].map(at => {
			const range = document.createRange();
			range.setStart(text, at);
			range.setEnd(text, at + 1);
			return range.getBoundingClientRect().left;
		});
	});

export default [
	story(
		'right to left, a figure keeps its sign in front, and a roll is read as the sum that it is',
		{ files: { 'Kestrel.md': sheetOf(), 'Log.md': NOTE }, note: 'Log.md', look: 'cards', byHand: true },
		async on => {
			const { page } = on;
			await on.command('open the table');
			await page.locator('.sworn-table-mark').first().waitFor();
			await page.evaluate(() => document.body.setAttribute('dir', 'rtl'));
			const chip = page.locator('.sworn-table').getByRole('button', { name: '+ impact' });
			for (const signed of [page.locator('.sworn-table-mark').first(), chip]) {
				const [first, last] = await signsOf(signed);
				assert.ok(first < last, `${await signed.textContent()} is not turned around`);
			}
			const left = async name => (await page.locator(`.sworn-roll ${name}`).first().boundingBox()).x;
			const places = [await left('.sworn-die-face'), await left('.sworn-score'), await left('.sworn-ruler')];
			assert.deepEqual(
				places,
				places.toSorted((a, b) => a - b),
				'the die, the score and its ruler',
			);
		},
	),
];
