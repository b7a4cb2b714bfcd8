import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const NOTE = 'Journal/Aside.md';

const TEXT = `---
character: "[[Kestrel Vane]]"
---

She waits.

> [!note] Aside
> \`\`\`sworn
> move: Gather Information
> by: Kestrel Vane
> roll: wits
> \`\`\`

On we go.
`;

export default [
	story('a card in a callout is played where it stands', { note: NOTE, files: { [NOTE]: TEXT } }, async on => {
		const { page, text } = on;
		const callout = page.locator('.cm-callout');
		const card = callout.locator('.sworn-card');
		await card.locator('.sworn-trigger').click();
		await on.dice(5, 2, 6);
		await card.getByRole('button', { name: 'Roll', exact: true }).click();
		await on.has('> dice: 5 vs 2, 6');
		await card.waitFor();
		assert.ok((await text()).endsWith('> ```\n\nOn we go.\n'), 'nothing else is changed');
		await on.looks('.sworn-block');
		await callout.locator('.callout-title').click();
		await callout.waitFor({ state: 'detached' });
	}),
];
