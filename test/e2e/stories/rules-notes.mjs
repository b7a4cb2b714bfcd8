import assert from 'node:assert/strict';
import path from 'node:path';
import { addRulesNote } from '../../../scripts/rules-note.mjs';
import { JOURNAL, KESTREL, story } from '../story.mjs';

/** A small edition of its own, in our own words: no move of the game below it is offered. */
const EDITION = `---
moves: only
---
# A small edition

## Quest moves

### Fulfill Your Vow

When **your vow is as good as done**, throw both challenge dice against the boxes of its track.

On a **strong hit**, it is done. Mark a reward on your quests legacy track: troublesome=1 tick; dangerous=2 ticks; formidable=3 ticks; extreme=4 ticks; epic=5 ticks.

On a **weak hit**, as above, but something is left to do.

On a **miss**, nothing comes of it. Pay the Price.

## Moves of fate

### Pay the Price

When **it goes wrong**, choose one.
`;

export default [
	story(
		'an edition of its own in a rules note',
		{
			files: { 'Rules/A small edition.md': EDITION },
			prepare: {
				[KESTREL]: note => note.replace('edge: 2', 'rules: "[[A small edition]]"\nedge: 2'),
				[JOURNAL]: note => `${note}\`\`\`sworn\nvow: Find the ark\nrank: formidable\nticks: 40\n\`\`\`\n\n`,
			},
		},
		async on => {
			const { page, text, read, until } = on;
			await on.cursorToEnd();
			await on.command('make a move');
			await page.locator('.sworn-move-name').first().waitFor();
			assert.deepEqual(
				(await page.locator('.sworn-move-name').allTextContents()).sort(),
				['Fulfill Your Vow', 'Pay the Price'],
				'no move of the game below is offered',
			);
			await on.dice(3, 2);
			await page.keyboard.type('fulfill');
			await page.keyboard.press('Enter');
			await page.keyboard.press('Enter');
			await until(async () => (await text()).includes('quests 0 → 3 ticks'), 'ticks by rank');
			await until(() => /^quests: 3$/m.test(read(KESTREL)), 'the reward on disk');
			await on.shot('42-edition');
		},
	),
];

/** The vow of the demo's own journal for a rules note, fulfilled by the rules of that note. */
export function fromOutside(rules) {
	const title = `Rules - ${path.basename(rules, path.extname(rules))}`;
	return [
		story(
			'a vow fulfilled by a rules note from outside',
			{ furnish: vault => addRulesNote(vault, rules), note: `Rules/${title}.md` },
			async on => {
				await on.cursorToEnd();
				await on.dice(3, 2);
				await on.makeMove('fulfill');
				await on.has('See it through › vow completed');
				await on.shot('45-rules-file');
				console.log((await on.text()).slice((await on.text()).indexOf('move:')));
			},
		),
	];
}
