import {
	oracleRowAt,
	type EmbeddedRoll,
	type Oracle,
	type OracleDice,
	type OracleRow,
} from '../../rules/oracles/oracle';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { composeRow, placeholdersIn, composeRepeatedRow } from '../../rules/oracles/row-text';
import type { DiceRoller } from '../dice/dice';
import { moreRolls } from './table-roll';

/** Maximum number of dice for one result; a table that needs more never ends. */
const MOST_ROLLS = 50;

/** A roll in progress, including everything it leads to. */
export interface Rolling {
	readonly book: OracleBook;
	readonly dice: DiceRoller;
	/** How many more dice may be rolled. */
	left: number;
	isEndless: boolean;
}

export const rollingWith = (book: OracleBook, dice: DiceRoller): Rolling => ({
	book,
	dice,
	left: MOST_ROLLS,
	isEndless: false,
});

/** The result of a row. */
export interface RowResult {
	readonly rolls: readonly number[];
	readonly words: string;
	/** The result to insert into a template: if a row only leads to another table, the result on that one. */
	readonly last: string;
}

/** What a roll says that finds no row. Of a book, it names what the data lack and what takes the place of the table. */
export function noRow({ lacks = [] }: Oracle): string {
	const words = 'No row has this number';
	if (lacks.length === 0) return words;
	const ranges = lacks.map(({ min, max }) => (min === max ? String(min) : `${min}–${max}`)).join(', ');
	return `${words}: the data lack ${ranges} of this table. Rules of the vault with the whole table take its place`;
}

export interface Thrown {
	readonly face: number;
	/** Absent if the data lack it, or if almost no row of the table can be rolled. */
	readonly row: OracleRow | undefined;
}

/** Rolls until a row is found, in case the table was meant for other dice. What the data lack is no such gap. */
export function thrown(oracle: Oracle, rolling: Rolling): Thrown {
	let face: number;
	let row: OracleRow | undefined;
	do {
		face = rollDice(oracle.dice, rolling.dice);
		row = oracleRowAt(oracle, face);
		rolling.left -= 1;
	} while (!row && !oracle.lacks && rolling.left > 0);
	return { face, row };
}

function rollDice({ count, sides, modifier }: OracleDice, dice: DiceRoller): number {
	let sum = modifier;
	for (let i = 0; i < count; i++) sum += dice.roll(sides);
	return sum;
}

/** Rolls on an oracle that a row leads to. */
export function rolledOn(oracle: Oracle, rolling: Rolling): RowResult {
	if (rolling.left <= 0) {
		rolling.isEndless = true;
		return { rolls: [], words: '', last: '' };
	}
	const { face, row } = thrown(oracle, rolling);
	const came = resultOfRow(row, oracle, rolling);
	return { ...came, rolls: [face, ...came.rolls] };
}

export function resultOfRow(row: OracleRow | undefined, oracle: Oracle, rolling: Rolling): RowResult {
	if (!row) return { rolls: [], words: noRow(oracle), last: noRow(oracle) };
	const again = rollsAgain(row);
	return again ? rolledAgain(row, again, oracle, rolling) : rolledInto(row, rolling);
}

type Again = Pick<EmbeddedRoll, 'number_of_rolls' | 'duplicates'>;

/** The further rolls on the same table that a row calls for: "Roll twice". */
export function rollsAgain({ oracle_rolls, text }: OracleRow): Again | undefined {
	const stated = oracle_rolls.find(({ oracle }) => oracle === null);
	const told = moreRolls({ min: null, max: null, text });
	return stated ?? (told > 0 ? { number_of_rolls: told, duplicates: 'reroll' } : undefined);
}

/**
 * Rolls again on the same table, a number of times. Rows that call for more rolls do not count; a row that comes up
 * twice is rerolled, or kept twice where the book says so.
 */
function rolledAgain(
	row: OracleRow,
	{ number_of_rolls, duplicates }: Again,
	oracle: Oracle,
	rolling: Rolling,
): RowResult {
	const rows: OracleRow[] = [];
	const came: Omit<RowResult, 'last'>[] = [];
	while (came.length < number_of_rolls && rolling.left > 0) {
		const { face, row: next } = thrown(oracle, rolling);
		if (!next || rollsAgain(next) || (duplicates === 'reroll' && rows.includes(next))) continue;
		const { rolls, words } = rolledInto(next, rolling);
		rows.push(next);
		came.push({ rolls: [face, ...rolls], words });
	}
	if (came.length === 0) rolling.isEndless = true;
	const isWorse = duplicates === 'make_it_worse' && new Set(rows).size < rows.length;
	const all = came.map(({ words }) => words);
	const words = composeRepeatedRow(row, all, isWorse);
	return { rolls: came.flatMap(({ rolls }) => rolls), words, last: words };
}

/** A row with the results it needs inserted. */
function rolledInto(row: OracleRow, rolling: Rolling): RowResult {
	const rolls: number[] = [];
	const results = placeholdersIn(row).map(({ oracle: id, times }) => {
		const oracle = rolling.book.byId(id) ?? rolling.book.inRegion(id);
		if (!oracle) return undefined;
		const came = Array.from({ length: times }, () => rolledOn(oracle, rolling));
		rolls.push(...came.flatMap(each => each.rolls));
		return came.map(({ words, last }) => (row.template === undefined ? words : last)).join(', ');
	});
	return { rolls, ...composeRow(row, results) };
}
