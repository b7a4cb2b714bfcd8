import type { Rulebook } from '../rules/rulebook';
import { rowAt } from '../rules/table';
import type { Dice } from './dice';

/** A question to the oracle with its answer. */
export interface Answer {
	readonly question: string;
	/** As the book names them: "Small Chance", "50/50", "Likely". */
	readonly odds: string;
	readonly roll: number;
	readonly answer: 'yes' | 'no';
}

export const ASK_THE_ORACLE = 'Ask the Oracle';

/** The odds the ruleset knows, from the least likely on, each with the rolls that answer yes. */
export const oddsOf = (book: Rulebook): readonly { readonly odds: string; readonly yes: number }[] =>
	[...(book.move(ASK_THE_ORACLE)?.tables ?? [])]
		.map(({ name, sides, rows }) => ({
			odds: name,
			yes: rows
				.filter(({ text }) => isYes(text))
				.reduce((sum, { min, max }) => sum + (max ?? sides) - (min ?? 1) + 1, 0),
		}))
		.sort((a, b) => a.yes - b.yes);

const isYes = (text: string): boolean => text.trim().toLowerCase() === 'yes';

/** Rolls d100 on the odds: the table of the move says which rolls are a yes (Starforged, Ask the Oracle). */
export function askTheOracle(question: string, odds: string, book: Rulebook, dice: Dice): Answer | undefined {
	const table = book.move(ASK_THE_ORACLE)?.tables.find(({ name }) => name === odds);
	if (!table) return undefined;
	const roll = dice.roll(table.sides);
	const row = rowAt(table, roll);
	return row && { question, odds, roll, answer: isYes(row.text) ? 'yes' : 'no' };
}
