import type { MarkdownView } from 'obsidian';
import { focusEditor, keepCaretInSight } from '../editor/focus-editor';
import { isCursorUntouched } from '../editor/placed-cursor';
import { selectedWords } from '../../journal/text/selected-words';
import { uncoverNote } from './collapse-sidebar';

/** The active note with its current text. `line` is the last line that a command may look back from: the cursor's. */
export interface NoteAt {
	readonly view: MarkdownView;
	readonly path: string;
	readonly text: string;
	readonly line: number;
}

/**
 * The offset to insert at: after the selection, so that nothing selected is replaced. It is the end of the note in
 * Reading view, if the cursor was never placed, or if the view now shows a different text.
 */
export function offsetIn(view: MarkdownView, text: string): number {
	const { editor } = view;
	const isWrittenHere = isWrittenAtCursor(view) && editor.getValue() === text;
	return isWrittenHere ? editor.posToOffset(editor.getCursor('to')) : text.length;
}

const isWrittenAtCursor = (view: MarkdownView): boolean =>
	view.getMode() === 'source' && !isCursorUntouched(view, view.editor.getValue());

/** The last line that a command takes into account: the cursor's, or `Infinity` for the whole note. */
export const lastLineSeen = (view: MarkdownView): number =>
	isWrittenAtCursor(view) ? view.editor.getCursor('to').line : Infinity;

export function noteAt(view: MarkdownView): NoteAt | undefined {
	const path = view.file?.path;
	return path === undefined ? undefined : { view, path, text: view.editor.getValue(), line: lastLineSeen(view) };
}

/** The words selected in the editor, if they can serve as a search term. */
export function wordsSelectedIn(view: MarkdownView): string | undefined {
	const { editor } = view;
	if (view.getMode() !== 'source' || !editor.somethingSelected()) return undefined;
	const offset = (end: 'from' | 'to') => editor.posToOffset(editor.getCursor(end));
	return selectedWords(editor.getValue(), offset('from'), offset('to'));
}

/** Returns the focus to the editor, except in Reading view. On mobile, sidebars that cover the note are collapsed. */
export const backToNote = (view: MarkdownView): void => {
	uncoverNote(view);
	if (view.getMode() !== 'source') return;
	focusEditor(view.editor);
	keepCaretInSight(view);
};
