import type { EditorTransaction } from 'obsidian';
import { expect, it } from 'vitest';
import { bootSample } from './sample';

const NOTE = 'one\ntwo\nthree';

const note = async (text = NOTE) =>
	(await bootSample({ files: { 'a.md': text }, note: 'a.md', mode: 'source' })).editor;

const transactions: { title: string; transaction: EditorTransaction; text: string; cursor?: [number, number] }[] = [
	{
		title: 'all changes are in positions of the old text',
		transaction: {
			changes: [
				{ from: { line: 0, ch: 0 }, text: 'zero\n' },
				{ from: { line: 1, ch: 0 }, to: { line: 1, ch: 3 }, text: '2' },
				{ from: { line: 2, ch: 5 }, text: '!' },
			],
		},
		text: 'zero\none\n2\nthree!',
	},
	{
		title: 'the order of the changes does not matter',
		transaction: {
			changes: [
				{ from: { line: 2, ch: 0 }, text: 'c' },
				{ from: { line: 0, ch: 0 }, text: 'a' },
			],
		},
		text: 'aone\ntwo\ncthree',
	},
	{
		title: 'the selection is in positions of the new text',
		transaction: {
			changes: [{ from: { line: 0, ch: 0 }, text: 'new\nlines\n' }],
			selection: { from: { line: 1, ch: 5 } },
		},
		text: `new\nlines\n${NOTE}`,
		cursor: [1, 5],
	},
];

it.each(transactions)('transaction: $title, and one undo takes all back', async ({ transaction, text, cursor }) => {
	const editor = await note();
	editor.transaction(transaction, 'sample');
	expect(editor.getValue()).toBe(text);
	if (cursor) expect(editor.getCursor()).toEqual({ line: cursor[0], ch: cursor[1] });
	editor.undo();
	expect(editor.getValue()).toBe(NOTE);
	editor.redo();
	expect(editor.getValue()).toBe(text);
});

it('two transactions are two steps to undo', async () => {
	const editor = await note();
	editor.transaction({ changes: [{ from: { line: 0, ch: 3 }, text: 'a' }] });
	editor.transaction({ changes: [{ from: { line: 0, ch: 4 }, text: 'b' }] });
	editor.undo();
	expect(editor.getLine(0)).toBe('onea');
});

it('another note in the same leaf cannot be undone into the one before', async () => {
	const { open, app } = await bootSample({ files: { 'a.md': 'A', 'b.md': 'B' }, note: 'a.md' });
	const editor = app.workspace.activeEditor?.editor;
	editor?.replaceRange('x', { line: 0, ch: 0 });
	await open('b.md');
	expect(app.workspace.activeEditor?.editor).toBe(editor);
	editor?.undo();
	expect(editor?.getValue()).toBe('B');
	expect(await app.vault.adapter.read('a.md')).toBe('xA');
});

it('positions outside the text are moved to its edge', async () => {
	const editor = await note();
	expect(editor.posToOffset({ line: 9, ch: 9 })).toBe(NOTE.length);
	expect(editor.posToOffset({ line: 0, ch: 99 })).toBe(3);
	expect(editor.offsetToPos(999)).toEqual({ line: 2, ch: 5 });
});

it('a command of the editor that is not built throws', async () => {
	const editor = await note();
	expect(() => editor.exec('toggleFold')).toThrow(/not built/);
});
