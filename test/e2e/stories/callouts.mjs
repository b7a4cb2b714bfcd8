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

export default [false, true].map(phone =>
	story(
		`a card in a callout is played where it stands${phone ? ', on a phone' : ''}`,
		{ note: NOTE, files: { [NOTE]: TEXT }, phone },
		async on => {
			const { page, text, until } = on;
			const callout = page.locator('.cm-callout');
			const card = callout.locator('.sworn-card');
			const press = place => (phone ? place.tap() : place.click());
			await press(card.locator('.sworn-trigger'));
			await card.waitFor();
			await on.dice(5, 2, 6);
			await press(card.getByRole('button', { name: 'Roll', exact: true }));
			await until(async () => (await text()).includes('> dice: 5 vs 2, 6'), 'the roll in the callout');
			await card.waitFor();
			assert.ok((await text()).endsWith('> ```\n\nOn we go.\n'), 'nothing else is changed');
			await on.shot(phone ? 'callout-phone' : 'callout');
			await on.accessible('.sworn-block');
			await press(callout.locator('.callout-title'));
			await callout.waitFor({ state: 'detached' });
		},
	),
);
