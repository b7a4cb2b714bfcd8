import type { Change } from '../play/change';
import { isRecord } from '../play/record';
import type { MoveRecord } from '../play/record';
import { recordsOf } from './records-of';
import { writeRecord } from './record';
import { swornBlocks } from './sworn-block-in-note';

/** The records of a note that changed something, as they stood at one moment. */
export interface Snapshot {
	/** How many `sworn` blocks there are, readable or not: a block being typed in is not gone. */
	readonly blocks: number;
	readonly records: readonly MoveRecord[];
	/** The names of the moves that wait to be resolved. */
	readonly calls: readonly string[];
}

export function snapshotOf(note: string): Snapshot {
	const all = recordsOf(note).map(({ record }) => record);
	return {
		blocks: swornBlocks(note).length,
		records: all.filter(record => isRecord(record) && (record.done.length > 0 || record.burn !== undefined)),
		calls: all.filter(record => !isRecord(record)).map(({ move }) => move),
	};
}

/** What went and what came between two moments. */
export interface Difference {
	readonly removed: readonly MoveRecord[];
	readonly added: readonly MoveRecord[];
}

/**
 * Whole records that went or came: with their block, or by becoming the call that they were, and back. A record whose text
 * was edited in any other way is neither.
 */
export function differenceOf(before: Snapshot, after: Snapshot): Difference {
	const removed = minus(before.records, after.records);
	const added = minus(after.records, before.records);
	const count = after.blocks - before.blocks;
	return {
		removed: wentOrTurned(removed, -count, before.calls, after.calls),
		added: wentOrTurned(added, count, after.calls, before.calls),
	};
}

/** Of records that stand on one side only: those whose block does, and those that are a call on the other side. */
function wentOrTurned(
	records: readonly MoveRecord[],
	blocks: number,
	calls: readonly string[],
	callsThere: readonly string[],
): readonly MoveRecord[] {
	const fresh = [...callsThere];
	for (const call of calls) if (fresh.includes(call)) fresh.splice(fresh.indexOf(call), 1);
	const isTurned = ({ move }: MoveRecord): boolean => {
		const at = fresh.indexOf(move);
		if (at >= 0) fresh.splice(at, 1);
		return at >= 0;
	};
	const turned = records.filter(isTurned);
	const gone = records.filter(record => !turned.includes(record)).slice(0, Math.max(0, blocks));
	return records.filter(record => turned.includes(record) || gone.includes(record));
}

function minus(some: readonly MoveRecord[], others: readonly MoveRecord[]): readonly MoveRecord[] {
	const left = others.map(writeRecord);
	return some.filter(record => {
		const at = left.indexOf(writeRecord(record));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

/** The lines of a record that changed something for certain characters or tracks. */
export const changesIn = ({ done, burn }: MoveRecord): readonly Change[] => [
	...(burn ? [{ kind: 'value', what: 'momentum', from: burn.from, to: burn.to, why: 'burned' } as const] : []),
	...done,
];
