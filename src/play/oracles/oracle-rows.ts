import {
	oracleRowAt,
	type EmbeddedRoll,
	type Oracle,
	type OracleDice,
	type OracleRow,
} from '../../rules/oracles/oracle';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { composeRow, placeholdersIn, composeRepeatedRow } from '../../rules/oracles/row-text';
import type { Dice } from '../roll/dice';
import { moreRolls } from './table-roll';

/** No result needs as many rolls; a table that asks for more never comes to an end. */
const MOST_ROLLS = 50;

/** One roll with everything that it leads to. */
export interface Rolling {
	readonly book: OracleBook;
	readonly dice: Dice;
	/** How many dice may still fall. */
	left: number;
	isEndless: boolean;
}

export const rollingWith = (book: OracleBook, dice: Dice): Rolling => ({
	book,
	dice,
	left: MOST_ROLLS,
	isEndless: false,
});

/** What came of a row. */
export interface Came {
	readonly rolls: readonly number[];
	readonly words: string;
	/** What a template takes of it: where a row only leads on to a further table, the result on that one. */
	readonly last: string;
}

export const NO_ROW = 'No row has this number';

export interface Thrown {
	readonly face: number;
	/** Absent if the table has hardly a row that can be rolled. */
	readonly row: OracleRow | undefined;
}

/** Where the table has a gap, and no row is on a roll, it is rolled again. */
export function thrown(oracle: Oracle, rolling: Rolling): Thrown {
	let face: number;
	let row: OracleRow | undefined;
	do {
		face = rollDice(oracle.dice, rolling.dice);
		row = oracleRowAt(oracle, face);
		rolling.left -= 1;
	} while (!row && rolling.left > 0);
	return { face, row };
}

function rollDice({ count, sides, modifier }: OracleDice, dice: Dice): number {
	let sum = modifier;
	for (let i = 0; i < count; i++) sum += dice.roll(sides);
	return sum;
}

/** A roll on an oracle that a row leads to. */
export function rolledOn(oracle: Oracle, rolling: Rolling): Came {
	if (rolling.left <= 0) {
		rolling.isEndless = true;
		return { rolls: [], words: '', last: '' };
	}
	const { face, row } = thrown(oracle, rolling);
	const came = cameOf(row, oracle, rolling);
	return { ...came, rolls: [face, ...came.rolls] };
}

export function cameOf(row: OracleRow | undefined, oracle: Oracle, rolling: Rolling): Came {
	if (!row) return { rolls: [], words: NO_ROW, last: NO_ROW };
	const again = rollsAgain(row);
	return again ? rolledAgain(row, again, oracle, rolling) : rolledInto(row, rolling);
}

type Again = Pick<EmbeddedRoll, 'number_of_rolls' | 'duplicates'>;

/** Rolls on the same table that a row asks for: "Roll twice". */
export function rollsAgain({ oracle_rolls, text }: OracleRow): Again | undefined {
	const stated = oracle_rolls.find(({ oracle }) => oracle === null);
	const told = moreRolls({ min: null, max: null, text });
	return stated ?? (told > 0 ? { number_of_rolls: told, duplicates: 'reroll' } : undefined);
}

/**
 * Rolls again on the same table, so many times. A row that asks for more rolls does not count among these; one that comes up
 * twice is rolled again, or is twice where the book says so.
 */
function rolledAgain(row: OracleRow, { number_of_rolls, duplicates }: Again, oracle: Oracle, rolling: Rolling): Came {
	const rows: OracleRow[] = [];
	const came: Omit<Came, 'last'>[] = [];
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

/** A row with the results in it that it cannot do without. */
function rolledInto(row: OracleRow, rolling: Rolling): Came {
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
