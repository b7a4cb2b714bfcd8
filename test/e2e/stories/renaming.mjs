import assert from 'node:assert/strict';
import { KESTREL, story } from '../story.mjs';

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
			await on.looks('.notice');
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
];
