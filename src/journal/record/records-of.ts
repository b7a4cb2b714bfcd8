import type { SameActor } from '../character/resolve-name';
import type { MoveRecord } from '../../play/record/record';
import { readMoveRecord } from './record';
import { swornBlocks } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';

/** A record, and the block it is in. */
export interface RecordAt {
	readonly record: MoveRecord;
	readonly block: SwornBlockAt;
}

/** Every call and record of a note that can be read, in order. Who has read the blocks before may hand in what was read. */
export function recordsOf(note: string, readRecord = readMoveRecord): readonly RecordAt[] {
	return swornBlocks(note).flatMap(block => {
		const read = readRecord(block.body);
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

/** The call that a record was before anything had happened. */
export function asCall(record: MoveRecord): MoveRecord {
	const {
		progress: _progress,
		dice: _dice,
		cancelled: _cancelled,
		burn: _burn,
		outcome: _outcome,
		as: _as,
		...call
	} = record;
	return { ...call, rerolls: [], table: [], chose: [], passed: [], done: [] };
}

/**
 * A later roll of the same character among the records of a note: the dice before it are final, and so is what was left open. Several
 * lines may share a row, so a block says better than its row where it is.
 */
export const rolledAgain = (
	records: readonly RecordAt[],
	at: number | SwornBlockAt,
	by: string | undefined,
	isSame: SameActor = (one, other) => one === other,
): boolean =>
	records.some(({ record, block }) => isBelow(block, at) && record.dice !== undefined && isSame(record.by, by));

const isBelow = (block: SwornBlockAt, at: number | SwornBlockAt): boolean =>
	typeof at === 'number' ? block.startLine > at : block.fenceFrom > at.fenceFrom;
