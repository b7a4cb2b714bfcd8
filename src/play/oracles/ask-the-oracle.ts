import type { Rulebook } from '../../rules/rulebook';
import { rowAt, type MoveTable } from '../../rules/move';
import { plainText } from '../../rules/rules-text';
import type { Dice } from '../roll/dice';
import { ORACLE_DIE_SIDES } from '../roll/dice';

/** What the oracle is asked: a question with a yes or a no, or which of two possibilities it is. */
export interface Question {
	/** The question; of two possibilities the one that the odds are for. */
	readonly question: string;
	/** The other possibility, which a no brings (Pick two). */
	readonly or?: string;
	/** As the book names them: "Small Chance", "50/50", "Likely". */
	readonly odds: string;
}

/** A question to the oracle with its answer. */
export interface Answer extends Question {
	/** Absent if the answer was chosen. */
	readonly roll?: number;
	readonly answer: 'yes' | 'no';
	/** An answer that is taken to an extreme, or a twist. */
	readonly isMatch: boolean;
}

export const ASK_THE_ORACLE = 'Ask the Oracle';

/** One of the odds that the rules know. */
export interface OddsRow {
	readonly odds: string;
	/** The chance of a yes in a hundred. */
	readonly yes: number;
	/** The rolls that answer yes: "75 or less", or, in classic, "26 or more". */
	readonly rolls: string;
}

const tablesOf = (book: Rulebook): readonly MoveTable[] => book.move(ASK_THE_ORACLE)?.tables ?? [];

/** The odds the ruleset knows, from the least likely on, each with the rolls that answer yes. */
export const oddsOf = (book: Rulebook): readonly OddsRow[] =>
	tablesOf(book)
		.map(table => ({ odds: table.name, ...yesOf(table) }))
		.sort((a, b) => a.yes - b.yes);

function yesOf({ rows, sides }: MoveTable): Pick<OddsRow, 'yes' | 'rolls'> {
	const ranges = rows.filter(({ text }) => isYes(text)).map(({ min, max }) => ({ min: min ?? 1, max: max ?? sides }));
	const rolls = ranges.map(({ min, max }) => {
		if (min <= 1) return `${max} or less`;
		return max >= sides ? `${min} or more` : `${min}–${max}`;
	});
	return { yes: ranges.reduce((sum, { min, max }) => sum + max - min + 1, 0), rolls: rolls.join(', ') };
}

const isYes = (text: string): boolean => text.trim().toLowerCase() === 'yes';

/** Of two possibilities the book has one rated as likely. */
export const oddsOfTwo = (rows: readonly OddsRow[]): string | undefined =>
	(rows.find(({ odds }) => odds.toLowerCase() === 'likely') ?? rows.find(({ yes }) => yes > EVEN) ?? rows[0])?.odds;

/** Between the ends of the table a question without a leaning is asked. */
const EVEN = 50;

export const evenOdds = (rows: readonly OddsRow[]): string | undefined =>
	(rows.find(({ yes }) => yes === EVEN) ?? rows[0])?.odds;

/** Both dice of a hundred show the same: 11, 22 and so on, and 100, which is two zeros. */
export const isMatch = (roll: number): boolean =>
	roll === ORACLE_DIE_SIDES || (roll < ORACLE_DIE_SIDES && roll % 11 === 0);

/** What the rules say of a match, in the words of the move. */
export const matchWords = (book: Rulebook): string | undefined =>
	plainText(book.move(ASK_THE_ORACLE)?.text ?? '')
		.split('\n')
		.map(line => line.trim())
		.find(line => /^on a match\b/i.test(line));

/** Rolls d100 on the odds: the table of the move says which rolls are a yes (Starforged, Ask the Oracle). */
export function askTheOracle(asked: Question, book: Rulebook, dice: Dice): Answer | undefined {
	const wanted = asked.odds.toLowerCase();
	const table = tablesOf(book).find(({ name }) => name.toLowerCase() === wanted);
	if (!table) return undefined;
	const roll = dice.roll(table.sides);
	const row = rowAt(table, roll);
	return row && { ...asked, roll, answer: isYes(row.text) ? 'yes' : 'no', isMatch: isMatch(roll) };
}

/** The player decides it; nothing is rolled. */
export const answerByHand = (asked: Question, answer: Answer['answer']): Answer => ({
	...asked,
	answer,
	isMatch: false,
});
