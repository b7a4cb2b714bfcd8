import type { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Editor, MarkdownView } from 'obsidian';
import { editorInfoField } from 'obsidian';
import { frontmatterBounds } from '../../journal/frontmatter/bounds';

/** The note in which the player has put the cursor somewhere, by editor. */
const placedIn = new WeakMap<Editor, string>();

const isByHand = (transaction: Transaction): boolean =>
	['select', 'input', 'delete', 'move'].some(event => transaction.isUserEvent(event));

/** Notes in which editors the cursor was put by hand: by a click, a key, or typing. */
export const placedCursors = EditorView.updateListener.of(({ transactions, state }) => {
	if (!transactions.some(isByHand)) return;
	const { editor, file } = state.field(editorInfoField, false) ?? {};
	if (editor && file) placedIn.set(editor, file.path);
});

/** Whether the cursor is where the app puts it in a note that is opened, above the first line, and was never moved. */
export function isCursorUntouched({ editor, file }: MarkdownView, text: string): boolean {
	if (placedIn.get(editor) === file?.path) return false;
	return editor.posToOffset(editor.getCursor('to')) <= frontmatterBounds(text).contentStart;
}
