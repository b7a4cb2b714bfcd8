import type { Change } from '../../play/character/change';
import { isRecord } from '../../play/record/record';
import type { MoveRecord } from '../../play/record/record';
import { writeChange } from './change-lines';
import { keyOf, recordsOf } from './records-of';
import type { ReadRecord } from './record';
import { writeRecord } from './record';
import type { Reading } from '../../rules/problem';
import { itemsOf, readBlock } from '../sworn-block/sworn-block';
import { swornBlocks } from '../sworn-block/in-note';

/** The records of a note as they were at one moment. */
export interface Snapshot {
	/** How many `sworn` blocks and lines are begun, readable or not: one being typed in is not gone. */
	readonly blocks: number;
	readonly records: readonly MoveRecord[];
	/** The names of the moves that wait to be resolved. */
	readonly calls: readonly string[];
	/** Keys of records with a line of `done` that cannot be read: one being typed in is not gone. */
	readonly unread: readonly string[];
}

/** Who has read the records before may hand in what was read. */
export function snapshotOf(note: string, readRecord?: (block: string) => Reading<ReadRecord>): Snapshot {
	const standing = recordsOf(note, readRecord);
	const all = standing.map(({ record }) => record);
	const unread = standing.filter(
		({ record, block }) => itemsOf(readBlock(block.body), 'done').length > record.done.length,
	);
	return {
		blocks: swornBlocks(note).filter(({ form }) => form === 'block').length + linesBegun(note),
		// one that was imported is history, and its changes were never ours to take back
		records: all.filter(record => isRecord(record) && record.imported === undefined),
		calls: all.filter(record => !isRecord(record)).map(({ move }) => move),
		unread: unread.map(({ record }) => keyOf(record)),
	};
}

/** A line whose last backtick is missing is one still. */
const linesBegun = (note: string): number => (note.match(/`\s{0,9}sworn:/gi) ?? []).length;

/** What went and what came between two moments. */
interface Difference {
	readonly removed: readonly Gone[];
	readonly added: readonly Gone[];
}

/** A record that went or came, or that part of one which did: it holds those changes alone. */
export interface Gone {
	readonly record: MoveRecord;
	readonly isPart: boolean;
}

/**
 * Whole records that went or came: with their block, or by becoming the call that they were, and back. And the changes that
 * a record lost or got back while the others stay. A record whose text was edited in any other way is neither.
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
		removed: [...wentWhole.filter(hasChanges).map(whole), ...legible.flatMap(pair => part(pair.before, pair.after))],
		added: [...cameWhole.filter(hasChanges).map(whole), ...legible.flatMap(pair => part(pair.after, pair.before))],
	};
}

const hasChanges = ({ done, burn }: MoveRecord): boolean => done.length > 0 || burn !== undefined;

const whole = (record: MoveRecord): Gone => ({ record, isPart: false });

/** One record as it was at two moments. */
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

/** The changes of a record that another state of it lacks; none when that has others instead. */
function part(more: MoveRecord, less: MoveRecord): readonly Gone[] {
	const { burn, ...record } = more;
	const done = linesMinus(more.done, less.done);
	const isMore = linesMinus(less.done, more.done).length === 0 && (less.burn === undefined || burn !== undefined);
	const burned = burn && !less.burn ? { burn } : {};
	if (!isMore || (done.length === 0 && !('burn' in burned))) return [];
	return [{ record: { ...record, ...burned, done }, isPart: true }];
}

/** Those of some that others lack, each counted as often as it stands there. */
function minus<T>(some: readonly T[], others: readonly T[], written: (each: T) => string): readonly T[] {
	const left = others.map(written);
	return some.filter(each => {
		const at = left.indexOf(written(each));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

const recordsMinus = (some: readonly MoveRecord[], others: readonly MoveRecord[]): readonly MoveRecord[] =>
	minus(some, others, writeRecord);

const linesMinus = (some: readonly Change[], others: readonly Change[]): readonly Change[] =>
	minus(some, others, writeChange);

/** Of records that are on one side only: those whose block does, and those that are a call on the other side. */
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

/** Whether what comes back is what went: a whole record by what it came to, a part of one by its very changes. */
export function isSame(a: Gone, b: Gone): boolean {
	const told = ({ record, isPart }: Gone) =>
		JSON.stringify([isPart, record.move, record.by, isPart ? changesIn(record) : [record.dice, record.outcome]]);
	return told(a) === told(b);
}

/** How often what went is in a note: a part of a record in one that has all its changes. */
export const timesIn = ({ records }: Snapshot, gone: Gone): number =>
	records.filter(record =>
		gone.isPart
			? keyOf(record) === keyOf(gone.record) && part(gone.record, record).length === 0
			: isSame({ record, isPart: false }, gone),
	).length;
