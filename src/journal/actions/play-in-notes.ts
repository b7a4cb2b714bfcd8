import { parseOk, type ParseResult } from '../../rules/core/problem';
import { rollWarnings } from '../../play/roll/roll-warnings';
import type { Character } from '../../play/character/character';
import { unreadIn } from '../../play/character/invalid-values';
import type { DiceRoller } from '../../play/dice/dice';
import type { Decided, DecisionSettings } from '../../play/record/decision-settings';
import { openPendingSteps } from '../../play/pending-steps/list-pending-steps';
import { isDue } from '../../play/record/pending-step';
import { isRecord, type MoveRecord } from '../../play/record/record';
import type { RollInput } from '../../play/record/roll-input';
import { rollAndBegin } from '../../play/moves/roll-and-begin';
import { findTrack } from '../../play/tracks/track';
import { endBehind, insertAfterBlock, insertBlock, insertTyped } from '../note-blocks/insert-block';
import type { Insertion } from '../text/insert-lines';
import { begunTracks, insertTracks, removeTracks } from './begun-tracks';
import type { WorkingCopy } from './working-copy';
import { WorkingCopies } from './working-copies';
import { keyOfAnswer } from './remove-answers';
import type { ActionNote, ActionNotes, Plan } from './action-notes';
import { markBefore, recordIn, rewriteIn, wordsThatMayBePlayers } from './record-in-note';
import { EMPTY_UNDO_LOG, type JournalUndoLog } from './undo-log';
import { stateOn } from './character-state';
import { tracesOf } from './restore-changed-parts';
import { writeState } from './write-state';
import { resolveRecordAction, type RecordAction } from './record-action';
import { recordFormOn } from './record-form';
import { writeRecord } from '../record/write-record';
import { namesIn } from '../note-blocks/names-in-note';
import { keyOf, recordsOf, rolledAgain } from '../note-blocks/find-records';
import { blockAt, placeOf, swornBlocks, twinIn, type BlockPosition } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { nameOf } from '../../rules/search/stated-name';
import { t } from '../../i18n/translate';

/**
 * Makes a move at the cursor: inserts the record as a block or line, followed by tracks that it begins, and then writes
 * the state.
 */
export function makeMoveInNotes(
	pages: ActionNotes,
	offset: number,
	{ call, rollInput }: { readonly call: MoveRecord; readonly rollInput: RollInput },
	{ table, dice }: { readonly table: DecisionSettings; readonly dice: DiceRoller },
): ParseResult<Plan> {
	const before = stateOn(pages, table.book.ruleset, namesIn(call));
	if (!before.ok) return before;
	const decided = rollAndBegin(
		{ record: withActor(call, pages), character: before.value.character, ...table },
		rollInput,
		dice,
	);
	if (!decided.ok) return decided;
	const { record, character } = decided.value;
	const unreadable = unreadIn(before.value.character, record.done);
	if (unreadable.length > 0) return { ok: false, problems: unreadable };
	const drafts = new WorkingCopies(pages);
	const written = writeState(drafts, before.value, character);
	if (!written.ok) return written;

	const traces = tracesOf(drafts, pages, before.value);
	const { journal } = drafts;
	const form = recordFormOn(pages);
	const place = journal.at(offset);
	const insert = pages.isTyped ? insertTyped : insertBlock;
	const { changes, blockFrom, cursor, lineBreaks } = insert(journal.text, place, writeRecord(record), form);
	journal.apply(changes);
	const { length } = journal.text;
	// After a line, writing continues on the same row; after a block, below the tracks that it begins.
	const isInRow = !/[\r\n]/.test(journal.text.slice(blockFrom, cursor));
	const begun = insertTracks(journal, blockFrom, begunTracks(before.value.character, character));
	return parseOk({
		asks: asked(record, character, table),
		edits: drafts.edits,
		cursor: isInRow ? cursor : cursor + journal.text.length - length,
		focus: { line: lineAt(journal.text, blockFrom) },
		inserted: [{ key: keyOf(record), lineBreaks }, ...begun],
		trail: { is: { key: keyOf(record), body: blockAt(journal.text, blockFrom).body }, traces },
		...remarked([
			...untold(rollWarnings(call, record, before.value.character, table.book), rollInput.told),
			...(isLeftOut(rollInput, character)
				? [
						t('{move} begins nothing here: “{name}” was not written.', {
							move: record.move,
							name: rollInput.begin.name,
						}),
					]
				: []),
		]),
	});
}

