import type { Reading } from '../rules/problem';
import { read } from '../rules/problem';
import type { Character } from '../play/character';
import type { Dice } from '../play/dice';
import { undoMove } from '../play/dice-tools';
import type { Decided, PlayTable } from '../play/play-table';
import type { Change } from '../play/change';
import type { MoveRecord } from '../play/record';
import type { RollWishes } from '../play/roll-call';
import { rollMove } from '../play/roll-call';
import { readCharacter, writeCharacter } from './character-note';
import { readFrontmatter } from './frontmatter';
import { insertAfterBlock, insertBlock, removeBlock } from './insert-block';
import type { LineBreaks } from './insert-block';
import type { Press } from './press';
import { decide } from './press';
import { readMoveRecord, rewriteRecord, writeRecord } from './record';
import { findBlock, replaceBody, swornBlocks } from './sworn-block-in-note';
import type { SwornBlockAt } from './sworn-block-in-note';
import { applyChanges } from './text-change';
import type { TextChange } from './text-change';
import { nameOf } from './which-character';

/** The notes that one action of the player is about, with their fresh text. Both paths may be the same note. */
export interface Pages {
	readonly journal: Page;
	readonly actor: Page;
}

export interface Page {
	readonly path: string;
	readonly text: string;
}

/** The edits of one action, in the order in which they are written: the record first, the state second. */
export interface Plan {
	readonly edits: readonly PageEdit[];
	/** Where writing goes on in the journal, in its new text. */
	readonly cursor?: number;
	/** The block whose card is to have the focus, in the new text. */
	readonly focus?: { readonly line: number };
	/** The record that went in, and the line breaks that came with it: undoing it then leaves every byte as it was. */
	readonly inserted?: { readonly key: string; readonly lineBreaks: LineBreaks };
	/** Changes that had moved on since, when something was taken back. */
	readonly moved?: readonly Change[];
}

export interface PageEdit {
	readonly path: string;
	readonly changes: readonly TextChange[];
}

/** Where a block is: its source, and the lines the app names. */
export interface BlockPlace {
	readonly body: string;
	readonly near?: { readonly lineStart: number; readonly lineEnd: number };
}

/** A move made at the cursor: the record goes in as a block of its own, the actor follows. */
export function makeMoveOnPage(
	pages: Pages,
	offset: number,
	call: MoveRecord,
	wishes: RollWishes,
	table: PlayTable,
	dice: Dice,
): Reading<Plan> {
	const actor = actorOn(pages, table);
	if (!actor.ok) return actor;
	const named = pages.journal.path === pages.actor.path ? call : { ...call, by: nameOf(pages.actor.path) };
	const decided = rollMove(named, wishes, actor.value, table, dice);
	if (!decided.ok) return decided;
	const inserted = insertBlock(pages.journal.text, offset, writeRecord(decided.value.record));
	const { changes, blockFrom, cursor, lineBreaks } = inserted;
	const plan = planned(pages, actor.value, decided.value, changes, { from: blockFrom, cursor });
	return plan.ok ? read({ ...plan.value, inserted: { key: keyOf(decided.value.record), lineBreaks } }) : plan;
}

/**
 * A press on a card: the record is rewritten where it stands. A move to follow opens under its chain, and so does what a
 * press brings with it, such as an oracle's answer.
 */
export function pressOnPage(
	pages: Pages,
	place: BlockPlace,
	press: Press,
	table: PlayTable,
	dice: Dice,
	under?: string,
): Reading<Plan> {
	const found = findBlock(pages.journal.text, place.body, place.near);
	if (!found.ok) return found;
	const block = found.value;
	const reading = readMoveRecord(block.body);
	if (!reading.ok) return reading;
	const actor = actorOn(pages, table);
	if (!actor.ok) return actor;
	const { record } = reading.value;
	const isNamed = pages.journal.path === pages.actor.path || record.by !== undefined;
	const decided = decide(
		press,
		isNamed ? record : { ...record, by: nameOf(pages.actor.path) },
		actor.value,
		table,
		dice,
	);
	if (!decided.ok) return decided;
	const rewritten = replaceBody(pages.journal.text, block, rewriteRecord(block.body, decided.value.record));
	const { follow } = decided.value;
	const body = under ?? (follow && writeRecord(follow));
	if (body === undefined) return planned(pages, actor.value, decided.value, rewritten, { from: block.fenceFrom });
	const opened = insertAfterBlock(pages.journal.text, block, body);
	const from = follow ? opened.blockFrom + lengthened(rewritten) : block.fenceFrom;
	return planned(pages, actor.value, decided.value, [...rewritten, ...opened.changes], { from });
}

