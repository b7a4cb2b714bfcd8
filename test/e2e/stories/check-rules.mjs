import assert from 'node:assert/strict';
import { story } from '../story.mjs';

/** It is written in the story. */
const WRITTEN = 'Ferry.md';

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
			await on.looks('.sworn-rules-check');
			await on.cursorToEnd();
			await page.keyboard.insertText(`\n${head.slice(head.indexOf('## Lake'))}`);
			for (const [at, move] of moves.entries()) {
				await page.keyboard.insertText(`\n${move}`);
				await view.getByText(`${at + 1} move${at === 0 ? '' : 's'} found`).waitFor();
			}
			assert.equal(moves.length, 10);
			await view.getByText('10 moves found, 7 understood in full, 3 in part.').waitFor();
			await view.locator('.sworn-covered-move').first().scrollIntoViewIfNeeded();
			await on.looks('.sworn-rules-check');

			const left = view.getByRole('button', { name: /^This means… “Gain two favours/ });
			const dialog = page.locator('.sworn-meaning-dialog');
			await left.scrollIntoViewIfNeeded();
			await left.press('Enter');
			await dialog.getByText('momentum', { exact: true }).click();
			await dialog.getByText('+2', { exact: true }).click();
			await on.looks('.sworn-meaning-dialog');
			await dialog.getByRole('button', { name: 'Write it' }).press('Enter');
			await until(async () => (await text()).includes('```effects\nmomentum +2\n```'), 'the fence stands there');
			await view.getByText('10 moves found, 8 understood in full, 2 in part.').waitFor();
			await page.locator('.cm-content').focus();
			await page.keyboard.press('ControlOrMeta+z');
			await until(async () => !(await text()).includes('```effects'), 'it is taken back');

			await view.getByRole('button', { name: /Take \+2 hull\./ }).click();
			const line = await page.evaluate(() => window.app.workspace.activeEditor.editor.getCursor().line);
			assert.equal((await text()).split('\n')[line], 'On a **strong hit**, she is dry. Take +2 hull.');
			await on.noSidewaysScroll();
		},
	),

	story('the check of a rules note on a phone', { note: 'Rules/Ferry moves.md', phone: true }, async on => {
		const { page } = on;
		await on.run('check-rules-note');
		await page.locator('.sworn-check-summary').waitFor();
		await on.atRest();
		const left = page.getByRole('button', { name: /^This means… “Gain two favours/ });
		await left.scrollIntoViewIfNeeded();
		await left.tap();
		const dialog = page.locator('.sworn-meaning-dialog');
		await dialog.getByText('momentum', { exact: true }).tap();
		await dialog.getByText('+2', { exact: true }).tap();
		await on.noSidewaysScroll();
		await on.looks('.sworn-meaning-dialog');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: /Take \+2 hull\./ }).tap();
		await page.waitForFunction(() => window.app.workspace.rightSplit.collapsed);
		const line = await page.evaluate(() => window.app.workspace.activeEditor.editor.getCursor().line);
		assert.ok(line > 0, 'the note shows at the line');
	}),
];
