import { read, type Reading } from '../../rules/problem';
import { readMoveRecord, rewriteRecord } from '../record/record';
import type { BlockPlace } from './in-note';
import { findBlock, replaceBody } from './in-note';
import type { TextChange } from '../text/text-change';

/** A name in a record: the actor or the track. */
export type NamedInRecord = 'by' | 'track';

/** Replaces a name in its one line of a move; everything else keeps its bytes. */
export function nameInRecord(
	note: string,
	place: BlockPlace,
	what: NamedInRecord,
	name: string,
): Reading<readonly TextChange[]> {
	const block = findBlock(note, place);
	if (!block.ok) return block;
	const reading = readMoveRecord(block.value.body);
	if (!reading.ok) return reading;
	const { record } = reading.value;
	return read(replaceBody(note, block.value, rewriteRecord(block.value.body, { ...record, [what]: name })));
}
