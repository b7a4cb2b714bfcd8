import type { Problem, Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import type { OracleAnswer } from '../../play/oracle-roll';
import type { AnswerForm } from './answer-form';
import { insertBlock } from '../sworn-block/insert-block';
import type { InlineInsertion } from '../inline/insert-inline';
import { insertOracleLine } from '../inline/insert-inline';
import { blockKind, blockWarnings, itemsOf, readBlock, readNumber, textOf } from '../sworn-block/sworn-block';
import { setEntry, writeEntry } from '../sworn-block/edit';
import { applyChanges } from '../text/text-change';

/** What a block holds of an oracle; one that was not rolled yet has no result. */
export interface OracleRecord {
	readonly oracle: string;
	readonly dice: readonly number[];
	readonly result?: string;
}

type Told = Pick<OracleAnswer, 'oracle' | 'dice' | 'result'>;

/** The block of an oracle that was asked: its name, what fell in rolling order, and the words that came of it. */
export const writeOracle = ({ oracle, dice, result }: Told): string =>
	[
		writeEntry('oracle', [oracle]),
		...(dice.length > 0 ? [writeEntry('dice', [dice.join(', ')])] : []),
		writeEntry('result', [result]),
	].join('\n');

/** A block with another result; whatever else stands in it stays. */
export function rewriteOracle(body: string, { dice, result }: Told): string {
	const thrown = applyChanges(body, setEntry(readBlock(body), 'dice', dice.join(', ') || null, { isSingle: true }));
	return applyChanges(thrown, setEntry(readBlock(thrown), 'result', result, { isSingle: true }));
}

/** Reads the block of an oracle, typed by hand or written. */
export function readOracle(
	body: string,
): Reading<{ readonly record: OracleRecord; readonly warnings: readonly Problem[] }> {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return kind;
	const oracle = textOf(block, 'oracle');
	const place = block.entries[0] ?? { keyFrom: 0, keyTo: 0 };
	if (kind.value !== 'oracle' || !oracle)
		return unread('no_oracle', 'Name the oracle, for example “oracle: Core / Action”.', place.keyFrom, place.keyTo);
	const [thrown] = itemsOf(block, 'dice');
	const dice = thrown ? thrown.text.split(/[\s,]+/).map(readNumber) : [];
	if (!dice.every(face => face !== undefined))
		return unread(
			'bad_dice',
			`“${thrown?.text ?? ''}” are no dice. Write the numbers that fell, such as “dice: 34” or “dice: 97, 12, 55”.`,
			thrown?.from,
			thrown?.to,
		);
	const result = textOf(block, 'result');
	const record = { oracle, dice, ...(result === undefined ? {} : { result }) };
	return read({ record, warnings: blockWarnings(block, 'oracle') });
}

/** Puts an answer where the cursor stands, without touching what the player wrote. */
export const insertOracle = (note: string, offset: number, answer: Told, form: AnswerForm): InlineInsertion =>
	form === 'block'
		? insertBlock(note, offset, writeOracle(answer))
		: insertOracleLine(note, offset, answer.oracle, answer.result);
