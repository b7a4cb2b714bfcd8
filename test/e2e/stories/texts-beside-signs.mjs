import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

/** Records with a text beside or below their token, which is no button: as blocks, and in a callout. */
const NOTE = `---
character: "[[Kestrel]]"
---

I looked at the sky.

\`\`\`sworn
oracle: Action
dice: 12
result: Capture
\`\`\`

> [!note] A dream
> \`\`\`sworn
> oracle: Theme
> dice: 40
> result: Knowledge
> \`\`\`

It was a bad sign. \`sworn: Core / Action › Capture (rolled: 12)\`

\`\`\`sworn
move: Pay the Price
by: Kestrel
table: 1, A trusted individual or community acts against you
\`\`\`

The last line.
`;

/** What of the source shows, and whether the caret is within a record. */
const isSourceShown = page =>
	page.evaluate(() => {
		const { editor } = window.app.workspace.getMostRecentLeaf().view;
		const lines = [...document.querySelectorAll('.cm-line')].map(({ textContent }) => textContent);
		return {
			lines: lines.filter(text => /sworn|dice:|result:|move:/.test(text)),
			caret: editor.getLine(editor.getCursor().line),
		};
	});

export default [
	story(
		'a tap on the texts beside a sign does not open the source, on a phone',
		{ files: { 'Kestrel.md': sheetOf(), 'Log.md': NOTE }, note: 'Log.md', look: 'lines', byHand: true, phone: true },
		async on => {
			const { page } = on;
			await page.getByText('The last line.').tap();
			const texts = page.locator('.sworn-story');
			await texts.first().waitFor();
			const count = await texts.count();
			assert.equal(count, 3);
			for (let at = 0; at < count; at++) {
				const text = texts.nth(at);
				const said = await text.textContent();
				// The app has its own control for the source in the corner at the end of a block.
				for (const part of [0.05, 0.3, 0.7]) {
					await text.evaluate(el => el.scrollIntoView({ block: 'center' }));
					const { x, y, width, height } = await text.boundingBox();
					await page.touchscreen.tap(x + width * part, y + height / 2);
					await on.atRest();
					const { lines, caret } = await isSourceShown(page);
					assert.deepEqual(lines, [], `a tap at ${part} of “${said}”`);
					assert.doesNotMatch(caret, /^(?:> )?(?:```|oracle|dice|result|move|by|table)/, `the caret after “${said}”`);
				}
			}
		},
	),
];
