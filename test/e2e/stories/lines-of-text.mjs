import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const NOTE = 'Journal/Lines.md';
const TEXT = `---
character: "[[Kestrel Vane]]"
---
I kick off \`sworn: Face Danger, by Kestrel Vane, edge 2 + 1 tailwind: 5 vs 3, 6, strong hit; momentum 2 → 3\` and the light counts on, while the hull ticks and the air grows thin around me. \`sworn: Is the airlock guarded? › yes (likely: 34)\` Somebody is there.

\`sworn: vow: Bring the crew home, formidable, 8 ticks; clears doomed\`
\`sworn: clock: Hull breach, 2 of 6 segments; odds likely\`

She looks at me and says nothing at all.

\`sworn: Core / Action + Theme › Advance + World (rolled: 3; 100)\`

- rope \`sworn: Kestrel Vane › supply 3 → 2\`
- oil

> We land. \`sworn: generated: Planet; name: Verdance; life: Diverse; feature: Kelp forest\` It rains.

| when | what |
| --- | --- |
| dusk | \`sworn: threat: Ash \\| Oak, extreme, 0 ticks; menace 4\` |

So I ask: \`sworn: ask: Is it safe here?\` \`sworn: ask: Is it far?\`

The end of it.
`;
const SETTINGS = { note: NOTE, files: { [NOTE]: TEXT }, byHand: true };
const reading = { ...SETTINGS, mode: 'preview' };

const line = page => page.locator('.sworn-inline');

/** Marks in sight that no press reaches, for another lies over them. */
const whatIsUnderAnother = marks =>
	marks
		.filter(el => {
			const { left, right, top } = el.getBoundingClientRect();
			const isReached = x => el.contains(document.elementFromPoint(x, top + 3));
			const isHidden = getComputedStyle(el).clipPath !== 'none';
			return !isHidden && ![left + 1, (left + right) / 2, right - 1].some(isReached);
		})
		.map(el => `${el.className}: ${el.textContent}`);

const LOOKS = [
	{ title: 'on a phone', settings: { ...reading, phone: true } },
	{ title: 'in Live Preview', settings: SETTINGS },
];

export default [
	...LOOKS.map(({ title, settings }) =>
		story(`records of each kind are lines of text, ${title}`, { ...settings, look: 'lines' }, async on => {
			const { page } = on;
			const vow = line(page).filter({ hasText: 'Bring the crew home' });
			await vow.waitFor();
			await vow.locator('.sworn-token-track').click();
			await page.locator('.sworn-line-card').getByText('2 boxes of 10').waitFor();
			if (settings.phone) await on.inBothThemes(() => on.accessible('.markdown-reading-view'));
			await on.noSidewaysScroll();
			await page.locator('.sworn-line-card').getByRole('button', { name: 'Mark progress' }).click();
			await on.has('sworn: vow: Bring the crew home, formidable, 12 ticks; clears doomed');
		}),
	),

	story(
		'where only the story shows a line is a mark, on a phone',
		{ ...reading, phone: true, look: 'story' },
		async on => {
			const { page } = on;
			const answer = line(page).filter({ hasText: 'yes' });
			await answer.waitFor();
			assert.equal(await page.locator('.sworn-inline:not(.is-mark)').count(), 0);
			assert.deepEqual(await page.locator('.sworn-inline.is-mark').evaluateAll(whatIsUnderAnother), []);
			await on.accessible('.markdown-reading-view');
			await on.noSidewaysScroll();
			await answer.click();
			await page.locator('.sworn-line-card').getByRole('button', { name: 'Ask again' }).waitFor();
			assert.equal(await page.locator('.sworn-inline:not(.is-mark)').count(), 1);
			await answer.press('Enter');
			await on.until(async () => (await page.locator('.sworn-inline:not(.is-mark)').count()) === 0, 'the mark is back');
		},
	),
];
