import { memoize } from '../../rules/core/memoize';
import type { Rulebook } from '../../rules/books/rulebook';
import { rowAt, type MoveTable } from '../../rules/move';
import { plainText } from '../../rules/rules-text';
import { ORACLE_DIE_SIDES, type DiceRoller } from '../dice/dice';

/** What to ask the oracle: a yes-or-no question, or which of two possibilities it is. */
export interface Question {
	/** The question; for two possibilities, the one that the odds apply to. */
	readonly question: string;
	/** The other possibility, which a "no" means (Pick two). */
	readonly or?: string;
	/** Named as in the book: "Small Chance", "50/50", "Likely". */
	readonly odds: string;
}

/** A question to the oracle with its answer. */
export interface Answer extends Question {
	/** Absent if the answer was chosen. */
	readonly roll?: number;
	readonly answer: 'yes' | 'no';
	/** A match: an extreme answer or a twist. */
	readonly isMatch: boolean;
}

export const ASK_THE_ORACLE = 'Ask the Oracle';

/** One of the odds in the rules. */
export interface OddsRow {
	readonly odds: string;
	/** The chance of a "yes", in percent. */
	readonly yes: number;
	/** The rolls that mean "yes": "75 or less" or, in classic, "26 or more". */
	readonly rolls: string;
}

const tablesOf = (book: Rulebook): readonly MoveTable[] => book.move(ASK_THE_ORACLE)?.tables ?? [];

/** The ruleset's odds, least likely first, each with the rolls that mean "yes". */
export const oddsOf = memoize((book: Rulebook): readonly OddsRow[] =>
	tablesOf(book)
		.map(table => ({ odds: table.name, ...yesOf(table) }))
		.sort((a, b) => a.yes - b.yes),
);

function yesOf({ rows, sides }: MoveTable): Pick<OddsRow, 'yes' | 'rolls'> {
	const ranges = rows.filter(({ text }) => isYes(text)).map(({ min, max }) => ({ min: min ?? 1, max: max ?? sides }));
	const rolls = ranges.map(({ min, max }) => {
		if (min <= 1) return `${max} or less`;
		return max >= sides ? `${min} or more` : `${min}–${max}`;
	});
	return { yes: ranges.reduce((sum, { min, max }) => sum + max - min + 1, 0), rolls: rolls.join(', ') };
}

const isYes = (text: string): boolean => text.trim().toLowerCase() === 'yes';

/** For two possibilities, the book rates one as likely. */
export const oddsOfTwo = (rows: readonly OddsRow[]): string | undefined =>
	(rows.find(({ odds }) => odds.toLowerCase() === 'likely') ?? rows.find(({ yes }) => yes > EVEN) ?? rows[0])?.odds;

/** The chance of a "yes" for a question with even odds, in percent. */
const EVEN = 50;

export const evenOdds = (rows: readonly OddsRow[]): string | undefined =>
	(rows.find(({ yes }) => yes === EVEN) ?? rows[0])?.odds;

/** Whether both d10s of a d100 roll show the same digit: 11, 22 and so on, and 100, which is two zeros. */
export const isMatch = (roll: number): boolean =>
	roll === ORACLE_DIE_SIDES || (roll < ORACLE_DIE_SIDES && roll % 11 === 0);

/** The rules text about a match, in the words of the move. */
export const matchWords = (book: Rulebook): string | undefined =>
	plainText(book.move(ASK_THE_ORACLE)?.text ?? '')
		.split('\n')
		.map(line => line.trim())
		.find(line => /^on a match\b/i.test(line));

/** Rolls d100; the move's table says which rolls mean "yes" (Starforged, Ask the Oracle). */
export function askTheOracle(asked: Question, book: Rulebook, dice: DiceRoller): Answer | undefined {
	const wanted = asked.odds.toLowerCase();
	const table = tablesOf(book).find(({ name }) => name.toLowerCase() === wanted);
	if (!table) return undefined;
	const roll = dice.roll(table.sides);
	const row = rowAt(table, roll);
	return row && { ...asked, roll, answer: isYes(row.text) ? 'yes' : 'no', isMatch: isMatch(roll) };
}

/** An answer decided by the player, without a roll. */
export const answerByHand = (asked: Question, answer: Answer['answer']): Answer => ({
	...asked,
	answer,
	isMatch: false,
});
