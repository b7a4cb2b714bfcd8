import { parseOk, type ParseResult } from '../../rules/core/problem';
import { readMoveRecord } from '../record/read-record';
import { rewriteRecord } from '../record/write-record';
import { findBlock, replaceBody, type BlockPosition } from './find-blocks';
import type { TextChange } from '../text/text-change';

/** A name in a record: the actor or the track. */
export type NamedInRecord = 'by' | 'track';

/** Replaces a name in its one line of a move; everything else keeps its bytes. */
export function nameInRecord(
	note: string,
	place: BlockPosition,
	what: NamedInRecord,
	name: string,
): ParseResult<readonly TextChange[]> {
	const block = findBlock(note, place);
	if (!block.ok) return block;
	const reading = readMoveRecord(block.value.body);
	if (!reading.ok) return reading;
	const { record } = reading.value;
	return parseOk(replaceBody(note, block.value, rewriteRecord(block.value.body, { ...record, [what]: name })));
}
