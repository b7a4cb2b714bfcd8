import type { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { editorInfoField, type Editor, type MarkdownView } from 'obsidian';
import { frontmatterBounds } from '../../journal/frontmatter/bounds';

/** For each editor, the note in which the player has placed the cursor. */
const placedIn = new WeakMap<Editor, string>();

const isByHand = (transaction: Transaction): boolean =>
	['select', 'input', 'delete', 'move'].some(event => transaction.isUserEvent(event));

/** Records in which editors the player placed the cursor, by click, key or typing. */
export const placedCursors = EditorView.updateListener.of(({ transactions, state }) => {
	if (!transactions.some(isByHand)) return;
	const { editor, file } = state.field(editorInfoField, false) ?? {};
	if (editor && file) placedIn.set(editor, file.path);
});

/** Whether the cursor is still where Obsidian puts it on opening a note: above the first line of the body. */
export function isCursorUntouched({ editor, file }: MarkdownView, text: string): boolean {
	if (placedIn.get(editor) === file?.path) return false;
	return editor.posToOffset(editor.getCursor('to')) <= frontmatterBounds(text).contentStart;
}
