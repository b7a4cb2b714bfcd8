import type { MarkdownView } from 'obsidian';
import { focusEditor, keepCaretInSight } from '../editor/focus-editor';
import { isCursorUntouched } from '../editor/placed-cursor';
import { selectedWords } from '../../journal/text/selected-words';
import { uncoverNote } from './collapse-sidebar';

/** The note in front, as it is now, and how far what the player does there may look back: to the line of the cursor. */
export interface NoteAt {
	readonly view: MarkdownView;
	readonly path: string;
	readonly text: string;
	readonly line: number;
}

/**
 * After the selection, so that nothing selected is replaced. At the end of the note in Reading view, where the cursor was
 * never placed, and where the view shows another text by now: its cursor is none of this one.
 */
export function offsetIn(view: MarkdownView, text: string): number {
	const { editor } = view;
	const isWrittenHere = isWrittenAtCursor(view) && editor.getValue() === text;
	return isWrittenHere ? editor.posToOffset(editor.getCursor('to')) : text.length;
}

const isWrittenAtCursor = (view: MarkdownView): boolean =>
	view.getMode() === 'source' && !isCursorUntouched(view, view.editor.getValue());

/** How far what the player does may look back: to the line of the cursor, else over the whole note. */
export const lastLineSeen = (view: MarkdownView): number =>
	isWrittenAtCursor(view) ? view.editor.getCursor('to').line : Infinity;

export function noteAt(view: MarkdownView): NoteAt | undefined {
	const path = view.file?.path;
	return path === undefined ? undefined : { view, path, text: view.editor.getValue(), line: lastLineSeen(view) };
}

/** The words that are selected where one writes, if they are some to go by. */
export function wordsSelectedIn(view: MarkdownView): string | undefined {
	const { editor } = view;
	if (view.getMode() !== 'source' || !editor.somethingSelected()) return undefined;
	const offset = (end: 'from' | 'to') => editor.posToOffset(editor.getCursor(end));
	return selectedWords(editor.getValue(), offset('from'), offset('to'));
}

/** Back to where one writes; Reading view has no such place. On a phone the note comes out from under a sidebar. */
export const backToNote = (view: MarkdownView): void => {
	uncoverNote(view);
	if (view.getMode() !== 'source') return;
	focusEditor(view.editor);
	keepCaretInSight(view);
};
