import type { MoveTable, TableRow } from '../move';
import type { Ruleset } from '../ruleset';
import { pathKey } from './expand-oracles';
import type { Oracle, OracleRow } from './oracle';

/** Where the tables of moves are found: "Moves / Pay the Price", "Moves / Delve the Depths / Edge". */
export const MOVES = 'Moves';
/** Tables of rules notes that stand in no move: "Tables / Weather". */
const TABLES = 'Tables';

/** The tables inside the moves of a ruleset, and those of its rules notes, as oracles; one that is an oracle already is left out. */
export function moveOracles({ moves, tables = [] }: Ruleset, oracles: readonly Oracle[]): readonly Oracle[] {
	const inMoves = moves.flatMap(move =>
		move.tables.map(table => oracleOfTable(table, [MOVES, move.name, ...(move.tables.length > 1 ? [table.name] : [])])),
	);
	const known = new Set(oracles.map(({ path }) => pathKey(path)));
	return [...inMoves, ...tables.map(table => oracleOfTable(table, [TABLES, table.name]))].filter(
		({ path }) => !known.has(pathKey(path)),
	);
}

export const oracleOfTable = ({ _id, sides, rows }: MoveTable, path: readonly string[]): Oracle => ({
	_id,
	path,
	synonyms: [],
	dice: { count: 1, sides: sides || 100, modifier: 0 },
	rows: rows.map(rowOf),
	suggestions: [],
	replaces: [],
	tags: {},
});

const rowOf = ({ min, max, text, rolls, duplicates = 'reroll' }: TableRow): OracleRow => ({
	min,
	max,
	text,
	details: [],
	oracle_rolls: rolls === undefined ? [] : [{ oracle: null, auto: true, number_of_rolls: rolls, duplicates }],
});
