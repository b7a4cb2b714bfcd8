import { undoMove } from '../../play/moves/undo-move';
import { withoutUndone } from '../../play/character/revert-changes';
import type { DecisionSettings } from '../../play/record/decision-settings';
import type { MoveRecord } from '../../play/record/record';
import type { UnaskedWords } from '../../play/moves/unexpected-text';
import { lookUpMove } from '../../rules/find-move';
import { problem, parseOk, type Problem, type ParseResult } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { namesIn } from '../note-blocks/names-in-note';
import { toUnrolledMove, keyOf, recordsOf, type RecordAt } from '../note-blocks/find-records';
import { keptBlockReason } from '../edit-guard/kept-block-reason';
import { rightBehind, chainFrom } from '../note-blocks/insert-block';
import { blockAt, type BlockPosition } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { isOwnParagraph } from '../note-blocks/inline-paragraph';
import { removeBlock, removedLine } from '../note-blocks/remove-block';
import type { LineBreaks } from '../text/insert-lines';
import { itemsOf, readBlock } from '../sworn-block/sworn-block';
import { removeTracks } from './begun-tracks';
import type { WorkingCopy } from './working-copy';
import { WorkingCopies } from './working-copies';
import { removeAnswers } from './remove-answers';
import type { ActionNotes, Plan, ChangedParts } from './action-notes';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { markBefore, recordIn, rewriteAsWritten, rewriteIn, wordsThatMayBePlayers } from './record-in-note';
import { EMPTY_UNDO_LOG, type JournalUndoLog } from './undo-log';
import { stateOn } from './character-state';
import { restore } from './restore-changed-parts';
import { writeState } from './write-state';
import { t } from '../../i18n/translate';
import type { SameActor } from '../character/resolve-name';

/**
 * The record that led to a move; `unsure` if there are several candidates, or if the candidate's choices are all
 * accounted for.
 */
type LedHere = { readonly kind: 'one'; readonly parent: RecordAt } | { readonly kind: 'none' | 'unsure' };

/**
 * Finds the record whose card opened this one: it has the same actor and lists this move as chosen. One in the same
 * chain of blocks is preferred; otherwise it must be the only one above whose move does not already follow it.
 */
function findParentRecord(
	note: string,
	block: SwornBlockAt,
	{ from, by, move }: MoveRecord,
	isSame: SameActor = (one, other) => one === other,
): LedHere {
	if (from === undefined) return { kind: 'none' };
	const records = recordsOf(note);
	const above = records.filter(
		at =>
			at.block.fenceFrom < block.fenceFrom &&
			at.record.move === from &&
			isSame(at.record.by, by) &&
			timesChosen(at.record, move) > 0,
	);
	/** The moves in the chain of a record that say it led to them. */
	const followers = ({ block: parent }: RecordAt) => {
		const starts = chainFrom(note, parent).map(({ fenceFrom }) => fenceFrom);
		return records.filter(
			({ record, block: { fenceFrom } }) =>
				starts.indexOf(fenceFrom) > 0 && record.move === move && record.from === from && isSame(record.by, by),
		);
	};
	const holds = (parent: RecordAt) => followers(parent).some(other => other.block.fenceFrom === block.fenceFrom);
	const inChain = above.filter(holds).at(-1);
	if (inChain) return followers(inChain).length > timesChosen(inChain.record, move) ? { kind: 'unsure' } : one(inChain);
	const possible = above.filter(parent => followers(parent).length < timesChosen(parent.record, move));
	const [only] = possible;
	if (only && possible.length === 1) return one(only);
	return { kind: above.length > 0 ? 'unsure' : 'none' };
}

const one = (parent: RecordAt): LedHere => ({ kind: 'one', parent });

/** The record without its choice of a move, so that its card offers the move again. */
function withoutChosenMove(record: MoveRecord, move: string): MoveRecord {
	const at = Math.max(...waysToSay(move).map(words => record.chose.lastIndexOf(words)));
	return { ...record, chose: record.chose.filter((_, i) => i !== at) };
}

const waysToSay = (move: string): readonly string[] => [move, `Resist (${move})`];

const timesChosen = ({ chose }: MoveRecord, move: string): number =>
	chose.filter(words => waysToSay(move).includes(words)).length;

/** Only the record is removed if its changes were already undone, or belong to the same record in another note. */
export type WhatIsUndone = 'the move' | 'the record alone';

