import type { ChangeSet, EditorState, Text, Transaction } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import { chainFrom } from '../../../journal/blocks-in-note/insert-block';
import type { SwornBlockAt } from '../../../journal/blocks-in-note/in-note';
import { swornBlocks } from '../../../journal/blocks-in-note/in-note';
import { readMoveRecord } from '../../../journal/record/record';
import { textOfDoc } from '../../editor/text-of-doc';

/** Where a roll was written while the player writes: what it asks can be answered until something else is typed. */
interface RollAt {
	/** The caret, right behind the record. */
	readonly caret: number;
	/** Where the record begins. */
	readonly record: number;
	/** The body of the record as it was rolled, if it has dice. */
	readonly fresh: string | undefined;
}

interface AfterRoll {
	readonly at?: RollAt | undefined;
	/** The bodies of the records whose questions the player has left for later. */
	readonly later: ReadonlySet<string>;
}

/** The player answers later. */
export const answerLater = StateEffect.define<null>();

/**
 * Whether a roll was written last in an editor, with the caret right behind it. Whatever is typed, and each movement of
 * the caret, leaves its questions for later.
 */
export const afterRoll = StateField.define<AfterRoll>({
	create: () => ({ later: new Set() }),
	update: (value, transaction) => {
		const { effects, docChanged, selection, startState, state } = transaction;
		if (effects.some(effect => effect.is(answerLater))) return leftForLater(value, startState);
		if (!docChanged && !selection) return value;
		if (isOurs(transaction)) return withRoll(value, transaction);
		const { at } = value;
		if (!at || isSave(transaction)) return value;
		const { main, ranges } = state.selection;
		if (!docChanged && main.empty && ranges.length === 1 && main.head === at.caret) return value;
		return leftForLater(value, startState);
	},
});

const isOurs = (transaction: Transaction): boolean =>
	transaction.docChanged && (transaction.isUserEvent('sworn') || transaction.isUserEvent('input.sworn'));

/** The app ends a note with a line break when it saves it, which nobody typed. */
function isSave({ docChanged, startState, state }: Transaction): boolean {
	if (!docChanged || state.doc.length !== startState.doc.length + 1) return false;
	return textOfDoc(state.doc) === `${textOfDoc(startState.doc)}\n` && state.selection.main.head < state.doc.length;
}

function withRoll(value: AfterRoll, transaction: Transaction): AfterRoll {
	const { selection, changes, state } = transaction;
	const { at } = value;
	const caret = state.selection.main.head;
	const rolled = selection ? recordBehind(transaction, caret) : undefined;
	if (rolled) return { ...value, at: rolled };
	return at ? { ...value, at: { ...at, caret, record: changes.mapPos(at.record, -1) } } : value;
}

/** Between a record and the caret behind it: blanks, or what begins the next row of a quote. */
const IS_BEHIND = /^[\s>]*$/;

/** The move that a transaction has written right before the caret, also with a track that it begins between them. */
function recordBehind({ changes, state }: Transaction, caret: number): RollAt | undefined {
	const text = textOfDoc(state.doc);
	let end = caret;
	for (const block of swornBlocks(text)
		.filter(({ fenceFrom }) => fenceFrom < caret)
		.reverse()) {
		const { fenceFrom, fenceTo, body } = block;
		if (fenceTo > end || !IS_BEHIND.test(text.slice(fenceTo, end)) || !isWritten(changes, block)) return undefined;
		const read = readMoveRecord(body);
		if (read.ok) return { caret, record: fenceFrom, fresh: read.value.record.dice === undefined ? undefined : body };
		end = fenceFrom;
	}
	return undefined;
}

function isWritten(changes: ChangeSet, { fenceFrom, fenceTo }: SwornBlockAt): boolean {
	let isInside = false;
	changes.iterChangedRanges((_from, _to, from, to) => (isInside ||= from <= fenceFrom && to >= fenceTo));
	return isInside;
}

/** Whether the plugin wrote what the player chose right after a roll: between its record and the caret. */
export function isAnswerToRoll(transaction: Transaction): boolean {
	const { at } = transaction.startState.field(afterRoll, false) ?? {};
	if (!at || !isOurs(transaction)) return false;
	let isBetween = true;
	transaction.changes.iterChangedRanges((from, to) => (isBetween &&= from >= at.record && to <= at.caret));
	return isBetween;
}

const leftForLater = ({ later }: AfterRoll, state: EditorState): AfterRoll => ({
	later: new Set([...later, ...rolledBlocks(state).map(({ body }) => body)]),
});

/** The blocks of the last roll by the text, which every card of the note asks about. */
const rolledIn = new WeakMap<Text, { readonly from: number; readonly blocks: readonly SwornBlockAt[] }>();

/** The block of the last roll and those that it has led to, while its questions can be answered from the keyboard. */
export function rolledBlocks(state: EditorState): readonly SwornBlockAt[] {
	const { at } = state.field(afterRoll, false) ?? {};
	if (!at) return [];
	const known = rolledIn.get(state.doc);
	if (known?.from === at.record) return known.blocks;
	const blocks = chainOf(textOfDoc(state.doc), at.record);
	rolledIn.set(state.doc, { from: at.record, blocks });
	return blocks;
}

function chainOf(text: string, from: number): readonly SwornBlockAt[] {
	const block = swornBlocks(text).find(({ fenceFrom }) => fenceFrom === from);
	return block ? [block, ...chainFrom(text, block).filter(({ fenceFrom }) => fenceFrom > from)] : [];
}

/** Why the card of a record is open or closed, unless the player has pressed it. */
export type OpensBy = 'itself' | 'the roll' | 'its questions' | 'a press';

/**
 * The card of a record opens by itself if it must be answered; right after its roll in any case, and for what may still
 * be done; and only by a press if its questions were left for later.
 */
export function opensBy(state: EditorState, { body, fenceFrom }: SwornBlockAt): OpensBy {
	const { at, later } = state.field(afterRoll, false) ?? {};
	if (at && rolledBlocks(state).some(block => block.fenceFrom === fenceFrom))
		return at.fresh === body ? 'the roll' : 'its questions';
	return later?.has(body) ? 'a press' : 'itself';
}
