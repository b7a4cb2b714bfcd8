import { ASK_THE_ORACLE } from '../../play/pending-steps/pay-the-price';
import type { MoveRecord } from '../../play/record/record';
import { readAsk, writeAsk } from '../oracle-blocks/ask-block';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { chainFrom } from '../note-blocks/insert-block';
import { removeBlock } from '../note-blocks/remove-block';
import { blockKind, readBlock } from '../sworn-block/sworn-block';
import type { WorkingCopy } from './working-copy';
import type { JournalUndoLog } from './undo-log';

/** The key that identifies an answer's block. */
export const keyOfAnswer = (body: string): string => JSON.stringify(['answer', body]);

/**
 * Removes the oracle's answers that a record's card asked for, if they are directly below it and unchanged. Returns how
 * many are left.
 */
export function removeAnswers(
	journal: WorkingCopy,
	block: SwornBlockAt,
	{ chose }: MoveRecord,
	known: JournalUndoLog,
): number {
	const asked = chose.filter(words => words === ASK_THE_ORACLE).length;
	if (asked === 0) return 0;
	const gone = answersUnder(journal.text, journal.at(block.fenceFrom)).slice(0, asked);
	for (const answer of [...gone].reverse())
		journal.apply(removeBlock(journal.text, answer, known.lineBreaksOf(keyOfAnswer(answer.body))));
	return asked - gone.length;
}

/** The answers in the chain of a record, up to the next record. */
function answersUnder(note: string, fenceFrom: number): readonly SwornBlockAt[] {
	const [, ...chain] = chainFrom(note, { fenceFrom });
	const kinds = chain.map(({ body }) => blockKind(readBlock(body)));
	const next = kinds.findIndex(kind => kind.ok && kind.value === 'move');
	return chain.slice(0, next === -1 ? chain.length : next).filter(isAsWritten);
}

function isAsWritten({ body, closed }: SwornBlockAt): boolean {
	const asked = readAsk(body);
	return closed && asked.ok && asked.value.record.said !== undefined && writeAsk(asked.value.record) === body;
}
