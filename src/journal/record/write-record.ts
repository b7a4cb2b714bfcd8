import type { MoveRecord } from '../../play/record/record';
import { setEntry, writeEntry } from '../sworn-block/edit';
import { KEYS_OF_KIND, LIST_KEYS } from '../sworn-block/kind';
import { readBlock } from '../sworn-block/sworn-block';
import { applyChanges } from '../text/text-change';
import { RECORD_KEYS } from './record-keys';

/** The body of a fresh block, without a line break at its end. */
export const writeRecord = (record: MoveRecord): string =>
	KEYS_OF_KIND.move
		.flatMap(key => {
			const values = RECORD_KEYS[key].write(record);
			return values.length > 0 ? [writeEntry(key, values)] : [];
		})
		.join('\n');

/** The smallest edit of a body after which it reads as this record. What we do not know or cannot read stays. */
export const rewriteRecord = (body: string, record: MoveRecord): string =>
	KEYS_OF_KIND.move.reduce((text, key) => {
		const { write, habits } = RECORD_KEYS[key];
		const changes = setEntry(readBlock(text), key, write(record), { ...habits, isSingle: !LIST_KEYS.has(key) });
		return changes.length > 0 ? applyChanges(text, changes) : text;
	}, body);
