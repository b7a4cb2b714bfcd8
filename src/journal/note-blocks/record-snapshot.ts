import { changedNothing, type Change } from '../../play/character/change';
import { isRecord, newUnrolledMove, type MoveRecord } from '../../play/record/record';
import { writeChange } from '../record/change-lines';
import { inlineCodes, type CodeSpan } from '../inline/code-spans';
import { readInline } from '../inline/inline-record';
import { CommentsInText } from '../text/comments-in-text';
import { isInSection } from '../text/non-prose-at';
import { keyOf, recordsOf } from './find-records';
import type { ReadRecord } from '../record/read-record';
import { writeRecord } from '../record/write-record';
import type { ParseResult } from '../../rules/core/problem';
import { itemsOf, readBlock } from '../sworn-block/sworn-block';
import { swornBlocks } from './find-blocks';

/** The records of a note at one moment. */
export interface Snapshot {
	/** Number of `sworn` blocks and lines, readable or not, so that one being typed does not count as removed. */
	readonly blocks: number;
	/** The records on a line, with the text between their backticks. */
	readonly lines: readonly { readonly code: string; readonly record: MoveRecord }[];
	readonly records: readonly MoveRecord[];
	/** Names of moves not resolved yet. */
	readonly calls: readonly string[];
	/** Keys of records with an unreadable line of `done`, so that one being typed does not count as removed. */
	readonly unread: readonly string[];
}

/**
 * Takes a snapshot. `readRecord` can use results that are already known. A line of the snapshot before that only lacks
 * a backtick now is still there.
 */
export function snapshotOf(
	note: string,
	readRecord?: (block: string) => ParseResult<ReadRecord>,
	before?: Snapshot,
): Snapshot {
	const standing = recordsOf(note, readRecord).filter(({ block }) => !endsInLine(note, block.fenceTo));
	const codes = inlineCodes(note).filter(({ end }) => !endsInLine(note, end));
	const whole = [
		...standing.flatMap(({ record, block: { form, bodyFrom, bodyTo } }) =>
			form === 'line' ? [{ from: bodyFrom, code: note.slice(bodyFrom, bodyTo), record }] : [],
		),
		...linesOfChanges(note, codes),
	];
	const open = openLines(note, before?.lines ?? [], new Set(whole.map(({ from }) => from)));
	const blocks = standing.filter(({ block }) => block.form === 'block');
	const all = [...blocks, ...whole, ...open].map(({ record }) => record);
	const unread = standing.filter(
		({ record, block }) => itemsOf(readBlock(block.body), 'done').length > record.done.length,
	);
	return {
		blocks: swornBlocks(note).filter(({ form }) => form === 'block').length + codes.length + open.length,
		lines: [...whole, ...open],
		// an imported record is history, whose changes were never ours to undo
		records: all.filter(record => isRecord(record) && record.imported === undefined),
		calls: all.filter(record => !isRecord(record)).map(({ move }) => move),
		unread: unread.map(({ record }) => keyOf(record)),
	};
}

/** Whether code without a backtick of its own ends at the one that begins another line. */
const endsInLine = (note: string, end: number): boolean => /^`\s{0,9}sworn:/i.test(note.slice(end - 1, end + 20));

/** What was changed by hand, as records without a move. */
const linesOfChanges = (note: string, codes: readonly CodeSpan[]) =>
	codes.flatMap(({ code, from, to }) => {
		const line = readInline(code);
		if (!line.ok || line.value.kind !== 'changes') return [];
		return [{ from, code: note.slice(from, to), record: newUnrolledMove('', { done: line.value.changes }) }];
	});

/** Whether a record that was removed is a line of changes made by hand, whose changes name the character. */
export const isOfChanges = ({ move }: MoveRecord): boolean => move === '';

/** The lines of before that begin where no line ends: their text is there, but not the backtick behind it. */
function openLines(note: string, lines: Snapshot['lines'], whole: ReadonlySet<number>): Snapshot['lines'] {
	if (lines.length === 0) return [];
	const left = [...lines];
	const comments = new CommentsInText(note);
	return [...note.matchAll(/`(?=\s{0,9}sworn:)/gi)].flatMap(({ index }) => {
		const from = index + 1;
		if (whole.has(from) || comments.includes(index) || isInSection(note, index)) return [];
		const at = left.findIndex(({ code }) => note.startsWith(code, from));
		return at < 0 ? [] : left.splice(at, 1);
	});
}

/** The records removed and added between two snapshots. */
interface Difference {
	readonly removed: readonly RecordDifference[];
	readonly added: readonly RecordDifference[];
}

/** A removed or added record, or the part of it that was, with only those changes. */
export interface RecordDifference {
	readonly record: MoveRecord;
	readonly isPart: boolean;
}

/**
 * Finds whole records that were removed or added, with their block or by turning into a call and back, and changes that
 * a record lost or regained while the others stayed. Records edited in any other way are ignored.
 */
