import { SEPARATOR } from '../../rules/oracles/combined-oracles';
import type { OracleAnswers, OracleResult } from '../../play/oracles/oracles-asked';
import { itemsOf, readBlock, readNumber, textOf } from '../sworn-block/sworn-block';
import type { SwornBlock } from '../sworn-block/sworn-block';

export type OracleResults = Pick<OracleAnswers, 'oracle' | 'results'>;

const SEVERAL = '; ';
/** Stands for the dice of a row that has no range and was chosen. */
const NO_DICE = 'none';

/** What parts the results of one block: "Advance + Wound" of two oracles, "Festive; Crowded" of one that was rolled twice. */
const signOf = (oracle: string): string => (oracle.includes(SEPARATOR) ? SEPARATOR : SEVERAL);

/** The results of a block in one line of words. */
export const allSaid = ({ oracle, results }: OracleResults): string =>
	results.map(({ result }) => result).join(signOf(oracle));

/** `3; 100`: the dice of each result. */
export const allThrown = (results: readonly OracleResult[]): string =>
	results.map(({ dice }) => dice.join(', ') || NO_DICE).join(SEVERAL);

/** `4; none`: what the cursed die showed for each; nothing if it was rolled for none of them. */
export const allCursed = (results: readonly OracleResult[]): string =>
	results.every(({ cursedDie }) => cursedDie === undefined)
		? ''
		: results.map(({ cursedDie }) => cursedDie ?? NO_DICE).join(SEVERAL);

/** One line, unless a result holds the sign that parts them: then a list. */
export function resultLines({ oracle, results }: OracleResults): readonly string[] {
	const sign = signOf(oracle).trim();
	const isClear = !results.some(({ result }) => result.includes(sign));
	return isClear ? [allSaid({ oracle, results })] : results.map(({ result }) => result);
}

/** The results stand in a list, each with its dice. */
export const isListed = (block: SwornBlock): boolean => {
	const { length } = itemsOf(block, 'result');
	return length > 1 && length === diceIn(block, 'dice').length;
};

const diceIn = (block: SwornBlock, key: string): readonly (readonly number[])[] =>
	(textOf(block, key) ?? '').split(';').map(text => readFaces(text).flatMap(face => face ?? []));

/** Reads `97, 12, 55`, also of several results, `3; 100`; what is no number is undefined. */
export const readFaces = (text: string): readonly (number | undefined)[] =>
	text
		.split(/[\s,;]+/)
		.filter(face => face !== '' && face !== NO_DICE)
		.map(readNumber);

/** The results in a block, each with its dice. What cannot be distinguished is one. */
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
