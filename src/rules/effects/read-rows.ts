import type { Outcome } from '../outcome';
import { OUTCOMES, outcomeWords } from '../outcome';
import type { Effect } from './effect';
import { either, option, say } from './phrases/make';
import type { Block } from './sentences';

type Table = Extract<Block, { kind: 'table' }>;

/** A table within the text: what an outcome gives in each situation, or facts that are only told. */
export function readTable({ head, rows }: Table, outcome?: Outcome): readonly Effect[] {
	const facts = rows.filter(row => !isRange(row[0]) && !row.some(isOdds));
	const column = outcome ? head.findIndex(cell => cell.toLowerCase() === outcomeWords(outcome)) : -1;
	if (column < 0) return isStory(head, facts) ? [] : facts.map(row => sayRow(head, row));
	return [either(...facts.map(([situation = '', ...cells]) => option(situation, ...readCell(cells[column - 1]))))];
}

/** "5 points"; none at all for "0 points". */
function readCell(cell = ''): readonly Effect[] {
	const points = Number(/^(\d+) points?$/i.exec(cell)?.[1] ?? 0);
	return points === 0 ? [] : [{ kind: 'points', by: points }];
}

/** What each outcome means for the story, without a number: how a legacy is remembered. */
const isStory = (head: readonly string[], rows: Table['rows']): boolean =>
	OUTCOMES.every(outcome => head.some(cell => cell.toLowerCase() === outcomeWords(outcome))) &&
	!rows.some(cells => cells.some(cell => /\d/.test(cell)));

/** A row of a table to roll on, which is read elsewhere: "51-00". */
const isRange = (cell = ''): boolean => /^\d+(?: ?[-–] ?\d+)?$/.test(cell);

/** "25 or less", "76 or greater": the odds of an answer. */
const isOdds = (cell: string): boolean => /^\d+ or (?:less|lower|more|greater|higher)$/i.test(cell);

/** "At a facility: Strong Hit 5 points, Weak Hit 3 points" */
function sayRow(head: readonly string[], [first = '', ...cells]: readonly string[]): Effect {
	const facts = cells.map((cell, i) => `${head[i + 1] ?? ''} ${cell}`.trim());
	return say(`${first}: ${facts.join(', ')}`);
}