/** A record, and the block it stands in. */
export interface RecordAt {
	readonly record: MoveRecord;
	readonly block: SwornBlockAt;
}

/** Every call and record of a note that can be read, in order. */
export function recordsOf(note: string): readonly RecordAt[] {
	return swornBlocks(note).flatMap(block => {
		const read = readMoveRecord(block.body);
		return read.ok ? [{ record: read.value.record, block }] : [];
	});
}

/** The record that an offset is in, or the nearest one above it. */
export const recordAbove = (note: string, offset: number): RecordAt | undefined =>
	recordsOf(note)
		.filter(({ block }) => block.fenceFrom <= offset)
		.at(-1);

/** Knows a record again after its choices were made: by its move, its actor and its first throw. */
export const keyOf = ({ move, by, dice }: MoveRecord): string => JSON.stringify([move, by, dice]);

/**
 * Takes back a whole move: every change, the burn, and the record itself. `lineBreaksOf` knows what came with a block that
 * went in during this session.
 */
export function undoOnPage(
	pages: Pages,
	place: BlockPlace,
	table: PlayTable,
	lineBreaksOf: (key: string) => LineBreaks | undefined = () => undefined,
): Reading<Plan> {
	const found = findBlock(pages.journal.text, place.body, place.near);
	if (!found.ok) return found;
	const record = readMoveRecord(found.value.body);
	if (!record.ok) return record;
	const actor = actorOn(pages, table);
	if (!actor.ok) return actor;
	const undone = undoMove(record.value.record, actor.value, table.book);
	const removed = removeBlock(pages.journal.text, found.value, lineBreaksOf(keyOf(record.value.record)));
	const reopened = reopen(pages.journal.text, found.value, record.value.record);
	const plan = planned(pages, actor.value, { record: record.value.record, character: undone.character }, [
		...removed,
		...reopened,
	]);
	return plan.ok ? read({ ...plan.value, moved: undone.moved }) : plan;
}

/** The move that led to an undone one offers it again. */
function reopen(note: string, block: SwornBlockAt, undone: MoveRecord): readonly TextChange[] {
	if (undone.from === undefined) return [];
	const parent = recordsOf(note)
		.filter(at => at.block.fenceFrom < block.fenceFrom && at.record.move === undone.from)
		.at(-1);
	const entries = parent?.record.chose ?? [];
	const chose = Math.max(entries.lastIndexOf(undone.move), entries.lastIndexOf(`Resist (${undone.move})`));
	if (!parent || chose < 0) return [];
	const record = { ...parent.record, chose: parent.record.chose.filter((_, i) => i !== chose) };
	return replaceBody(note, parent.block, rewriteRecord(parent.block.body, record));
}

/** A later roll of the same character among the records of a note: the dice before it stand, and what was left open. */
export const rolledAgain = (records: readonly RecordAt[], line: number, by: string | undefined): boolean =>
	records.some(({ record, block }) => block.startLine > line && record.by === by && record.dice !== undefined);

/** The actor of these pages, from the fresh text of its note. */
export function actorOn(pages: Pages, table: PlayTable): Reading<Character> {
	const properties = readFrontmatter(pages.actor.text);
	if (!properties.ok) return properties;
	return read(readCharacter(nameOf(pages.actor.path), properties.value.values, table.book.ruleset).character);
}

function planned(
	{ journal, actor }: Pages,
	before: Character,
	decided: Decided,
	changes: readonly TextChange[],
	block?: { readonly from: number; readonly cursor?: number },
): Reading<Plan> {
	const state = writeCharacter(actor.text, before, decided.character);
	if (!state.ok) return state;
	const isOwn = journal.path === actor.path;
	const inJournal = isOwn ? [...changes, ...state.value] : changes;
	const edits = [
		{ path: journal.path, changes: inJournal },
		...(isOwn ? [] : [{ path: actor.path, changes: state.value }]),
	].filter(edit => edit.changes.length > 0);
	if (!block) return read({ edits });
	// In a lone note the properties stand above the block, so all below them moves with them.
	const shift = isOwn ? lengthened(state.value) : 0;
	const text = applyChanges(journal.text, inJournal);
	return read({
		edits,
		focus: { line: lineAt(text, block.from + shift) },
		...(block.cursor === undefined ? {} : { cursor: block.cursor + shift }),
	});
}

const lengthened = (changes: readonly TextChange[]): number =>
	changes.reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0);

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;
