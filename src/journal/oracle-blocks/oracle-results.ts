import { SEPARATOR } from '../../rules/oracles/combined-oracles';
import type { OracleAnswers, OracleResult } from '../../play/oracles/oracles-asked';
import { itemsOf, readBlock, readNumber, textOf, type SwornBlock } from '../sworn-block/sworn-block';

export type OracleResults = Pick<OracleAnswers, 'oracle' | 'results'>;

const SEVERAL = '; ';
/** Written instead of dice for a chosen row without a range. */
const NO_DICE = 'none';

/**
 * The separator of results in a block: "Advance + Wound" for two oracles, "Festive; Crowded" for one that was rolled
 * twice.
 */
const signOf = (oracle: string): string => (oracle.includes(SEPARATOR) ? SEPARATOR : SEVERAL);

/** All results of a block on one line. */
export const joinResults = ({ oracle, results }: OracleResults): string =>
	results.map(({ result }) => result).join(signOf(oracle));

/** The dice of each result: `3; 100`. */
export const joinDice = (results: readonly OracleResult[]): string =>
	results.map(({ dice }) => dice.join(', ') || NO_DICE).join(SEVERAL);

/** The cursed die of each result, `4; none`; empty if it was never rolled. */
export const joinCursedDice = (results: readonly OracleResult[]): string =>
	results.every(({ cursedDie }) => cursedDie === undefined)
		? ''
		: results.map(({ cursedDie }) => cursedDie ?? NO_DICE).join(SEVERAL);

/** A single line, or a list if a result contains the separator. */
export function resultLines({ oracle, results }: OracleResults): readonly string[] {
	const sign = signOf(oracle).trim();
	const isClear = !results.some(({ result }) => result.includes(sign));
	return isClear ? [joinResults({ oracle, results })] : results.map(({ result }) => result);
}

/** Whether the results are a list, each with its dice. */
export const isListed = (block: SwornBlock): boolean => {
	const { length } = itemsOf(block, 'result');
	return length > 1 && length === diceIn(block, 'dice').length;
};

const diceIn = (block: SwornBlock, key: string): readonly (readonly number[])[] =>
	(textOf(block, key) ?? '').split(';').map(text => readFaces(text).flatMap(face => face ?? []));

/** Reads `97, 12, 55`, or several results, `3; 100`; anything that is not a number is `undefined`. */
export const readFaces = (text: string): readonly (number | undefined)[] =>
	text
		.split(/[\s,;]+/)
		.filter(face => face !== '' && face !== NO_DICE)
		.map(readNumber);

/** The results of a block, each with its dice. If they cannot be told apart, they count as one. */
export function readOracleResults(body: string): readonly OracleResult[] {
	const block = readBlock(body);
	const sign = signOf(textOf(block, 'oracle') ?? '');
	const [first, ...more] = itemsOf(block, 'result').map(({ text }) => text);
	if (first === undefined) return [];
	const words = isListed(block) ? [first, ...more] : first.split(sign);
	const thrown = diceIn(block, 'dice');
	const cursed = diceIn(block, 'cursed_die').map(([face]) => (face === undefined ? {} : { cursedDie: face }));
	const dice = thrown.length === 1 && sign === SEPARATOR ? (thrown[0] ?? []).map(face => [face]) : thrown;
	if (words.length > 1 && dice.length === words.length)
		return words.map((result, i) => ({ dice: dice[i] ?? [], ...cursed[i], result: result.trim() }));
	return [{ dice: thrown.flat(), ...cursed[0], result: first }];
}
