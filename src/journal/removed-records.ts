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
}

export const snapshotOf = (note: string): Snapshot => ({
	blocks: swornBlocks(note).length,
	records: recordsOf(note)
		.map(({ record }) => record)
		.filter(record => isRecord(record) && (record.done.length > 0 || record.burn !== undefined)),
});

/** What went and what came between two moments. */
export interface Difference {
	readonly removed: readonly MoveRecord[];
	readonly added: readonly MoveRecord[];
}

/** Whole records that went or came. A record whose text was edited while its block stayed is neither. */
export function differenceOf(before: Snapshot, after: Snapshot): Difference {
	const removed = minus(before.records, after.records);
	const added = minus(after.records, before.records);
	const count = after.blocks - before.blocks;
	return { removed: count < 0 ? removed.slice(0, -count) : [], added: count > 0 ? added.slice(0, count) : [] };
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
