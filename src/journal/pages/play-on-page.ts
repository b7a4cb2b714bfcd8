import type { Reading } from '../../rules/problem';
import { read } from '../../rules/problem';
import type { Character } from '../../play/character';
import type { Dice } from '../../play/dice';
import { undoMove } from '../../play/dice-tools';
import type { Decided, PlayTable } from '../../play/play-table';
import type { MoveRecord } from '../../play/record';
import type { RollWishes } from '../../play/roll-call';
import { rollMove } from '../../play/roll-call';
import { insertAfterBlock, insertBlock, removeBlock } from '../sworn-block/insert-block';
import type { Insertion } from '../sworn-block/insert-block';
import { begunTracks, insertTracks, removeTracks } from './begun-tracks';
import type { Draft } from './draft';
import { Drafts } from './drafts';
import type { Pages, Plan, Trail } from './page';
import { NOTHING_KNOWN } from './session-memory';
import type { Known } from './session-memory';
import { stateOn } from './state-on';
import { restore, tracesOf } from './trail';
import { writeState } from './write-state';
import type { Press } from './press';
import { decide } from './press';
import { readMoveRecord, rewriteRecord, writeRecord } from '../record/record';
import { keyOf, recordsOf } from '../record/records-of';
import type { RecordAt } from '../record/records-of';
import { blockAt, findBlock, replaceBody } from '../sworn-block/in-note';
import type { BlockPlace, SwornBlockAt } from '../sworn-block/in-note';
import { nameOf } from '../character/which-character';

export type { Page, PageEdit, Pages, Plan } from './page';
export { SessionMemory } from './session-memory';
export { stateOn } from './state-on';
export { keyOf, recordAbove, recordsOf, rolledAgain } from '../record/records-of';
export type { RecordAt } from '../record/records-of';

/** A move made at the cursor: the record goes in as a block of its own, then the tracks it begins; the state follows. */
export function makeMoveOnPage(
	pages: Pages,
	offset: number,
	call: MoveRecord,
	wishes: RollWishes,
	table: PlayTable,
	dice: Dice,
): Reading<Plan> {
	const before = stateOn(pages, table.book.ruleset);
	if (!before.ok) return before;
	const decided = rollMove(withActor(call, pages), wishes, before.value.character, table, dice);
	if (!decided.ok) return decided;
	const { record, character } = decided.value;
	const drafts = new Drafts(pages);
	const written = writeState(drafts, before.value, character);
	if (!written.ok) return written;

	const traces = tracesOf(drafts, pages, before.value);
	const { journal } = drafts;
	const { changes, blockFrom, cursor, lineBreaks } = insertBlock(journal.text, journal.at(offset), writeRecord(record));
	journal.apply(changes);
	const length = journal.text.length;
	const begun = insertTracks(journal, blockFrom, begunTracks(before.value.character, character));
	return read({
		edits: drafts.edits,
		cursor: cursor + journal.text.length - length,
		focus: { line: lineAt(journal.text, blockFrom) },
		inserted: [{ key: keyOf(record), lineBreaks }, ...begun],
		trail: { is: { key: keyOf(record), body: blockAt(journal.text, blockFrom).body }, traces },
	});
}

/** What goes in with a decision, and what is known of the blocks that went in before. */
export interface Besides {
	/** The body of a block to open under the chain, such as an oracle's answer. */
	readonly under?: string;
	readonly known?: Known;
}

/** A press on a card. */
export const pressOnPage = (
	pages: Pages,
	place: BlockPlace,
	press: Press,
	table: PlayTable,
	dice: Dice,
	besides: Besides = {},
): Reading<Plan> =>
	decideOnPage(pages, place, table, (record, actor) => decide(press, record, actor, table, dice), besides);

/**
 * What is decided on a record is written: the record is changed where it stands, a track that it begins goes right under it,
 * and a move to follow opens under its chain.
 */
