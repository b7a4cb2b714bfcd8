import { inCode } from '../inline/inline-record';
import { insertAnswerLine, type InlineInsertion } from '../inline/insert-inline';
import { writeRecordLine } from '../inline/format-inline-move';
import { insertBlock } from '../note-blocks/insert-block';
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
