import { MOST, toHalves, type Position } from './place-note';

/** A direction on the chart: -1, 0 or 1 in each. */
export type Direction = Position;

/** Where the places of a chart may lie, in columns to the right and rows down. */
export interface Grid {
	/** The nearest position that a place may have. */
	readonly snap: (position: Position) => Position;
	/** The position of a column and a row, both whole. */
	readonly cell: (column: number, row: number) => Position;
	/** So many steps from a position; undefined beyond the edges. */
	readonly after: (from: Position, step: Direction, times: number) => Position | undefined;
}

const cellOf = (x: number, y: number): Position => ({ x, y });

/** Anywhere, in halves; a step is half a column or row. */
export const FREE: Grid = {
	snap: toHalves,
	cell: cellOf,
	after: (from, { x, y }, times) => {
		const wanted = { x: from.x + (x * times) / 2, y: from.y + (y * times) / 2 };
		const position = toHalves(wanted);
		return position.x === wanted.x && position.y === wanted.y ? position : undefined;
	},
};

const shiftOf = (row: number): number => (row % 2) / 2;

const hexOf = (column: number, row: number): Position => ({ x: column + shiftOf(row), y: row });

/** The last column of hexes, for every second row reaches half a column further. */
const LAST = MOST - 1;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/**
 * Hexes with a corner at the top: whole rows, of which every second, from 1, lies half a column to the right. A step to
 * the side is a column, a step up or down goes to the next row of the same column.
 */
const HEX: Grid = {
	snap: ({ x, y }) => {
		const row = within(Math.round(y), MOST);
		return hexOf(within(Math.round(x - shiftOf(row)), LAST), row);
	},
	cell: hexOf,
	after: (from, { x, y }, times) => {
		const [column, row] = [Math.floor(from.x) + x * times, from.y + y * times];
		return column < 0 || column > LAST || row < 0 || row > MOST ? undefined : hexOf(column, row);
	},
};

/** The layouts that a chart may have, by the word of its block. */
export const GRIDS = { free: FREE, hex: HEX } as const;
export type Layout = keyof typeof GRIDS;
