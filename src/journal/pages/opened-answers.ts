import { ASK_THE_ORACLE } from '../../play/steps/pay-the-price';
import type { MoveRecord } from '../../play/record/record';
import { readAsk, writeAsk } from '../answers/ask-block';
import type { SwornBlockAt } from '../blocks-in-note/in-note';
import { chainFrom } from '../blocks-in-note/insert-block';
import { removeBlock } from '../blocks-in-note/remove-block';
import { blockKind, readBlock } from '../sworn-block/sworn-block';
import type { Draft } from './draft';
import type { Known } from './session-memory';

/** The key that identifies an answer's block. */
export const keyOfAnswer = (body: string): string => JSON.stringify(['answer', body]);

/**
 * Removes the oracle's answers that a record's card asked for, if they are directly below it and unchanged. Returns how
 * many are left.
 */
export function removeAnswers(journal: Draft, block: SwornBlockAt, { chose }: MoveRecord, known: Known): number {
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
