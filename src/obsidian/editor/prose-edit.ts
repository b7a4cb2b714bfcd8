import type { ChangeDesc, EditorState, Text } from '@codemirror/state';
import { nonProseRanges, type Part } from '../../journal/inline/non-prose-ranges';
import { isPlainLine } from '../../journal/text/plain-lines';
import { MovedByProse } from './map-prose-edits';

/** An edit of a text in an editor: a transaction, or an update of a view. */
interface Edit {
	readonly startState: EditorState;
	readonly state: EditorState;
	readonly changes: ChangeDesc;
}

/** The parts of each text, so that a key after a key of prose parses nothing. */
const partsOf = new MovedByProse(nonProseRanges, (parts, changes) =>
	parts.map(({ from, to }): Part => ({ from: changes.mapPos(from), to: changes.mapPos(to) })),
);
/** Each edit by its new text, as several ask about it. */
const judged = new WeakMap<Text, { readonly before: Text; readonly isProse: boolean }>();

/**
 * Whether an edit changed nothing but words within lines of plain prose. Such lines hold no record and no property, and
 * do not decide where one begins or ends, so everything that is drawn or known of the note stays as it is; only what is
 * below the edit moves.
 */
export function isProseEdit(before: Text, after: Text, changes: ChangeDesc): boolean {
	if (changes.empty) return false;
	const known = judged.get(after);
	if (known?.before === before) return known.isProse;
	const isProse = before.lines === after.lines && isInPlainLines(before, after, changes);
	if (isProse) partsOf.edited(before, after, changes);
	judged.set(after, { before, isProse });
	return isProse;
}

/** Whether an edit in prose, such as typing, left the only caret in its line, so that it entered and left nothing. */
export function isTypingInProse(edit: Edit): boolean {
	const { startState, state, changes } = edit;
	if (!isProseEdit(startState.doc, state.doc, changes)) return false;
	const lines = [startState, state].map(({ doc, selection: { ranges, main } }) => {
		const line = doc.lineAt(main.from);
		return ranges.length === 1 && main.to <= line.to ? line.number : undefined;
	});
	let isThere = lines[0] !== undefined && lines[0] === lines[1];
	changes.iterChangedRanges(from => {
		isThere &&= startState.doc.lineAt(from).number === lines[0];
	});
	return isThere;
}

function isInPlainLines(before: Text, after: Text, changes: ChangeDesc): boolean {
	let isPlain = true;
	changes.iterChangedRanges((fromA, toA, fromB, toB) => {
		isPlain &&= isInPlainLine(before, fromA, toA) && isInPlainLine(after, fromB, toB);
	});
	if (!isPlain) return false;
	// no edit of prose since they were read was in them, so a place is in one of them now if it was then
	const { value: parts, since } = partsOf.asRead(before);
	changes.iterChangedRanges(place => {
		const at = since?.invertedDesc.mapPos(place) ?? place;
		isPlain &&= !parts.some(({ from, to }) => from <= at && at <= to);
	});
	return isPlain;
}

function isInPlainLine(text: Text, from: number, to: number): boolean {
	const line = text.lineAt(from);
	return to <= line.to && isPlainLine(line.text);
}
