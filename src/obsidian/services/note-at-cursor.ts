import { EditorView } from '@codemirror/view';
import type { MarkdownView } from 'obsidian';
import type { BegunAt } from '../../journal/actions/combine-plans';
import { focusEditor, keepCaretInSight } from '../editor/focus-editor';
import { isCursorUntouched } from '../editor/placed-cursor';
import { trackPlace } from '../editor/tracked-places';
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

/** Where the cursor was when an action was begun, in the text of now. Followed until it is released. */
export interface CursorThen {
	readonly in: (text: string) => BegunAt;
	readonly release: () => void;
}

/** Follows the place of the cursor while the player writes on. */
export function followCursor(view: MarkdownView): CursorThen {
	const isBlankBehind = (text: string, offset: number) => /^[^\S\r\n]*(?:[\r\n]|$)/.test(text.slice(offset));
	const begun = view.editor.getValue();
	const offset = offsetIn(view, begun);
	const editor = isWrittenAtCursor(view) ? EditorView.findFromDOM(view.contentEl) : null;
	const tracked = editor?.state.doc.length === begun.length ? trackPlace(editor, offset) : undefined;
	const isOnEmptyLine = isBlankBehind(begun, offset) && /(?:^|[\r\n])[^\S\r\n]*$/.test(begun.slice(0, offset));
	return {
		in(text) {
			const now = view.editor.getValue() === text ? tracked?.now() : undefined;
			const written = isOnEmptyLine && now !== undefined && !isBlankBehind(text, now) ? 'on its line' : 'on';
			return { offset: now ?? offsetIn(view, text), ...(text === begun ? {} : { written }) };
		},
		release: () => tracked?.release(),
	};
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

/**
 * Returns the focus to the editor, except in Reading view, and shows what was written `from` an offset on. On mobile,
 * sidebars that cover the note are collapsed.
 */
export const backToNote = (view: MarkdownView, from?: number): void => {
	uncoverNote(view);
	if (view.getMode() !== 'source') return;
	focusEditor(view.editor);
	keepCaretInSight(view, undefined, from);
};
