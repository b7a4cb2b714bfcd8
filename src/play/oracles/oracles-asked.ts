import { rollOracle, setCurse, takeRow, type OracleRolling, type OracleAnswer } from './oracle-roll';
import { oracleName, oracleRowAt, type Oracle, type OracleRow } from '../../rules/oracles/oracle';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { combinedName } from '../../rules/oracles/combined-oracles';
import type { DiceRoller } from '../dice/dice';

/** The result of one roll: its dice and its text. */
export type OracleResult = Omit<OracleAnswer, 'oracle' | 'isEndless'>;

/** The results of oracles rolled together, or of one oracle rolled several times. */
export interface OracleAnswers {
	/** Such as "Core / Action + Theme". */
	readonly oracle: string;
	readonly results: readonly OracleResult[];
	/** One of the tables rolls on itself forever. */
	readonly isEndless: boolean;
}

/** Oracles to roll together, or one oracle to roll several times. */
export interface Asked {
	readonly oracles: readonly Oracle[];
	readonly times: number;
}

export const rollAsked = ({ oracles, times }: Asked, book: OracleBook, dice: DiceRoller): OracleAnswers => {
	const [only, ...more] = oracles;
	return only && more.length === 0 ? rollSeveral(only, times, book, dice) : rollTogether(oracles, book, dice);
};

/** Rolls each oracle in order: Action, then Theme. */
function rollTogether(oracles: readonly Oracle[], book: OracleBook, dice: DiceRoller): OracleAnswers {
	const answers = oracles.map(oracle => rollOracle(oracle, book, dice));
	return {
		oracle: combinedName(oracles),
		results: answers.map(resultOf),
		isEndless: answers.some(({ isEndless }) => isEndless),
	};
}

const resultOf = ({ oracle: _, isEndless: __, ...said }: OracleAnswer): OracleResult => said;

/** Rolls several details, each from a different row; fewer if the table has fewer rows. */
function rollSeveral(oracle: Oracle, times: number, book: OracleBook, dice: DiceRoller): OracleAnswers {
	let answers: OracleAnswers = { oracle: oracleName(oracle), results: [], isEndless: false };
	for (let i = 0; i < times; i++) answers = rollAnother(oracle, answers.results, book, dice) ?? answers;
	return answers;
}

/** Maximum number of repeats before assuming that there is no other result. */
const MOST_REPEATS = 200;

/** Rolls one more detail, skipping rows already there. `undefined` if no other row comes up. */
export function rollAnother(
	oracle: Oracle,
	before: readonly OracleResult[],
	book: OracleBook,
	dice: DiceRoller,
): OracleAnswers | undefined {
	for (let i = 0; i < MOST_REPEATS; i++) {
		const answer = rollOracle(oracle, book, dice);
		if (before.some(other => isRepeat(oracle, other, answer))) continue;
		return { oracle: oracleName(oracle), results: [...before, resultOf(answer)], isEndless: answer.isEndless };
	}
	return undefined;
}

/** Whether two results share a row or a text, including parts of a combined result. */
function isRepeat(oracle: Oracle, one: OracleResult, other: OracleResult): boolean {
	const rowOf = ({ dice: [face] }: OracleResult) => (face === undefined ? undefined : oracleRowAt(oracle, face));
	const row = rowOf(one);
	const words = one.result.split('; ');
	return (row !== undefined && row === rowOf(other)) || other.result.split('; ').some(each => words.includes(each));
}

type OracleResults = Pick<OracleAnswers, 'oracle' | 'results'>;

/** Replaces one of several results with the latest roll. */
export const saidAgain = (before: OracleResults, at: number, { results, isEndless }: OracleAnswers): OracleAnswers => ({
	oracle: before.oracle,
	results: before.results.map((result, i) => (i === at ? (results.at(-1) ?? result) : result)),
	isEndless,
});

/** Chooses a row by hand, replacing one of the results or as the only one. */
export function takenRow(
	oracle: Oracle,
	row: OracleRow,
	{ before, at }: { readonly before: OracleResults; readonly at: number },
	{ book, dice }: OracleRolling,
): OracleAnswers {
	const answer = takeRow(oracle, row, { book, dice }, before.results[at]);
	return inPlace(before, at, answer);
}

/** Adds or removes the curse on one of the results by hand. */
export function cursedByHand(
	oracle: Oracle,
	isOn: boolean,
	{ before, at }: { readonly before: OracleResults; readonly at: number },
	{ book, dice }: OracleRolling,
): OracleAnswers {
	const said = before.results[at] ?? { dice: [] };
	return inPlace(before, at, setCurse(oracle, isOn, said, { book, dice }));
}

function inPlace(before: OracleResults, at: number, answer: OracleAnswer): OracleAnswers {
	const taken: OracleAnswers = { ...before, results: [resultOf(answer)], isEndless: answer.isEndless };
	return before.results.length > 0 ? saidAgain(before, at, taken) : taken;
}
