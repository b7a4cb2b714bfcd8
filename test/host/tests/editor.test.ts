import { StateEffect, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { EditorTransaction } from 'obsidian';
import { afterEach, expect, it, vi } from 'vitest';
import type { Editor } from '../editor/editor';
import { bootSample } from './sample';

afterEach(() => {
	vi.useRealTimers();
});

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

it('two transactions with an origin are two steps to undo', async () => {
	const editor = await note();
	editor.transaction({ changes: [{ from: { line: 0, ch: 3 }, text: 'a' }] }, 'sample');
	editor.transaction({ changes: [{ from: { line: 0, ch: 4 }, text: 'b' }] }, 'sample');
	editor.undo();
	expect(editor.getLine(0)).toBe('onea');
});

/** As the keyboard does it. */
const type = (editor: Editor, text: string) => {
	for (const letter of text) editor.cm.dispatch(editor.cm.state.replaceSelection(letter), { userEvent: 'input.type' });
};

/** The texts that undo goes through. */
function undone(editor: Editor): string[] {
	const texts: string[] = [];
	for (let before = ''; before !== editor.getValue(); editor.undo()) texts.push((before = editor.getValue()));
	return texts;
}

it('typing in one go is one step to undo, after a pause the next', async () => {
	const editor = await note('');
	vi.useFakeTimers({ toFake: ['Date'] });
	type(editor, 'one');
	vi.setSystemTime(Date.now() + 600);
	type(editor, ' two');
	expect(undone(editor)).toEqual(['one two', 'one', '']);
});

const ownSteps: { title: string; change: (editor: Editor) => void }[] = [
	{ title: 'replaceRange', change: editor => editor.replaceRange('ME', { line: 0, ch: 1 }) },
	{ title: 'replaceSelection', change: editor => editor.replaceSelection('ME') },
	{ title: 'setLine', change: editor => editor.setLine(0, `${editor.getLine(0)}ME`) },
	{
		title: 'a transaction of its own origin',
		change: editor => editor.transaction({ changes: [{ from: { line: 0, ch: 1 }, text: 'ME' }] }, 'sample'),
	},
];

it.each(ownSteps)('$title right after typing is a step of its own', async ({ change }) => {
	const editor = await note('');
	vi.useFakeTimers({ toFake: ['Date'] });
	type(editor, 'a');
	change(editor);
	change(editor);
	expect(undone(editor)).toHaveLength(4);
});

it('a transaction without an origin joins the typing before it, as it is no event of a user', async () => {
	const editor = await note('');
	vi.useFakeTimers({ toFake: ['Date'] });
	const events: (string | undefined)[] = [];
	type(editor, 'a');
	editor.cm.dispatch({
		effects: StateEffect.appendConfig.of(
			EditorView.updateListener.of(({ transactions }) => {
				for (const change of transactions) events.push(change.annotation(Transaction.userEvent));
			}),
		),
	});
	editor.transaction({ changes: [{ from: { line: 0, ch: 1 }, text: 'ME' }] });
	editor.transaction({ changes: [{ from: { line: 0, ch: 0 }, text: 'SELF' }] }, 'sample');
	expect(events.slice(-2)).toEqual([undefined, 'sample']);
	expect(undone(editor)).toEqual(['SELFaME', 'aME', '']);
});

it('a transaction scrolls to the selection, also when it changes the text elsewhere', async () => {
	const editor = await note();
	const scrolls: boolean[] = [];
	editor.cm.dispatch({
		effects: StateEffect.appendConfig.of(
			EditorView.updateListener.of(({ transactions }) => {
				for (const change of transactions) scrolls.push(change.scrollIntoView);
			}),
		),
	});
	editor.transaction({ changes: [{ from: { line: 2, ch: 0 }, text: 'x' }] }, 'sample');
	expect(scrolls.at(-1)).toBe(true);
});

it('setValue is no event of a user', async () => {
	const editor = await note();
	let event: string | undefined = 'none seen';
	editor.cm.dispatch({
		effects: StateEffect.appendConfig.of(
			EditorView.updateListener.of(({ docChanged, transactions }) => {
				if (docChanged) event = transactions[0]?.annotation(Transaction.userEvent);
			}),
		),
	});
	editor.setValue('new');
	expect(event).toBeUndefined();
});

it('typing right behind what a plugin wrote joins its step, unless the selection moved between them', async () => {
	const editor = await note('');
	vi.useFakeTimers({ toFake: ['Date'] });
	editor.replaceSelection('ME');
	type(editor, 'a');
	expect(undone(editor)).toEqual(['MEa', '']);
	editor.replaceSelection('ME');
	editor.setCursor({ line: 0, ch: 2 });
	type(editor, 'a');
	expect(undone(editor)).toEqual(['MEa', 'ME', '']);
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

it('a view has the file of a note that is being opened before its editor has the text', async () => {
	const { app } = await bootSample({ files: { 'a.md': 'A', 'b.md': 'B' }, note: 'a.md' });
	const file = app.vault.getFileByPath('b.md');
	if (!file) throw new Error('no note');
	const seen = new Set<string>();
	const look = () => {
		const { file: of, editor } = app.workspace.activeEditor ?? {};
		seen.add(`${of?.path} ${editor?.getValue()}`);
	};
	const opening = app.workspace.getLeaf(false).openFile(file);
	for (let i = 0; i < 20; i++) {
		await Promise.resolve();
		look();
	}
	await opening;
	look();
	expect([...seen]).toEqual(expect.arrayContaining(['b.md A', 'b.md B']));
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
