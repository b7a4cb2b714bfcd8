import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

export default [
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
		await on.press(/^Health/);
		await until(() => health() !== before, 'the harm');
		const after = health();
		// What comes within half a second is one step of the editor.
		await on.aSecondLater();
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
		const left = () =>
			on.page.evaluate(() => ({
				commands: window.app.commands.ids().filter(id => id.startsWith('sworn-journal:')).length,
				cards: document.querySelectorAll('.sworn-card').length,
				tabs: window.app.settingTabs.length,
			}));
		await on.page.evaluate(() => window.plugin.unload());
		await on.until(async () => Object.values(await left()).every(count => count === 0), 'nothing is left');
	}),
];
