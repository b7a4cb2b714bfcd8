import assert from 'node:assert/strict';
import { sheetOf, story } from '../story.mjs';

const NOTE = 'Log.md';

/**
 * A sentence, what is typed behind the trigger, the dice, and the number keys that answer it. Two rows down are the odds of
 * a question.
 */
const MOVES = [
	{
		prose: 'I gave them my word through a closed door. `sworn: vow: Open the seed vault, dangerous`',
		typed: 'siv seed',
		dice: [5, 2, 6],
	},
	{ prose: 'The lock was older than the station, and it fought me.', typed: 'fd e', dice: [3, 4, 10], answers: ['4'] },
	{ prose: 'Behind it, a stair, and something that breathed.', typed: 'gi', dice: [1, 6, 6], answers: ['1'] },
	{ prose: 'The air was good. That was worth a line in the log.', typed: 'ram', dice: [] },
	{ prose: 'I wedged the door with my own boot and counted the lamps.', typed: 'sa w', dice: [6, 4, 8] },
	{ prose: 'Eleven lamps for twelve hooks.', typed: 'Is anyone down here?', down: 1, dice: [34] },
	{ prose: 'I called out. I should not have called out.', typed: 'co h', dice: [1, 9, 10], answers: ['1'] },
	{ prose: 'It came up the stair on too many feet.', typed: 'fd s', dice: [4, 3, 8], answers: ['4'] },
	{ prose: 'And stopped at the light, like a cat at a puddle.', typed: 'ram', dice: [] },
	{ prose: 'So I carried the lamp down, and it let me by.', typed: 'fyv', dice: [3, 7] },
];

const codesIn = text => text.match(/`sworn: [^`]+`/g) ?? [];

/** Where the caret stands, and the top of the keyboard. */
const caretIn = page =>
	page.evaluate(() => {
		const { cm } = window.app.workspace.getMostRecentLeaf().view.editor;
		const { top, bottom } = cm.coordsAtPos(cm.state.selection.main.head);
		const keyboard = document.querySelector('.host-keyboard')?.getBoundingClientRect().top ?? window.innerHeight;
		return { top, bottom, keyboard };
	});

export default [
	story(
		'ten moves are typed on a phone in the dark',
		{
			files: {
				'Kestrel.md': sheetOf({ momentum: 7 }),
				[NOTE]: '---\ncharacter: "[[Kestrel]]"\n---\n\n# Session 1\n\n',
			},
			note: NOTE,
			records: 'line',
			look: null,
			byHand: true,
			phone: true,
			theme: 'dark',
		},
		async on => {
			const { page } = on;
			const rows = page.locator('.suggestion-container .suggestion-item');
			await page.locator('.cm-content').first().tap();
			await page.keyboard.press('Control+End');
			for (const { prose, typed, down = 0, dice, answers = [] } of MOVES) {
				const before = codesIn(await on.text()).length + codesIn(prose).length;
				await on.dice(...dice);
				await page.keyboard.insertText(prose);
				await page.keyboard.type(` ;;${typed}`);
				await rows.first().waitFor();
				await on.keyboardUp();
				for (let i = 0; i < down; i++) await page.keyboard.press('ArrowDown');
				await page.keyboard.press('Enter');
				await on.until(async () => codesIn(await on.text()).length > before, `the record of ${typed}`);
				await rows.first().waitFor({ state: 'detached' });
				for (const key of answers) {
					await page.locator('.sworn-line-card [data-key]').first().waitFor();
					await on.atRest();
					const { bottom, keyboard } = await caretIn(page);
					assert.ok(bottom <= keyboard, `${typed}: the caret, at ${bottom}, is above the keyboard, at ${keyboard}`);
					const last = codesIn(await on.text()).at(-1);
					await page.keyboard.press(key);
					await on.until(async () => codesIn(await on.text()).at(-1) !== last, `what ${key} answers`);
				}
				// the first one may roll what a cost leads to
				for (let i = 0; i < 2; i++) {
					await on.atRest();
					await page.keyboard.press('Enter');
				}
				await on.atRest();
			}
			await on.run('end-a-session');
			await on.has('**Session 1.**');
			await on.atRest();
			await on.noSidewaysScroll();
			await on.keyboardDown();
			await on.accessible('.sworn-inline');
		},
	),
];
