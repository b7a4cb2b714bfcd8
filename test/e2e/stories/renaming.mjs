import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const WREN = 'Characters/Wren Vane.md';
const LATER = 'Journal/Session 2.md';
const NOTE = [
	'---',
	'character: Kestrel Vane',
	'---',
	'',
	'Kestrel Vane wakes first.',
	'',
	'`sworn: Kestrel Vane › spirit 3 → 4`',
	'',
].join('\n');

const openNotices = page => page.locator('.notice').count();

export default [
	story(
		'a character’s note that gets another name: one press renames it in the records, and prose stays',
		{ files: { [LATER]: NOTE }, byHand: true },
		async on => {
			const { page, read, text, until } = on;
			const before = await text();
			await page.evaluate(
				([from, to]) => window.app.fileManager.renameFile(window.app.vault.getFileByPath(from), to),
				[KESTREL, WREN],
			);
			const notice = page.locator('.notice', { hasText: '“Kestrel Vane” was renamed to “Wren Vane”.' });
			await notice.getByRole('button', { name: 'Rename them' }).waitFor();
			await on.shot('60-renamed');
			await on.accessible('.notice');
			await notice.getByRole('button', { name: 'Rename them' }).click();
			await on.has('by: Wren Vane');
			assert.equal(await text(), before.replaceAll('by: Kestrel Vane', 'by: Wren Vane'));
			await until(() => read(LATER).includes('character: Wren Vane'), 'the other journal');
			assert.equal(
				read(LATER),
				NOTE.replace('character: Kestrel', 'character: Wren').replace('sworn: Kestrel', 'sworn: Wren'),
			);
		},
	),

	story('a later press that the editor undoes: its changes are taken back, and redone', {}, async on => {
		const { page, read, text, until } = on;
		const focus = () => page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
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
		await page.waitForTimeout(600);
		await focus();
		await page.keyboard.press('Control+z');
		assert.ok((await text()).includes('2 vs 3, 9'), 'the roll stands');
		await page.getByText('Part of Face Danger is gone from this note.').waitFor();
		await page.getByRole('button', { name: 'Take them back' }).click();
		await until(() => health() === before, 'the health as it was');
		await focus();
		await page.keyboard.press('Control+y');
		await page.getByRole('button', { name: 'Carry them out again' }).click();
		await until(() => health() === after, 'the harm again');
		assert.equal(await openNotices(page), 0);
	}),

	story(
		'the editor turns a record back into the call that was typed: a notice takes its changes back',
		{},
		async on => {
			const { page, read, text, until } = on;
			await on.cursorToEnd();
			// without “roll” the card would ask for it first; on its own lines the fence is a card once the cursor has left it
			await page.keyboard.type('\n\n```sworn\nmove: Face Danger\nby: Kestrel Vane\nroll: edge\n```\n\nOn.', {
				delay: 5,
			});
			const call = await text();
			await on.dice(6, 2, 4);
			await page.locator('.sworn-card').last().getByRole('button', { name: /^Roll/ }).last().click();
			await until(() => /^momentum: 4$/m.test(read(KESTREL)), 'momentum 4');
			await page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.focus());
			await page.keyboard.press('Control+z');
			assert.equal(await text(), call);
			await page.getByText('Face Danger is gone from this note.').waitFor();
			await page.getByRole('button', { name: 'Take them back' }).click();
			await until(() => /^momentum: 3$/m.test(read(KESTREL)), 'momentum 3');
		},
	),
];
