import type { Move, MoveTable, TableRow } from './move';

/** The row whose range holds the roll, both ends included. */
export const rowAt = (table: MoveTable, roll: number): TableRow | undefined =>
	table.rows.find(({ min, max }) => min !== null && max !== null && min <= roll && roll <= max);

/** The table that a move rolls on: the column of the option that was rolled, where it has one for each. */
export const tableOf = (move: Move | undefined, column?: string): MoveTable | undefined =>
	move?.tables.find(table => column !== undefined && table.column === column.toLowerCase()) ?? move?.tables[0];