export function differenceOf(before: Snapshot, after: Snapshot): Difference {
	const changed = changedRecords(
		recordsMinus(before.records, after.records),
		recordsMinus(after.records, before.records),
	);
	const isChanged = (record: MoveRecord) => changed.some(pair => pair.before === record || pair.after === record);
	const only = (some: readonly MoveRecord[], others: readonly MoveRecord[]) =>
		recordsMinus(some, others).filter(record => !isChanged(record));
	const count = after.blocks - before.blocks;
	const wentWhole = wentOrTurned(only(before.records, after.records), -count, before.calls, after.calls);
	const cameWhole = wentOrTurned(only(after.records, before.records), count, after.calls, before.calls);
	const isLegible = ({ before: { done }, after: record }: ChangedRecord) =>
		done.length === record.done.length || ![...before.unread, ...after.unread].includes(keyOf(record));
	const legible = changed.filter(isLegible);
	return {
		removed: [...wentWhole.map(whole), ...legible.flatMap(pair => part(pair.before, pair.after))].filter(hasChanges),
		added: [...cameWhole.map(whole), ...legible.flatMap(pair => part(pair.after, pair.before))].filter(hasChanges),
	};
}

const hasChanges = ({ record }: RecordDifference): boolean => changesIn(record).some(change => !changedNothing(change));

const whole = (record: MoveRecord): RecordDifference => ({ record, isPart: false });

/** A record in two snapshots. */
interface ChangedRecord {
	readonly before: MoveRecord;
	readonly after: MoveRecord;
}

/** Records are recognized by their move, their actor and their first throw. */
function changedRecords(before: readonly MoveRecord[], after: readonly MoveRecord[]): readonly ChangedRecord[] {
	const left = [...after];
	return before.flatMap((record): readonly ChangedRecord[] => {
		const at = left.findIndex(other => keyOf(other) === keyOf(record));
		const [found] = at < 0 ? [] : left.splice(at, 1);
		return found ? [{ before: record, after: found }] : [];
	});
}

/** The changes of a record that its other version lacks; empty if that has different ones instead. */
function part(more: MoveRecord, less: MoveRecord): readonly RecordDifference[] {
	const { burn, ...record } = more;
	const done = linesMinus(more.done, less.done);
	const isMore = linesMinus(less.done, more.done).length === 0 && (less.burn === undefined || burn !== undefined);
	const burned = burn && !less.burn ? { burn } : {};
	if (!isMore || (done.length === 0 && !('burn' in burned))) return [];
	return [{ record: { ...record, ...burned, done }, isPart: true }];
}

/** The items of `some` that `others` lacks, counting duplicates. */
function minus<T>(some: readonly T[], others: readonly T[], keyOf: (each: T) => unknown): readonly T[] {
	const left = new Map<unknown, number>();
	for (const each of others.map(keyOf)) left.set(each, (left.get(each) ?? 0) + 1);
	return some.filter(each => {
		const key = keyOf(each);
		const count = left.get(key) ?? 0;
		left.set(key, count - 1);
		return count <= 0;
	});
}

/** Most records of a note are in both snapshots as the same object, as parsed ones are cached; only others are written. */
const recordsMinus = (some: readonly MoveRecord[], others: readonly MoveRecord[]): readonly MoveRecord[] =>
	minus(minus(some, others, itself), minus(others, some, itself), writeRecord);

const itself = (record: MoveRecord): MoveRecord => record;

const linesMinus = (some: readonly Change[], others: readonly Change[]): readonly Change[] =>
	minus(some, others, writeChange);

/** Of records found in one snapshot only: those whose block is missing in the other, and those that are a call there. */
function wentOrTurned(
	records: readonly MoveRecord[],
	blocks: number,
	calls: readonly string[],
	callsThere: readonly string[],
): readonly MoveRecord[] {
	const fresh = [...minus(callsThere, calls, String)];
	const isTurned = ({ move }: MoveRecord): boolean => {
		const at = fresh.indexOf(move);
		if (at >= 0) fresh.splice(at, 1);
		return at >= 0;
	};
	const turned = records.filter(isTurned);
	const gone = records.filter(record => !turned.includes(record)).slice(0, Math.max(0, blocks));
	return records.filter(record => turned.includes(record) || gone.includes(record));
}

/** The lines of a record that changed something for certain characters or tracks. */
export const changesIn = ({ done, burn }: MoveRecord): readonly Change[] => [
	...(burn ? [{ kind: 'value', what: 'momentum', from: burn.from, to: burn.to, why: 'burned' } as const] : []),
	...done,
];

/**
 * Whether an added record is the one that was removed: a whole record by its dice and outcome, a part or a line of
 * changes by its changes.
 */
export function isSame(a: RecordDifference, b: RecordDifference): boolean {
	const told = ({ record, isPart }: RecordDifference) =>
		JSON.stringify([
			isPart,
			record.move,
			record.by,
			isPart || isOfChanges(record) ? changesIn(record) : [record.dice, record.outcome],
		]);
	return told(a) === told(b);
}

/** How often a removed record occurs in a note; a part counts if all of its changes are there. */
export const timesIn = ({ records }: Snapshot, gone: RecordDifference): number =>
	records.filter(record =>
		gone.isPart
			? keyOf(record) === keyOf(gone.record) && part(gone.record, record).length === 0
			: isSame({ record, isPart: false }, gone),
	).length;
