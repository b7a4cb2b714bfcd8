import { newUnrolledMove, type MoveRecord } from '../../play/record/record';
import { commentOut, setEntry, writeEntry } from '../sworn-block/edit-entry';
import { KEYS_OF_KIND, LIST_KEYS } from '../sworn-block/block-kinds';
import { readBlock } from '../sworn-block/sworn-block';
import { applyChanges } from '../text/text-change';
import { RECORD_KEYS } from './record-keys';

/** The body of a new block, without a final line break. */
export const writeRecord = (record: MoveRecord): string =>
	KEYS_OF_KIND.move
		.flatMap(key => {
			const values = RECORD_KEYS[key].write(record);
			return values.length > 0 ? [writeEntry(key, values)] : [];
		})
		.join('\n');

/**
 * The smallest edit that makes a body read as this record. Unknown and unreadable text stays; text that may be the
 * player's and is no longer part of the record becomes a comment.
 */
export function rewriteRecord(body: string, record: MoveRecord, mayBePlayers: Partial<MoveRecord> = {}): string {
	const players = { ...newUnrolledMove(''), ...mayBePlayers };
	return KEYS_OF_KIND.move.reduce((text, key) => {
		const { write, habits } = RECORD_KEYS[key];
		const values = write(record);
		const kept = write(players).filter(value => value !== '' && !values.includes(value));
		const isKept = (value: string) => kept.includes(habits.canonical?.(value) ?? value);
		const rest = kept.length > 0 ? applyChanges(text, commentOut(readBlock(text), key, isKept)) : text;
		const changes = setEntry(readBlock(rest), key, values, { ...habits, isSingle: !LIST_KEYS.has(key) });
		return changes.length > 0 ? applyChanges(rest, changes) : rest;
	}, body);
}
