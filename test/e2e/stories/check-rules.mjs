import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

/** Two moves, one of them with words that nobody understands, half a table, and a name without a break. */
const HOUSE = `# House rules

## Adventure moves

### Cross the ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across. Take +1 momentum.

On a **weak hit**, you are across. Take +2 glory, and rewind the moon clock.

On a **miss**, it breaks. Pay the Price.

### Ask-the-${'very'.repeat(20)}-long-named-spirit

When **you ask**, roll +heart.

On a **strong hit**, take +1 spirit.

On a **weak hit**, suffer -1 spirit.

| Roll | Result
| 1-50 | A whisper.
| 40-100 | A shout.
`;

/** It is written in the story. */
const WRITTEN = 'Ferry.md';

const YAML = `_id: house
type: expansion
title: House rules
moves:
  house:
    name: House moves
    contents:
      cross_the_ice:
        name: Cross the ice
        roll_type: action_roll
        text: When you cross thin ice, roll +edge. On a __strong hit__, take +1 momentum.
        trigger:
          text: When you cross thin ice
          conditions:
            - method: player_choice
              roll_options:
                - using: stat
                  stat: edge
        outcomes:
          strong_hit:
            text: On a __strong hit__, take +1 momentum.
          weak_hit:
            text: On a __weak hit__, suffer -1 supply.
          miss:
            text: On a __miss__, Pay the Price.
      broken:
        name: 7
        roll_type: dice
`;

const withRules = link => ({ [KESTREL]: note => note.replace('edge: 2', `rules: "[[${link}]]"\nedge: 2`) });