/**
 * Undoes a whole move: its changes, the burn, the tracks it began, the answers it asked for, and the record itself. The
 * session's memory allows restoring exact bytes rather than just values. A block with more than the plugin's own lines
 * stays, as a call.
 */
export function undoInNotes(
	pages: ActionNotes,
	place: BlockPosition,
	table: DecisionSettings,
	{
		known = EMPTY_UNDO_LOG,
		what = 'the move',
	}: { readonly known?: JournalUndoLog; readonly what?: WhatIsUndone | undefined } = {},
): ParseResult<Plan> {
	const found = recordIn(pages, place);
	if (!found.ok) return found;
	const { block, record } = found.value;
	const twice = undoProblem(found.value);
	if (twice) return { ok: false, problems: [twice] };
	const before = stateOn(pages, table.book.ruleset, namesIn(record));
	if (!before.ok) return before;
	const { character } = before.value;
	const undone =
		what === 'the move' ? undoMove({ record, character, book: table.book }) : { character, moved: [], left: [] };
	const drafts = new WorkingCopies(pages);
	const written = writeState(drafts, before.value, undone.character);
	if (!written.ok) return written;
	if (what === 'the move') restore(drafts, pages, before.value, known.tracesOf(block.body));

	const { journal } = drafts;
	const { text } = pages.journal;
	const led = findParentRecord(text, block, record, pages.isSame);
	if (what === 'the move') rewriteLater(journal, pages, found.value, led.kind === 'one' ? led.parent : undefined);
	if (led.kind === 'one')
		rewriteIn(journal, pages, led.parent.block, { record: withoutChosenMove(led.parent.record, record.move) });
	const mayBePlayers = wordsThatMayBePlayers(found.value, character, table.book, known);
	const stays = whyRecordStays(text, found.value, table.book, { mayBePlayers, known });
	const typed = known.callOf(block.body);
	if (typed !== undefined) rewriteAsWritten(journal, pages, block, typed);
	else if (stays !== undefined) rewriteIn(journal, pages, block, { record: toUnrolledMove(record), mayBePlayers });
	const answersLeft = removeAnswers(journal, block, record, known);
	const gone = { before: before.value, after: undone.character, record };
	const left = removeTracks(journal, pages.journal, gone, known);
	if (stays === undefined) {
		const standing = blockAt(journal.text, journal.at(block.fenceFrom));
		journal.apply(removeBlock(journal.text, standing, known.lineBreaksOf(keyOf(record))));
	}
	const lineBreaks = known.lineBreaksOf(keyOf(record));
	const next = stays === undefined && !lineBreaks?.blankBefore ? rightBehind(text, block) : undefined;
	const [follower] = lineBreaks && next ? recordsOf(text).filter(at => at.block.fenceFrom === next.fenceFrom) : [];
	const isGone = stays === undefined && block.form === 'line' && !isOwnParagraph(text, block);
	/** Judged by what is left in the block. */
	const whyLeft = () =>
		keptBlockReason(journal.text, blockAt(journal.text, journal.at(block.fenceFrom)), isInSentence(known, record));
	const remarks = [
		...(isGone && !known.lineBreaksOf(keyOf(record))?.blankBefore
			? [t('“{move}” is gone from your sentence, with what you typed to make it.', { move: record.move })]
			: []),
		...(stays === undefined ? [] : [whyLeft() ?? stays]),
		...(led.kind === 'unsure' ? [notReopened(record.from ?? '', record.move)] : []),
		...(answersLeft > 0 ? [ANSWER_STAYS] : []),
	];
	return parseOk({
		edits: stateFirst(
			isGone
				? withoutLine(drafts.edits, pages.journal, { line: block, known: known.lineBreaksOf(keyOf(record)) })
				: drafts.edits,
			pages.journal.path,
		),
		moved: undone.moved,
		left: [...undone.left, ...left],
		...(remarks.length > 0 ? { remarks } : {}),
		removed: keyOf(record),
		...(lineBreaks && follower ? { inserted: [{ key: keyOf(follower.record), lineBreaks }] } : {}),
		...(what === 'the move' ? { undone: record } : {}),
		...(led.kind === 'one' ? { trail: reopenedTrail(text, journal, led.parent) } : {}),
	});
}

