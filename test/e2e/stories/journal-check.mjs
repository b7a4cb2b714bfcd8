import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const session = (number, ...done) => `---
character: "[[Kestrel Vane]]"
date: 2026-11-${20 + number}
---

# Session ${number}

The amber light counts down.

${done.map(lines => `\`\`\`sworn\nmove: Face Danger\nby: Kestrel Vane\ndone:\n${lines.map(line => `  - ${line}\n`).join('')}\`\`\`\n`).join('\n')}
I hold my breath.
`;

/** Three sessions: the sheet says momentum 3 and supply 3, the story something else; and a line that nobody reads. */
const CAMPAIGN = {
	'Journal/Session 2.md': session(
		2,
		['momentum 3 → 4', 'Find the ark › 8 → 12 ticks'],
		['spirit 5 → 4 (Endure Stress)'],
	),
	'Journal/Session 3.md': session(3, ['momentum 5 → 6'], ['supply 3 → 2 (Sacrifice Resources)', 'the lamp goes out']),
	'Journal/The ark.md':
		'---\ncharacter: "[[Kestrel Vane]]"\ndate: 2026-11-20\n---\n\n```sworn\nvow: Find the ark\nrank: formidable\nticks: 12\n```\n',
};

const summary = page => page.locator('.sworn-check-summary');

export default [
	story(
		'Journal check: where story and sheet part, mended from either side by keyboard',
		{ files: CAMPAIGN, byHand: true },
		async on => {
			const { page, read, until } = on;
			await on.cursorToEnd();
			await on.command('journal: journal check');
			await page.getByText('Story and sheet differ in 2 values').waitFor();
			await on.looks('.modal');
			assert.deepEqual(await page.locator('.sworn-differences > li > p').allTextContents(), [
				'The story ends at 6, the sheet says 3.',
				'The story ends at 2, the sheet says 3.',
			]);

			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await until(() => /^momentum: 6$/m.test(read(KESTREL)), 'momentum on disk');
			await page.getByText('Momentum: the sheet says 6 now.').waitFor();
			await page.keyboard.press('Enter');
			await until(() => /^momentum: 3$/m.test(read(KESTREL)), 'momentum as it was');
			await page.getByText('That was taken back.').waitFor();

			await page.getByRole('button', { name: 'Note the change in the journal' }).first().press('Enter');
			const session3 = 'Journal/Session 3.md';
			await until(() => read(session3).includes('`sworn: Kestrel Vane › momentum 6 → 3 (correction)`'), 'the line');
			assert.ok(read(session3).startsWith(CAMPAIGN[session3]), 'nothing else changed');
			await page.getByText('Story and sheet differ in 1 value').waitFor();
			await page.getByRole('button', { name: 'Set the sheet to 2' }).press('Enter');
			await page.getByText('Story and sheet agree: 7 changes in 3 notes. 1 place could not be read.').waitFor();
			await on.looks('.modal');

			await page.locator('.modal select').selectOption({ label: 'Momentum: 3' });
			assert.deepEqual(await page.locator('ol.sworn-value-history strong').allTextContents(), [
				'6 → 3',
				'5 → 6',
				'3 → 4',
				'2 → 3',
			]);
			await page.getByRole('button', { name: 'Session 2, line 14' }).click();
			await on.inFront('Journal/Session 2.md');
			await on.open(JOURNAL);
		},
	),

	story(
		'Journal check on a phone, in the dark',
		{ files: CAMPAIGN, byHand: true, phone: true, theme: 'dark' },
		async on => {
			const { page, read, until } = on;
			await on.run('journal-check');
			await summary(page).waitFor();
			await on.looks('.modal');
			await on.inReach('.modal');
			await on.accessible('.modal');
			await page.getByText(/^Changed in between/).tap();
			await page.getByText(/^Changed in between/).scrollIntoViewIfNeeded();
			await on.noSidewaysScroll();
			await page.getByRole('button', { name: 'Set the sheet to 6' }).tap();
			await until(() => /^momentum: 6$/m.test(read(KESTREL)), 'momentum on disk');
			await page.getByRole('button', { name: 'Undo' }).waitFor();
			await on.looks('.modal');
		},
	),
];
