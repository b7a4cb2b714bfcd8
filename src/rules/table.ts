import type { MoveTable, TableRow } from './move';

/** The row whose range holds the roll, both ends included. */
export const rowAt = (table: MoveTable, roll: number): TableRow | undefined =>
	table.rows.find(({ min, max }) => min !== null && max !== null && min <= roll && roll <= max);