/** In the records below that go on from what is undone, says from where they go on now. */
function rewriteLater(journal: WorkingCopy, pages: ActionNotes, undone: RecordAt, parent: RecordAt | undefined): void {
	const later = recordsOf(pages.journal.text).filter(
		({ block, record }) =>
			block.fenceFrom > undone.block.fenceFrom &&
			block.fenceFrom !== parent?.block.fenceFrom &&
			record.by === undone.record.by,
	);
	const lines = later.flatMap(({ record }) => record.done);
	const now = withoutUndone(lines, undone.record.done);
	let from = 0;
	for (const { block, record } of later) {
		const done = now.slice(from, from + record.done.length);
		from += record.done.length;
		if (done.some((line, i) => line !== record.done[i]))
			rewriteIn(journal, pages, block, { record: { ...record, done } });
	}
}

/** Results of a move that occur only once. */
const RESULTS = ['progress', 'dice', 'cancelled', 'burn', 'outcome', 'as'];

/** Why a record cannot be undone, whatever the notes say: it has a result twice. */
export function undoProblem({ block: { body } }: RecordAt): Problem | undefined {
	const read = readBlock(body);
	const twice = RESULTS.find(key => itemsOf(read, key).length > 1);
	const message =
		twice &&
		t('The block says “{twice}” twice, so it is not sure what happened. Take the wrong line out, then undo the move.', {
			twice,
		});
	return message === undefined ? undefined : problem('result_twice', message);
}

/** What decides whether text in a record is the player's. */
interface Whose {
	readonly mayBePlayers: UnaskedWords | undefined;
	readonly known: JournalUndoLog;
}

/** Why the block of an undone record stays as a call; `undefined` if all its text is the plugin's. */
export function whyRecordStays(
	note: string,
	{ block, record }: RecordAt,
	{ ruleset }: Rulebook,
	{ mayBePlayers, known }: Whose,
): string | undefined {
	const stays = keptBlockReason(note, block, isInSentence(known, record));
	if (stays !== undefined) return stays;
	if (known.callOf(block.body) !== undefined) return t('You wrote this call, so it stays as you wrote it.');
	// A name that matches no move may have been joined with the player's text.
	if (!lookUpMove(ruleset, record.move))
		return t('“{move}” is no move of these rules, so it stays without its results.', { move: record.move });
	const words = mayBePlayers && firstOf(mayBePlayers);
	return words === undefined
		? undefined
		: t('“{words}” may be words of yours, so the move stays without its results.', { words });
}

const firstOf = ({ call, as, table, chose, passed }: UnaskedWords): string | undefined =>
	call[0] ?? as ?? table[0]?.text ?? chose[0] ?? passed[0];

/** Whether a record was typed as a move within a sentence, so that its line is the plugin's. */
const isInSentence = (known: JournalUndoLog, record: MoveRecord): boolean =>
	known.lineBreaksOf(keyOf(record))?.inSentence === true;

/** Declares that a line goes out of the player's sentence. */
const withoutLine = (
	edits: readonly PlannedEdit[],
	{ path, text }: ActionNotes['journal'],
	{ line, known }: { readonly line: SwornBlockAt; readonly known: LineBreaks | undefined },
): readonly PlannedEdit[] =>
	edits.map(edit => (edit.path === path ? { ...edit, typed: removedLine(text, line, known) } : edit));

const notReopened = (from: string, move: string): string =>
	t(
		'It is not sure which {from} led to this {move}, so none of them offers it again. If one should, take “{move}” out of its “chose”.',
		{ from, move },
	);

const ANSWER_STAYS = t(
	'The oracle’s answer that the move asked for does not stand right under it as it was written, so it was left. Delete it by hand if it should go.',
);

/**
 * Writes the state first: if interrupted, this leaves a record that can be undone again, rather than a state without a
 * record.
 */
const stateFirst = (edits: readonly PlannedEdit[], journal: string): readonly PlannedEdit[] => [
	...edits.filter(({ path }) => path !== journal),
	...edits.filter(({ path }) => path === journal),
];

/** Reopens the move that led to an undone one, and keeps what is remembered about it. */
function reopenedTrail(original: string, journal: WorkingCopy, parent: RecordAt): ChangedParts {
	const { body } = blockAt(journal.text, journal.at(parent.block.fenceFrom));
	return { was: markBefore(original, parent), is: { key: keyOf(parent.record), body }, traces: [] };
}