export default [
	story(
		'ten moves of a homebrew, written with the check beside them',
		{ files: { [WRITTEN]: '---\nruleset: starforged\nmeters:\n  - hull 0-4\n---\n\n# Ferry moves\n' }, note: WRITTEN },
		async on => {
			const { page, read, until } = on;
			const view = page.locator('.sworn-rules-check');
			const text = () =>
				page.evaluate(() => window.app.workspace.getLeavesOfType('markdown')[0].view.editor.getValue());
			const [head, ...moves] = read('Rules/Ferry moves.md').split(/\n(?=### )/);
			await on.cursorToEnd();
			await on.command('test rules note');
			await view.getByText('No move was found.').waitFor();
			await on.shot('43-check-empty');
			await on.accessible('.sworn-rules-check');
			await on.cursorToEnd();
			await page.keyboard.insertText(`\n${head.slice(head.indexOf('## Lake'))}`);
			for (const [at, move] of moves.entries()) {
				await page.keyboard.insertText(`\n${move}`);
				await view.getByText(`${at + 1} move${at === 0 ? '' : 's'} found`).waitFor();
			}
			assert.equal(moves.length, 10);
			await view.getByText('10 moves found, 7 understood in full, 3 in part.').waitFor();
			await view.locator('.sworn-covered-move').first().scrollIntoViewIfNeeded();
			await on.shot('43-check');
			await on.accessible('.sworn-rules-check');

			const left = view.getByRole('button', { name: /^Not understood: Gain two favours/ });
			await left.scrollIntoViewIfNeeded();
			await left.press('Enter');
			await view.getByRole('button', { name: 'Insert into the note' }).waitFor();
			await view.locator('.sworn-offer').scrollIntoViewIfNeeded();
			await on.shot('43-check-leftover');
			await on.accessible('.sworn-rules-check');
			await view.getByRole('button', { name: 'Insert into the note' }).press('Enter');
			await until(
				async () => (await text()).includes('```effects\nsay Gain two favours of the lake.\n```'),
				'the fence stands there',
			);
			await page.keyboard.insertText('momentum +2');
			await view.getByText('10 moves found, 8 understood in full, 2 in part.').waitFor();
			await on.shot('43-check-stated');
			await page.keyboard.press('ControlOrMeta+z');
			await page.keyboard.press('ControlOrMeta+z');
			await until(async () => !(await text()).includes('```effects'), 'both are taken back');

			await view.getByRole('button', { name: /Take \+2 hull\./ }).click();
			const line = await page.evaluate(() => window.app.workspace.activeEditor.editor.getCursor().line);
			assert.equal((await text()).split('\n')[line], 'On a **strong hit**, she is dry. Take +2 hull.');
			await on.noSidewaysScroll();
		},
	),

	story('the check of a rules note on a phone', { note: 'Rules/Ferry moves.md', phone: true }, async on => {
		const { page } = on;
		await page.evaluate(() => window.app.commands.executeCommandById('sworn-journal:check-rules-note'));
		await page.locator('.sworn-check-summary').waitFor();
		await on.atRest();
		await on.shot('43-check-phone');
		const left = page.getByRole('button', { name: /^Not understood: Gain two favours/ });
		await left.scrollIntoViewIfNeeded();
		await left.tap();
		await page.getByRole('button', { name: 'Insert into the note' }).scrollIntoViewIfNeeded();
		await on.shot('43-check-phone-leftover');
		await on.noSidewaysScroll();
		await on.bigTargets('.sworn-rules-check');
		await on.accessible('.sworn-rules-check');
		await page.getByRole('button', { name: /Take \+2 hull\./ }).tap();
		await page.waitForFunction(() => window.app.workspace.rightSplit.collapsed);
		const line = await page.evaluate(() => window.app.workspace.activeEditor.editor.getCursor().line);
		assert.ok(line > 0, 'the note shows at the line');
	}),

	story(
		'house rules in YAML with something wrong: the moves play, and the check says what to mend',
		{ files: { 'Rules/House.yaml': YAML }, prepare: withRules('House.yaml') },
		async on => {
			const { page, has, until, read } = on;
			await on.cursorToEnd();
			await on.dice(6, 3, 2);
			await on.makeMove('cross the ice');
			await has('move: Cross the ice');
			await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum on disk');
			await on.open(KESTREL);
			await on.command('test rules note');
			await page.getByRole('button', { name: 'Check House' }).click();
			await page.getByText('moves.house.contents.broken.name').waitFor();
			await on.shot('43-check-yaml');
			await on.accessible('.sworn-rules-check');
			await on.open(JOURNAL);
		},
	),

	story(
		'house rules are read anew when their note changes, and what is wrong with them stands at its line',
		{ files: { 'House.md': HOUSE }, prepare: withRules('House'), theme: 'dark' },
		async on => {
			const { page, has } = on;
			await on.cursorToEnd();
			await on.dice(6, 3, 2, 6, 3, 2);
			await on.makeMove('cross the ice');
			await has('momentum 3 → 4');
			on.write('House.md', HOUSE.replace('Take +1 momentum', 'Take +2 momentum'));
			await on.arrives('House.md', 'Take +2 momentum');
			await on.cursorToEnd();
			await on.makeMove('cross the ice');
			await has('momentum 4 → 6');

			await on.open('House.md');
			await on.command('test rules note');
			await page.locator('.sworn-check-summary').waitFor();
			await on.shot('43-check-dark');
			await on.accessible('.sworn-rules-check');
			await page
				.getByRole('button', { name: /^Line / })
				.first()
				.click();
			const line = await page.evaluate(() => window.app.workspace.activeEditor.editor.getCursor().line);
			assert.ok(line > 0, 'the cursor stands on the line');
		},
	),

	story(
		'which rules a character plays by is asked once, and kept in its note',
		{ prepare: { [KESTREL]: note => note.replace('ruleset: starforged\n', '') } },
		async on => {
			const { page, has, read, until, text } = on;
			await page.getByRole('button', { name: 'Choose the rules' }).first().waitFor();
			await on.shot('47-which-rules');
			await on.accessible('.sworn-block');
			await on.cursorToEnd();
			await on.dice(6, 3, 2);
			await on.command('make a move');
			await page.locator('.prompt .suggestion-item').first().waitFor();
			await on.shot('47-which-rules-asked');
			await on.accessible('.prompt');
			await page.keyboard.type('starf');
			await page.keyboard.press('Enter');
			await until(() => /^ruleset: starforged$/m.test(read(KESTREL)), 'the answer is kept');
			await page.locator('.sworn-move-name').first().waitFor();
			await page.keyboard.type('face danger');
			await page.keyboard.press('Enter');
			await page.keyboard.press('e');
			await on.roll();
			await has('dice: 6 vs 3, 2');
			await on.cursorToEnd();
			await on.makeMove('face danger', 'e');
			await until(async () => (await text()).split('move: Face Danger').length === 4, 'not asked again');
		},
	),
];
