import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import type { MarkdownView } from 'obsidian';
import type { TextChange } from '../../../journal/text/text-change';

/** What Obsidian is told about a change: only after one that counts as typing does it open a closed list of suggestions. */
type Origin = 'sworn' | 'input.sworn';

/**
 * Changes the text of an editor, as a step of its own for undo, whatever is typed before and after it, and moves the
 * cursor to an offset in the new text. The view stays where it is, but for an action that was typed at the cursor:
 * Obsidian's own `transaction` and `setCursor` scroll to the selection, and the step could not be isolated.
 */
export function changeEditor(
	{ editor, contentEl }: MarkdownView,
	changes: readonly TextChange[],
	origin: Origin,
	cursor?: number,
): void {
	const view = EditorView.findFromDOM(contentEl);
	if (view?.state.doc.toString() === editor.getValue()) {
		view.dispatch({
			changes,
			userEvent: origin,
			annotations: isolateHistory.of('full'),
			...(cursor === undefined ? {} : { selection: { anchor: cursor }, scrollIntoView: origin === 'input.sworn' }),
		});
		return;
	}
	const { left, top } = editor.getScrollInfo();
	editor.transaction(
		{
			changes: changes.map(change => ({
				from: editor.offsetToPos(change.from),
				to: editor.offsetToPos(change.to),
				text: change.insert,
			})),
		},
		origin,
	);
	if (cursor !== undefined) editor.setCursor(editor.offsetToPos(cursor));
	editor.scrollTo(left, top);
}
