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

	story('the editor undoes a record, a later press, a typed call: a notice undoes the changes', {}, async on => {
		const { page, read, text, until } = on;
		const pressInEditor = async keys => {
			await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
			await page.keyboard.press(keys);
		};
		await on.cursorToEnd();
		await on.dice(6, 2, 4);
		await on.makeMove('fd', 'e');
		await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4');
		await pressInEditor('Control+z');
		assert.ok(!(await text()).includes('6 vs 2, 4'));
		await page.getByRole('button', { name: 'Take them back' }).click();
		await until(() => /^momentum: 3$/m.test(read(KESTREL)), 'momentum 3');
		await pressInEditor('Control+y');
		await page.getByRole('button', { name: 'Carry them out again' }).click();
		await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4 again');

		await on.cursorToEnd();
		await on.dice(2, 3, 9);
		await on.makeMove('fd', 'e');
		await on.has('2 vs 3, 9');
		const health = () => /^health: (\d)$/m.exec(read(KESTREL))?.[1];
		const before = health();
		await page
			.locator('.sworn-card')
			.last()
			.getByRole('button', { name: /^Endure Harm/ })
			.click();
		await until(() => health() !== before, 'the harm');
		const after = health();
		// What comes within half a second is one step of the editor.
		await page.waitForTimeout(600);
		await pressInEditor('Control+z');
		assert.ok((await text()).includes('2 vs 3, 9'), 'the roll stands');
		await page.getByText('Part of Face Danger is gone from this note.').waitFor();
		await page.getByRole('button', { name: 'Take them back' }).click();
		await until(() => health() === before, 'the health as it was');
		await pressInEditor('Control+y');
		await page.getByRole('button', { name: 'Carry them out again' }).click();
		await until(() => health() === after, 'the harm again');
		assert.equal(await page.locator('.notice').count(), 0);

		await on.cursorToEnd();
		// without “roll” the card would ask for it first; on its own lines the fence is a card once the cursor has left it
		await page.keyboard.type('\n\n```sworn\nmove: Face Danger\nby: Kestrel Vane\nroll: edge\n```\n\nOn.', {
			delay: 5,
		});
		const call = await text();
		await on.dice(6, 2, 4);
		await page.locator('.sworn-card').last().getByRole('button', { name: /^Roll/ }).last().click();
		await until(() => /^momentum: 5$/m.test(read(KESTREL)), 'momentum 5');
		await pressInEditor('Control+z');
		assert.equal(await text(), call);
		await page.getByText('Face Danger is gone from this note.').waitFor();
		await page.getByRole('button', { name: 'Take them back' }).click();
		await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4 at last');
	}),

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
