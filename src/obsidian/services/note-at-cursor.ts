import { EditorView } from '@codemirror/view';
import type { MarkdownView } from 'obsidian';
import type { ParseResult } from '../../rules/core/problem';
import type { DiceRoller } from '../../play/dice/dice';
import type { Plan } from '../../journal/actions/action-notes';
import { whereBegun, type BegunAt } from '../../journal/actions/combine-plans';
import { focusEditor, keepCaretInSight } from '../editor/focus-editor';
import { isCursorUntouched } from '../editor/placed-cursor';
import { trackPlace } from '../editor/tracked-places';
import { selectedWords } from '../../journal/text/selected-words';
import { uncoverNote } from './collapse-sidebar';
import type { ActionRunner } from './action-runner';
import type { ActionContext, ActionPlan } from './services';

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
function offsetIn(view: MarkdownView, text: string): number {
	const { editor } = view;
	const isWrittenHere = isWrittenAtCursor(view) && editor.getValue() === text;
	return isWrittenHere ? editor.posToOffset(editor.getCursor('to')) : text.length;
}

/** Where an action writes that was begun at the cursor, in the text of now. Followed until it is released. */
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

/** The end of a note, whatever is written meanwhile; the cursor stays. */
export const endOfNote: CursorThen = { in: text => ({ offset: text.length, written: 'on' }), release: () => {} };

/** Plans an action where it was begun, above what the player has written on that line meanwhile. */
export const planThere =
	(cursor: CursorThen, plan: (at: ActionContext, offset: number, dice: DiceRoller) => ParseResult<Plan>): ActionPlan =>
	(at, dice) =>
		whereBegun(at.pages, cursor.in(at.pages.journal.text), (pages, offset) => plan({ ...at, pages }, offset, dice));

/** Writes into one note where the cursor is now, wherever that place is by then, and goes back to the note. */
export async function writeAtCursor(
	actions: Pick<ActionRunner, 'roll'>,
	view: MarkdownView,
	path: string,
	plan: (text: string, offset: number, dice: DiceRoller) => ParseResult<Plan>,
): Promise<Plan | undefined> {
	const cursor = followCursor(view);
	const written = await actions
		.roll([path], (texts, dice) => {
			const page = { path, text: texts.get(path) ?? '' };
			return whereBegun({ journal: page, actor: page }, cursor.in(page.text), ({ journal }, offset) =>
				plan(journal.text, offset, dice),
			);
		})
		.finally(cursor.release);
	backToNote(view);
	return written;
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
