import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

export default [
	story(
		'a call typed by hand: odds, Roll, and what is missing asked in place; in Reading view',
		{ note: 'Start here.md', mode: 'preview' },
		async on => {
			const { page, read, until } = on;
			const before = read('Start here.md');
			await page.locator('.sworn-card').first().waitFor();
			await on.shot('10-call-reading');
			await on.accessible('.sworn-block');
			await on.dice(4, 3, 2);
			await page.locator('.sworn-card').getByRole('button', { name: /^Roll/ }).last().click();
			await until(() => read('Start here.md').includes('dice: 4 vs 3, 2'), 'the record on disk');
			await until(
				() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Move: Gather Information'),
				'the focus on the card that was pressed',
			);
			const record = 'roll: wits 3\ndice: 4 vs 3, 2\noutcome: strong hit, 7 vs 3, 2\ndone:\n  - momentum 3 → 5\n';
			assert.equal(read('Start here.md'), before.replace('by: Kestrel Vane\n', `by: Kestrel Vane\n${record}`));
		},
	),

	story(
		"the player's own undo takes a record away: one press takes its changes back, redo brings them again",
		{},
		async on => {
			const { page, read, text, until } = on;
			await on.cursorToEnd();
			await on.dice(6, 2, 4);
			await on.makeMove('fd', 'e');
			await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4');
			await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
			await page.keyboard.press('Control+z');
			assert.ok(!(await text()).includes('6 vs 2, 4'));
			await page.getByRole('button', { name: 'Take them back' }).click();
			await until(() => /^momentum: 3$/m.test(read(KESTREL)), 'momentum 3');
			await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
			await page.keyboard.press('Control+y');
			await page.getByRole('button', { name: 'Carry them out again' }).click();
			await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4 again');
		},
	),

	story('unload leaves nothing behind', {}, async on => {
		const left = await on.page.evaluate(async () => {
			window.plugin.unload();
			await new Promise(resolve => setTimeout(resolve, 100));
			return {
				commands: window.app.commands.ids().filter(id => id.startsWith('sworn-journal:')).length,
				cards: document.querySelectorAll('.sworn-card').length,
				tabs: window.app.settingTabs.length,
			};
		});
		assert.deepEqual(left, { commands: 0, cards: 0, tabs: 0 });
	}),
];
