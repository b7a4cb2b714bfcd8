import type { MoveRecord } from '../../play/record/record';
import { read, type Reading } from '../../rules/problem';
import { readMoveRecord, rewriteRecord } from '../record/record';
import type { RecordAt } from '../record/records-of';
import { findBlock, replaceBody } from '../sworn-block/in-note';
import type { BlockPlace, SwornBlockAt } from '../sworn-block/in-note';
import type { Draft } from './draft';
import type { Pages } from './page';

/** The record in a block of the journal. */
export function recordIn({ journal }: Pages, place: BlockPlace): Reading<RecordAt> {
	const block = findBlock(journal.text, place.body, place.near);
	if (!block.ok) return block;
	const reading = readMoveRecord(block.value.body);
	return reading.ok ? read({ block: block.value, record: reading.value.record }) : reading;
}

/** Writes a record in the place of the one that a block held in the untouched journal. */
export const rewriteIn = (journal: Draft, pages: Pages, block: SwornBlockAt, record: MoveRecord): void =>
	journal.applyToOriginal(replaceBody(pages.journal.text, block, rewriteRecord(block.body, record)));