/** What a record asks of the player first: the words of its step, or the name of a move that is to be rolled. */
const asked = (record: MoveRecord, character: Character, table: DecisionSettings) => (): string | undefined =>
	openPendingSteps({ record, character, ...table }).find(isDue)?.prompt ?? (isRecord(record) ? undefined : record.move);

/** The remarks that the player has not read before the roll. */
const untold = (remarks: readonly string[], told: readonly string[] = []): readonly string[] =>
	remarks.filter(words => !told.includes(words));

const remarked = (remarks: readonly string[]): Pick<Plan, 'remarks'> => (remarks.length > 0 ? { remarks } : {});

/** Whether a track was named beforehand, but the outcome did not begin it. */
const isLeftOut = (
	rollInput: RollInput,
	{ tracks }: Character,
): rollInput is RollInput & { readonly begin: NonNullable<RollInput['begin']> } =>
	rollInput.begin !== undefined && findTrack(tracks, rollInput.begin.name) === undefined;

/** What a decision is made with. */
interface DecidedWith {
	readonly table: DecisionSettings;
	/** The body of a block to open under the chain, such as an oracle's answer. */
	readonly under?: string;
	readonly known?: JournalUndoLog;
}

/** Handles a press on a card. */
export const runRecordAction = (
	pages: ActionNotes,
	place: BlockPosition,
	press: RecordAction,
	{ dice, ...made }: DecidedWith & { readonly dice: DiceRoller },
): ParseResult<Plan> =>
	withoutTold(
		decideInNotes(pages, place, made, (record, actor, at) =>
			resolveRecordAction(press, { record, character: actor, ...at }, dice),
		),
		press.kind === 'roll' ? press.rollInput.told : undefined,
	);

/** A plan without the remarks that the player has read before. */
function withoutTold(planned: ParseResult<Plan>, told: readonly string[] | undefined): ParseResult<Plan> {
	if (!planned.ok) return planned;
	const { remarks = [], ...plan } = planned.value;
	return parseOk({ ...plan, ...remarked(untold(remarks, told)) });
}

/**
 * Writes a decision on a record: updates the record in place, inserts a track that it begins directly below, and opens
 * a following move below its chain.
 */
