import type { ChangeSet, EditorState, Text, Transaction } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import { chainFrom } from '../../../journal/note-blocks/insert-block';
import type { SwornBlockAt } from '../../../journal/sworn-block/block-at';
import { swornBlocks } from '../../../journal/note-blocks/find-blocks';
import { readMoveRecord } from '../../../journal/record/read-record';
import { askNow } from '../../editor/open-questions';
import { textOfDoc } from '../../editor/text-of-doc';

/** The record that the keys answer until something else is typed: its roll was written last, or its token pressed. */
interface RollAt {
	/** The caret, right behind the record. */
	readonly caret: number;
	/** Where the record begins. */
	readonly record: number;
	/** The body of what was rolled last, the record or a move that it has led to, or of the record whose token was pressed. */
	readonly fresh: string | undefined;
	readonly isPressed?: true;
}

interface AfterRoll {
	readonly at?: RollAt | undefined;
	/** Where the records begin whose questions the player has left for later. */
	readonly later: readonly number[];
}

/** The player answers later what the last roll asks, or a record that begins there. */
export const answerLater = StateEffect.define<number | null>();

/**
 * Whether a roll was written last in an editor, with the caret right behind it. Whatever is typed, and each movement of
 * the caret, leaves its questions for later.
 */
export const afterRoll = StateField.define<AfterRoll>({
	create: () => ({ later: [] }),
	update: (before, transaction) => {
		const { effects, docChanged, selection, startState, state } = transaction;
		for (const effect of effects) {
			if (effect.is(answerLater)) return leftForLater(before, startState, effect.value);
			if (effect.is(askNow)) return asked(state, effect.value);
		}
		if (!docChanged && !selection) return before;
		const value = moved(before, transaction);
		if (isOurs(transaction)) return withRoll(value, transaction);
		const { at } = value;
		if (!at || isSave(transaction)) return value;
		const { main, ranges } = state.selection;
		if (!docChanged && main.empty && ranges.length === 1 && main.head === at.caret) return value;
		return moved(leftForLater(before, startState), transaction);
	},
});

/** Whether other questions are open than before. Prose moves the places of what is left for later, and opens none. */
export function asksOthers(before: EditorState, after: EditorState): boolean {
	const [was, is] = [before, after].map(state => state.field(afterRoll, false));
	return was?.at !== is?.at || was?.later.length !== is?.later.length;
}

/** What is left for later, at the places where it stands after a change. */
function moved(value: AfterRoll, { docChanged, changes }: Transaction): AfterRoll {
	if (!docChanged || value.later.length === 0) return value;
	return { ...value, later: value.later.map(place => changes.mapPos(place, 1)) };
}

/** One panel at a time: the questions of all other records are left for later. */
function only(state: EditorState, at: RollAt): AfterRoll {
	const text = textOfDoc(state.doc);
	const isAsked = new Set(chainOf(text, at.record).map(({ fenceFrom }) => fenceFrom));
	const later = swornBlocks(text).map(({ fenceFrom }) => fenceFrom);
	return { at, later: later.filter(place => !isAsked.has(place)) };
}

function asked(state: EditorState, record: number): AfterRoll {
	const fresh = swornBlocks(textOfDoc(state.doc)).find(({ fenceFrom }) => fenceFrom === record)?.body;
	return only(state, { caret: state.selection.main.head, record, fresh, isPressed: true });
}

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
	// where the note changed while it was rolled, the caret moved with the text and was not set
	const rolled = selection || !at ? recordBehind(transaction, caret) : undefined;
	if (rolled) return only(state, rolled);
	if (!at) return value;
	const moved = { ...at, caret, record: changes.mapPos(at.record, -1) };
	const rolledNext = rolledOf(transaction, moved);
	if (rolledNext === undefined) return { ...value, at: moved };
	const { isPressed: _, ...roll } = moved;
	return { ...value, at: { ...roll, fresh: rolledNext } };
}

/** The body of what a transaction has rolled of the chain, such as the suffer move that a cost leads to. */
function rolledOf({ startState, state }: Transaction, { record }: RollAt): string | undefined {
	const before = rolledBlocks(startState).filter(isRolled);
	const now = chainOf(textOfDoc(state.doc), record).filter(isRolled);
	return now.length > before.length ? now.at(-1)?.body : undefined;
}

function isRolled({ body }: SwornBlockAt): boolean {
	const read = readMoveRecord(body);
	return read.ok && read.value.record.dice !== undefined;
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

function leftForLater({ at, later }: AfterRoll, state: EditorState, place: number | null = null): AfterRoll {
	const chain = rolledBlocks(state).map(({ fenceFrom }) => fenceFrom);
	const isOther = place !== null && !chain.includes(place);
	const all = [...new Set([...later, ...(isOther ? [place] : chain)])];
	return isOther ? { at, later: all } : { later: all };
}

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

/** Where the records of the last roll begin, whose tokens are held while a panel of it stands. */
export function heldBlocks(state: EditorState): readonly number[] {
	const { at } = state.field(afterRoll, false) ?? {};
	return at?.isPressed ? [] : rolledBlocks(state).map(({ fenceFrom }) => fenceFrom);
}

/** The body of the last roll as it was rolled; undefined where its token was pressed, which opens a panel. */
export function rolledAs(state: EditorState): string | undefined {
	const { at } = state.field(afterRoll, false) ?? {};
	return at?.isPressed ? undefined : at?.fresh;
}

/** Why the card of a record is open or closed, unless the player has pressed it. */
export type OpensBy = 'itself' | 'the roll' | 'its token' | 'its questions' | 'a press';

/**
 * The card of a record opens by itself if it must be answered; right after its roll in any case, and for what may still
 * be done; and only by a press if its questions were left for later.
 */
export function opensBy(state: EditorState, { body, fenceFrom }: SwornBlockAt): OpensBy {
	const { at, later } = state.field(afterRoll, false) ?? {};
	if (at && rolledBlocks(state).some(block => block.fenceFrom === fenceFrom)) {
		if (at.fresh !== body) return 'its questions';
		return at.isPressed ? 'its token' : 'the roll';
	}
	return later?.includes(fenceFrom) ? 'a press' : 'itself';
}
