import assert from 'node:assert/strict';
import { JOURNAL, KESTREL, story } from '../story.mjs';

const START = 'Start here.md';
const LOOKS = [
	{ title: 'on a desktop', settings: { note: JOURNAL } },
	{ title: 'on a phone', settings: { note: JOURNAL, phone: true } },
];

export default [
	...LOOKS.map(({ title, settings }) =>
		story(`the whole page can be read by everybody, ${title}`, settings, async on => {
			const { page } = on;
			for (const mode of ['Live', 'Source', 'Reading']) {
				await page.getByRole('button', { name: mode, exact: true }).click();
				await on.inBothThemes(() => on.accessible('html'));
				await on.noSidewaysScroll();
			}
			await on.open(START);
			await on.inBothThemes(() => on.accessible('html'));
		}),
	),

	story('notes are made, named, folded away and deleted in the list', { note: START }, async on => {
		const { page, exists, until } = on;
		const list = page.getByRole('navigation', { name: 'Notes' });
		const row = name => list.getByRole('button', { name, exact: true });
		const nameIt = async name => {
			await list.getByRole('textbox').fill(name);
			await page.keyboard.press('Enter');
		};
		await row('Oracles').click({ button: 'right' });
		await page.getByRole('menuitem', { name: 'New note' }).click();
		await nameIt('Omens');
		await until(() => exists('Oracles/Omens.md'), 'the note on disk');
		await list.locator('[aria-current=page]', { hasText: 'Omens' }).waitFor();
		await until(async () => (await on.text()) === '', 'the new note in front');
		await on.accessible('html');
		await row('Omens').focus();
		await page.keyboard.press('F2');
		await nameIt('Omens: good?');
		await page.getByText('A name cannot contain').waitFor();
		await row('Omens').press('F2');
		await nameIt('Signs');
		await until(() => exists('Oracles/Signs.md') && !exists('Oracles/Omens.md'), 'the new name on disk');
		await row('Signs').waitFor();
		await row('Oracles').press('ArrowLeft');
		assert.equal(await row('Oracles').getAttribute('aria-expanded'), 'false');
		assert.equal(await row('Signs').count(), 0);
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Signs');
		await row('Signs').click({ button: 'right' });
		await page.getByRole('menuitem', { name: 'Delete' }).click();
		await on.accessible('.modal');
		await page.getByRole('button', { name: 'Delete' }).click();
		await until(() => !exists('Oracles/Signs.md'), 'the note gone from the disk');
		await until(async () => (await page.getByText('Signs', { exact: true }).count()) === 0, 'the note closed');
	}),

	story('a tab for each open note: named, brought to the front, closed', { note: START }, async on => {
		const { page, until } = on;
		const tabs = page.getByRole('group', { name: 'Open notes' });
		const inFront = () => tabs.locator('[aria-current=true]').innerText();
		await page.evaluate(
			async files => {
				const { vault, workspace } = window.app;
				for (const file of files) await workspace.getLeaf('tab').openFile(vault.getFileByPath(file));
			},
			[JOURNAL, KESTREL],
		);
		assert.equal(await inFront(), 'Kestrel Vane');
		await tabs.getByRole('button', { name: 'Session 1', exact: true }).click();
		await until(async () => (await inFront()) === 'Session 1', 'the journal in front');
		await tabs.getByRole('button', { name: 'Kestrel Vane', exact: true }).click({ button: 'middle' });
		await tabs.getByRole('button', { name: 'Close Session 1' }).click();
		await until(async () => (await inFront()) === 'Start here', 'the first note in front');
		assert.equal(await tabs.getByRole('button').count(), 1, 'the only note that is open cannot be closed');
	}),
];
