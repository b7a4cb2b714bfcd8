import type { SameActor } from '../character/resolve-name';
import { groupBy } from '../../rules/core/collections';
import { moveOfFrom } from '../../play/record/from-move';
import type { MoveRecord } from '../../play/record/record';
import { readMoveRecord } from '../record/read-record';
import { swornBlocks } from './find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';

/** A record, and the block it is in. */
export interface RecordAt {
	readonly record: MoveRecord;
	readonly block: SwornBlockAt;
}

/** Every readable call and record of a note, in order. `readRecord` can use results that are already known. */
export function recordsOf(note: string, readRecord = readMoveRecord): readonly RecordAt[] {
	return swornBlocks(note).flatMap(block => {
		const read = readRecord(block.body);
		return read.ok ? [{ record: read.value.record, block }] : [];
	});
}

/** The record that contains an offset, else the nearest one above. */
export const recordAbove = (note: string, offset: number, records = recordsOf(note)): RecordAt | undefined =>
	records.filter(({ block }) => block.fenceFrom <= offset).at(-1);

/**
 * The record that a cursor is about: one further on in its own line, else the one at or above it, else the first of the
 * note.
 */
export function recordNear(note: string, offset: number, records = recordsOf(note)): RecordAt | undefined {
	const above = recordAbove(note, offset, records);
	const next = records.find(({ block }) => block.fenceFrom > offset);
	const line = note.lastIndexOf('\n', offset - 1) + 1;
	const isInLine = ({ block }: RecordAt) =>
		block.fenceFrom >= line && !note.slice(line, block.fenceFrom).includes('\n');
	if (next && isInLine(next) && !(above && isInLine(above))) return next;
	return above ?? next;
}

/**
 * A key by which a record is recognized after decisions were made: its move, actor and first throw. A call has the move
 * that led to it instead, so that one which the player types is not taken for one that the plugin wrote.
 */
export const keyOf = ({ move, by, dice, from }: MoveRecord): string =>
	JSON.stringify([move, by, dice, ...(dice === undefined && from !== undefined ? [from] : [])]);

/**
 * The keys of all records of a note, by where they begin; of those that are alike, each with which of how many it is.
 */
export const idsOf = (records: readonly RecordAt[]): ReadonlyMap<number, string> =>
	new Map(
		[...groupBy(records, ({ record }) => keyOf(record))].flatMap(([key, alike]) =>
			alike.map(
				({ block }, at) => [block.fenceFrom, alike.length === 1 ? key : `${key} ${at + 1}/${alike.length}`] as const,
			),
		),
	);

/** The call from which a record was made. */
export function toUnrolledMove(record: MoveRecord): MoveRecord {
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
 * Whether the same character rolled again further down, which makes earlier dice final and closes open steps. The moves that
 * a record leads to, right after it, belong to its roll. Pass a block rather than a line number if several lines of play may
 * share a row.
 */
export const rolledAgain = (
	records: readonly RecordAt[],
	at: number | SwornBlockAt,
	by: string | undefined,
	isSame: SameActor = (one, other) => one === other,
): boolean => {
	const own = records.find(({ block }) => (typeof at === 'number' ? block.startLine : block.fenceFrom) === startOf(at));
	const led = new Set([own?.record.move]);
	return records.some(({ record, block }) => {
		if (!isBelow(block, at) || record.dice === undefined || !isSame(record.by, by)) return false;
		if (record.from === undefined || !led.has(moveOfFrom(record.from))) return true;
		led.add(record.move);
		return false;
	});
};

const startOf = (at: number | SwornBlockAt): number => (typeof at === 'number' ? at : at.fenceFrom);

const isBelow = (block: SwornBlockAt, at: number | SwornBlockAt): boolean =>
	typeof at === 'number' ? block.startLine > at : block.fenceFrom > at.fenceFrom;

/** Whether the same character made the same move right above, with nothing between, so that its name need not be repeated. */
export function isRepeated(note: string, records: readonly RecordAt[], startLine: number): boolean {
	const at = records.findIndex(({ block }) => block.startLine === startLine);
	const [above, own] = [records[at - 1], records[at]];
	if (!above || !own || !isRolled(above) || !isRolled(own)) return false;
	const isSame = above.record.move === own.record.move && above.record.by === own.record.by;
	return isSame && note.slice(above.block.fenceTo, own.block.fenceFrom).trim() === '';
}

/** Whether its token has a picture, which tells that there was another roll. */
const isRolled = ({ record }: RecordAt): boolean => record.dice !== undefined;
