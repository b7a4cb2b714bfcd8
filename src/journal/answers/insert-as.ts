import { inCode } from '../inline/inline-line';
import type { InlineInsertion } from '../inline/insert-inline';
import { insertAnswerLine } from '../inline/insert-inline';
import { writeRecordLine } from '../inline/write-record-line';
import { insertBlock } from '../blocks-in-note/insert-block';
import type { AnswerForm } from './answer-form';

/** Inserts an answer at the cursor, as a block or as the equivalent line. */
export function insertAs(
	note: string,
	offset: number,
	body: string,
	{ form, isTyped }: { readonly form: AnswerForm; readonly isTyped: boolean },
): InlineInsertion {
	const code = form === 'line' ? writeRecordLine(body) : undefined;
	return code === undefined ? insertBlock(note, offset, body) : insertAnswerLine(note, offset, inCode(code), isTyped);
}
