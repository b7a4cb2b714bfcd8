import { parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { isMatch, type Answer, type Question } from '../../play/oracles/ask-the-oracle';
import { ORACLE_DIE_SIDES } from '../../play/dice/dice';
import type { InlineInsertion } from '../inline/insert-inline';
import { setEntry, writeEntry } from '../sworn-block/edit-entry';
import type { SwornBlock } from '../sworn-block/sworn-block';
import { blockWarnings, itemsOf, readBlock, readNamedBlock, readNumber, textOf } from '../sworn-block/sworn-block';
import { applyChanges } from '../text/text-change';
import type { AnswerForm } from './answer-form';
import { insertAs } from './insert-as';
import { t } from '../../i18n/translate';

/** The content of a question's block. Before it is asked, it has no answer and possibly no odds. */
export interface AskRecord {
	readonly question: string;
	readonly or?: string;
	readonly odds?: string;
	readonly roll?: number;
	/** As written: `yes`, `extreme no`, or one of two possibilities. */
	readonly said?: string;
	/** The answer it means; absent if the text is not recognized. */
	readonly answer?: Answer['answer'];
	readonly isMatch: boolean;
}

const EXTREME = 'extreme';

/**
 * The answer in words: `yes`, or `extreme yes` on a match; for two possibilities the one that applies,
 * `A feast (extreme)`.
 */
export function answerWords({ question, or, answer, isMatch }: Answer): string {
	if (or === undefined) return isMatch ? `${EXTREME} ${answer}` : answer;
	const words = answer === 'yes' ? question : or;
	return isMatch ? `${words} (${EXTREME})` : words;
}

/** The question on one line. */
export const questionWords = ({ question, or }: Pick<Question, 'question' | 'or'>): string =>
	or === undefined ? question : `${question} or ${or}`;

/** Writes the block of an answered question. */
export const writeAnswer = (answer: Answer): string => writeAsk({ ...answer, said: answerWords(answer) });

/** Writes the block of a question. */
export const writeAsk = ({ question, or, odds, roll, said }: Omit<AskRecord, 'answer' | 'isMatch'>): string =>
	[
		writeEntry('ask', [question]),
		...(or === undefined ? [] : [writeEntry('or', [or])]),
		...(odds === undefined ? [] : [writeEntry('odds', [odds.toLowerCase()])]),
		...(roll === undefined ? [] : [writeEntry('dice', [String(roll)])]),
		...(said === undefined ? [] : [writeEntry('answer', [said])]),
	].join('\n');

/** Changes the answer in a block and keeps everything else. */
export function rewriteAnswer(body: string, answer: Answer): string {
	const { odds, roll } = answer;
	const values = {
		odds: odds.toLowerCase(),
		dice: roll === undefined ? null : String(roll),
		answer: answerWords(answer),
	};
	return Object.entries(values).reduce(
		(text, [key, value]) =>
			applyChanges(
				text,
				setEntry(readBlock(text), key, value, { isSingle: true, canonical: word => word.toLowerCase() }),
			),
		body,
	);
}

/** Inserts an answer at the cursor, without touching what the player wrote. */
export function insertAnswer(
	note: string,
	offset: number,
	answer: Answer,
	{ form, isTyped = false }: { readonly form: AnswerForm; readonly isTyped?: boolean | undefined },
): InlineInsertion {
	return insertAs(note, offset, writeAnswer(answer), { form, isTyped });
}

/** Reads the block of a question, whether typed by hand or written by the plugin. */
export function readAsk(
	body: string,
): ParseResult<{ readonly record: AskRecord; readonly warnings: readonly Problem[] }> {
	const whatToWrite = t('Write the question, for example “ask: Is somebody here?”.');
	const reading = readNamedBlock(body, 'ask', 'no_question', whatToWrite);
	if (!reading.ok) return reading;
	const { block, name: question } = reading.value;
	const roll = rollIn(block);
	if (!roll.ok) return roll;
	const [or, odds, said] = ['or', 'odds', 'answer'].map(key => textOf(block, key));
	const plain = said === undefined ? '' : withoutExtreme(said);
	const record: AskRecord = {
		question,
		...(or !== undefined && { or }),
		...(odds !== undefined && { odds }),
		...(roll.value !== undefined && { roll: roll.value }),
		...(said !== undefined && { said }),
		...answerIn(plain, question, or),
		isMatch: said !== undefined && (plain !== said || (roll.value !== undefined && isMatch(roll.value))),
	};
	return parseOk({ record, warnings: blockWarnings(block, 'ask') });
}

function rollIn(block: SwornBlock): ParseResult<number | undefined> {
	const [item] = itemsOf(block, 'dice');
	const roll = item && readNumber(item.text);
	if (!item || (roll !== undefined && roll >= 1 && roll <= ORACLE_DIE_SIDES)) return parseOk(roll);
	const message = t('“{text}” is no roll. Write a number from 1 to {sides}.', {
		text: item.text,
		sides: ORACLE_DIE_SIDES,
	});
	return parseError('bad_dice', message, item.from, item.to);
}

const withoutExtreme = (said: string): string =>
	said.replace(new RegExp(`^${EXTREME}\\s+|\\s{1,9}\\(${EXTREME}\\)$`, 'i'), '');

function answerIn(said: string, question: string, or: string | undefined): Pick<AskRecord, 'answer'> {
	const same = (other: string | undefined) => other?.trim().toLowerCase() === said.trim().toLowerCase();
	if (same('yes') || (or !== undefined && same(question))) return { answer: 'yes' };
	return same('no') || same(or) ? { answer: 'no' } : {};
}