export function decideInNotes(
	pages: ActionNotes,
	place: BlockPosition,
	{ table, under, known = EMPTY_UNDO_LOG }: DecidedWith,
	decision: (record: MoveRecord, actor: Character, table: DecisionSettings) => ParseResult<Decided>,
): ParseResult<Plan> {
	const found = recordIn(pages, place);
	if (!found.ok) return found;
	const { block, record } = found.value;
	const before = stateOn(pages, table.book.ruleset, namesIn(record));
	if (!before.ok) return before;
	const isPast = rolledAgain(recordsOf(pages.journal.text), block, record.by, pages.isSame);
	const at: DecisionSettings = { ...table, rolledAgain: isPast };
	const decided = decision(withActor(record, pages), before.value.character, at);
	if (!decided.ok) return decided;
	const { character, followRoll } = decided.value;
	const fresh = decided.value.record.done.filter(change => !record.done.includes(change));
	const unreadable = unreadIn(before.value.character, fresh);
	if (unreadable.length > 0) return { ok: false, problems: unreadable };
	const follow = followed(decided.value.follow, record, pages);
	const drafts = new WorkingCopies(pages);
	const written = writeState(drafts, before.value, character);
	if (!written.ok) return written;

	const traces = tracesOf(drafts, pages, before.value);
	const { journal } = drafts;
	const mayBePlayers = wordsThatMayBePlayers(found.value, before.value.character, at.book, known);
	rewriteIn(journal, pages, block, { record: decided.value.record, mayBePlayers });
	const gone = { before: before.value, after: character, record };
	const left = removeTracks(journal, pages.journal, gone, known);
	// If a block has no end, whatever belongs below it goes above.
	const recordFrom = (): number => journal.at(block.fenceFrom);
	const inserted = [...insertTracks(journal, recordFrom(), begunTracks(before.value.character, character))];
	const body = under ?? (follow && writeRecord(follow));
	const opened = body === undefined ? undefined : openUnder(journal, recordFrom(), body);
	if (opened && body !== undefined) {
		const key = under === undefined && follow ? keyOf(follow) : keyOfAnswer(body);
		inserted.push({ key, lineBreaks: opened.lineBreaks });
	}
	return parseOk({
		...(followRoll === undefined ? { asks: asked(follow ?? decided.value.record, character, at) } : {}),
		edits: opened ? withLineBehind(drafts.edits, pages.journal, { block, opened }) : drafts.edits,
		focus: { line: lineAt(journal.text, (follow && opened?.blockFrom) ?? recordFrom()) },
		trail: {
			was: markBefore(pages.journal.text, found.value),
			is: { key: keyOf(decided.value.record), body: blockAt(journal.text, recordFrom()).body },
			traces,
		},
		...remarked(rollWarnings(record, decided.value.record, before.value.character, at.book)),
		...(inserted.length > 0 ? { inserted } : {}),
		...(left.length > 0 ? { left } : {}),
		...(opened && followRoll !== undefined
			? { rollsNext: { place: placeAmong(journal.text, opened.blockFrom), rollInput: followRoll } }
			: {}),
	});
}

/** The place of a block among those that say the same, such as a move that was led to twice in one paragraph. */
function placeAmong(text: string, fenceFrom: number): BlockPosition {
	const block = blockAt(text, fenceFrom);
	return { ...placeOf(block), ...twinIn(swornBlocks(text), block) };
}

/** Names the actor in a record, unless it is the journal itself. */
const withActor = (record: MoveRecord, pages: ActionNotes): MoveRecord =>
	pages.journal.path === pages.actor.path || record.by !== undefined ? record : { ...record, by: callOf(pages) };

const callOf = ({ actor, by }: ActionNotes): string => by ?? nameOf(actor.path);

/** A following move has the same actor, whose name may by now need a path to distinguish it. */
const followed = (call: MoveRecord | undefined, was: MoveRecord, { by }: ActionNotes): MoveRecord | undefined =>
	call?.by === undefined || call.by !== was.by || by === undefined ? call : { ...call, by };

/** Inserts a block below the chain that starts at an offset, or a move behind the line that has led to it. */
function openUnder(journal: WorkingCopy, from: number, body: string): Insertion {
	const opened = insertAfterBlock(journal.text, blockAt(journal.text, from), body);
	journal.apply(opened.changes);
	return opened;
}

/** The edits, where a line that was opened right behind another in its sentence is not the player's text. */
function withLineBehind(
	edits: readonly PlannedEdit[],
	{ path, text }: ActionNote,
	{ block, opened: { lineBreaks, changes } }: { readonly block: SwornBlockAt; readonly opened: Insertion },
): readonly PlannedEdit[] {
	const [line] = changes;
	if (!lineBreaks.inSentence || !line) return edits;
	const at = endBehind(text, block);
	const typed = { ...line, from: at - (line.to - line.from), to: at };
	return edits.map(edit => (edit.path === path ? { ...edit, typed } : edit));
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;
