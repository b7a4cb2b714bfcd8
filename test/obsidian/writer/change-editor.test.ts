import { StateEffect, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { MarkdownView } from 'obsidian';
import { afterEach, expect, it } from 'vitest';
import { changeEditor } from '../../../src/obsidian/vault/writer/note-files';
import { landing } from '../../support/scripted-dice';
import { close, writing } from '../commands/writing';
import { ended } from '../../support/last-line-break';

afterEach(close);

const CALL = '```sworn\nmove: Face Danger\nby: Kestrel\nroll: edge\n```\n';

async function journal(note: string) {
	const host = await writing(note);
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(50);
	const seen: Transaction[] = [];
	const listener = EditorView.updateListener.of(({ transactions }) => seen.push(...transactions));
	host.editor.cm.dispatch({ effects: StateEffect.appendConfig.of(listener) });
	return {
		...host,
		editor: host.editor,
		plugin: host.plugin,
		seen,
		type(letter: string) {
			const { cm } = host.editor;
			cm.dispatch(cm.state.replaceSelection(letter), { userEvent: 'input.type' });
		},
		async roll() {
			const roll = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Roll');
			roll?.click();
			await host.tick(30);
			expect(host.editor.getValue()).toContain('outcome:');
		},
	};
}

it('one Ctrl+Z takes a record alone, not the sentence that was typed a moment before', async () => {
	const { editor, type, roll } = await journal(`${CALL}\nI run‸`);
	for (const letter of ' now.') type(letter);
	await roll();
	editor.undo();
	expect(ended(editor.getValue())).toBe(ended(`${CALL}\nI run now.`));
	editor.undo();
	expect(ended(editor.getValue())).toBe(ended(`${CALL}\nI run`));
});

it('what is typed right after a press is a step of its own', async () => {
	const { editor, type, roll } = await journal(`${CALL}\nI run‸`);
	await roll();
	const rolled = editor.getValue();
	type('.');
	editor.undo();
	expect(ended(editor.getValue())).toBe(ended(rolled));
});

it('a press on a card does not move the view to the cursor far below', async () => {
	const { roll, seen } = await journal(`${CALL}\n${'A line.\n\n'.repeat(8)}‸`);
	await roll();
	const changes = seen.filter(({ docChanged }) => docChanged);
	expect(changes.map(change => change.annotation(Transaction.userEvent))).toEqual(['sworn']);
	expect(seen.filter(({ scrollIntoView }) => scrollIntoView)).toEqual([]);
});

it('a press on a card that also writes at the cursor moves the cursor, but not the view', async () => {
	const { editor, seen, plugin } = await journal(`${CALL}\n${'A line.\n\n'.repeat(8)}‸`);
	const view = plugin.app.workspace.getActiveViewOfType(MarkdownView);
	if (!view) throw new Error('No note is open.');
	const end = editor.getValue().length;
	changeEditor(view, [{ from: end, to: end, insert: 'More.' }], 'sworn', end + 5);
	expect(editor.posToOffset(editor.getCursor())).toBe(end + 5);
	expect(seen.filter(({ scrollIntoView }) => scrollIntoView)).toEqual([]);
});