export function decideOnPage(
	pages: Pages,
	place: BlockPlace,
	{ book }: PlayTable,
	decision: (record: MoveRecord, actor: Character) => Reading<Decided>,
	{ under, known = NOTHING_KNOWN }: Besides = {},
): Reading<Plan> {
	const found = recordIn(pages, place);
	if (!found.ok) return found;
	const { block, record } = found.value;
	const before = stateOn(pages, book.ruleset);
	if (!before.ok) return before;
	const decided = decision(withActor(record, pages), before.value.character);
	if (!decided.ok) return decided;
	const { character, follow } = decided.value;
	const drafts = new Drafts(pages);
	const written = writeState(drafts, before.value, character);
	if (!written.ok) return written;

	const traces = tracesOf(drafts, pages, before.value);
	const { journal } = drafts;
	rewriteIn(journal, pages, block, decided.value.record);
	const gone = { before: before.value, after: character, record };
	const moved = removeTracks(journal, pages.journal, gone, known);
	const recordFrom = journal.at(block.fenceFrom);
	const inserted = [...insertTracks(journal, recordFrom, begunTracks(before.value.character, character))];
	const body = under ?? (follow && writeRecord(follow));
	const opened = body === undefined ? undefined : openUnder(journal, recordFrom, body);
	if (opened && follow && under === undefined) inserted.push({ key: keyOf(follow), lineBreaks: opened.lineBreaks });
	return read({
		edits: drafts.edits,
		focus: { line: lineAt(journal.text, (follow && opened?.blockFrom) ?? recordFrom) },
		trail: {
			was: { key: keyOf(record), body: block.body },
			is: { key: keyOf(decided.value.record), body: blockAt(journal.text, recordFrom).body },
			traces,
		},
		...(inserted.length > 0 ? { inserted } : {}),
		...(moved.length > 0 ? { moved } : {}),
	});
}

/**
 * Takes back a whole move: every change, the burn, the tracks it began, and the record itself. What is known from this
 * session gives the bytes back as they were, and not only the values.
 */
export function undoOnPage(
	pages: Pages,
	place: BlockPlace,
	table: PlayTable,
	known: Known = NOTHING_KNOWN,
): Reading<Plan> {
	const found = recordIn(pages, place);
	if (!found.ok) return found;
	const { block, record } = found.value;
	const before = stateOn(pages, table.book.ruleset);
	if (!before.ok) return before;
	const undone = undoMove(record, before.value.character, table.book);
	const drafts = new Drafts(pages);
	const written = writeState(drafts, before.value, undone.character);
	if (!written.ok) return written;
	restore(drafts, pages, before.value, known.tracesOf(block.body));

	const { journal } = drafts;
	const parent = reopened(pages.journal.text, block, record);
	if (parent) rewriteIn(journal, pages, parent.block, parent.record);
	const gone = { before: before.value, after: undone.character, record };
	const left = removeTracks(journal, pages.journal, gone, known);
	const standing = blockAt(journal.text, journal.at(block.fenceFrom));
	journal.apply(removeBlock(journal.text, standing, known.lineBreaksOf(keyOf(record))));
	return read({
		edits: drafts.edits,
		moved: [...undone.moved, ...left],
		removed: keyOf(record),
		...(parent ? { trail: followed(journal, parent) } : {}),
	});
}

/** The move that led to an undone one is open again, and what it changed is still known of it. */
function followed(journal: Draft, { block, record }: RecordAt): Trail {
	const key = keyOf(record);
	const { body } = blockAt(journal.text, journal.at(block.fenceFrom));
	return { was: { key, body: block.body }, is: { key, body }, traces: [] };
}

/** A record names its actor, unless that is the journal itself. */
const withActor = (record: MoveRecord, { journal, actor }: Pages): MoveRecord =>
	journal.path === actor.path || record.by !== undefined ? record : { ...record, by: nameOf(actor.path) };

function recordIn({ journal }: Pages, place: BlockPlace): Reading<{ block: SwornBlockAt; record: MoveRecord }> {
	const block = findBlock(journal.text, place.body, place.near);
	if (!block.ok) return block;
	const reading = readMoveRecord(block.value.body);
	return reading.ok ? read({ block: block.value, record: reading.value.record }) : reading;
}

const rewriteIn = (journal: Draft, pages: Pages, block: SwornBlockAt, record: MoveRecord): void =>
	journal.applyToOriginal(replaceBody(pages.journal.text, block, rewriteRecord(block.body, record)));

/** Opens a block under the chain of the one that starts at an offset. */
function openUnder(journal: Draft, from: number, body: string): Insertion {
	const opened = insertAfterBlock(journal.text, blockAt(journal.text, from), body);
	journal.apply(opened.changes);
	return opened;
}

/** The move that led to an undone one offers it again. */
function reopened(note: string, block: SwornBlockAt, undone: MoveRecord) {
	if (undone.from === undefined) return undefined;
	const parent = recordsOf(note)
		.filter(at => at.block.fenceFrom < block.fenceFrom && at.record.move === undone.from)
		.at(-1);
	const entries = parent?.record.chose ?? [];
	const chose = Math.max(entries.lastIndexOf(undone.move), entries.lastIndexOf(`Resist (${undone.move})`));
	if (!parent || chose < 0) return undefined;
	return {
		block: parent.block,
		record: { ...parent.record, chose: parent.record.chose.filter((_, i) => i !== chose) },
	};
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;
