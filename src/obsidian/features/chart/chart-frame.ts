import type { Layout } from '../../../journal/chart/grid';
import type { Position } from '../../../journal/chart/place-note';

/** The part of the chart that is shown, in columns and rows. */
export interface ChartFrame {
	readonly left: number;
	readonly top: number;
	readonly columns: number;
	readonly rows: number;
}

const LEAST_COLUMNS = 5;
const LEAST_ROWS = 3;
const MARGIN = 0.5;
/** Room for the name below a sign in the last row. */
const BELOW = 0.3;
/** Room on each side for a name that is wider than its column. */
const BESIDE = 0.15;

/** The frame around all places. It changes only when one crosses the line of a column or row at the edge. */
export function frameAround(positions: readonly Position[]): ChartFrame {
	const range = (of: (position: Position) => number, least: number) => {
		const values = positions.map(of);
		const from = values.length === 0 ? 0 : Math.floor(Math.min(...values));
		const to = values.length === 0 ? 0 : Math.ceil(Math.max(...values));
		return { from: from - MARGIN, size: Math.max(least, to - from + 1) };
	};
	const across = range(({ x }) => x, LEAST_COLUMNS);
	const down = range(({ y }) => y, LEAST_ROWS);
	return {
		left: across.from - BESIDE,
		top: down.from,
		columns: across.size + 2 * BESIDE,
		rows: down.size + BELOW,
	};
}

/** Where a position is drawn, as parts of the width and height of the frame, from 0 to 1. */
export const inFrame = ({ left, top, columns, rows }: ChartFrame, { x, y }: Position): Position => ({
	x: (x - left) / columns,
	y: (y - top) / rows,
});

/** What lies at these parts of the width and height, in columns and rows. */
export const fromFrame = ({ left, top, columns, rows }: ChartFrame, part: Position): Position => ({
	x: left + part.x * columns,
	y: top + part.y * rows,
});

/** A way as a curve between two points of the frame, in columns and rows. */
export function curveOf({ left, top }: ChartFrame, from: Position, to: Position): string {
	const [x1, y1, x2, y2] = [from.x - left, from.y - top, to.x - left, to.y - top];
	const bend = 0.12;
	const [cx, cy] = [(x1 + x2) / 2 + (y2 - y1) * bend, (y1 + y2) / 2 - (x2 - x1) * bend];
	return `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`;
}

/** Faint lines around the hexes, or between the columns and rows. */
export const linesOf = (frame: ChartFrame, layout: Layout): string =>
	layout === 'hex' ? hexesOf(frame) : crossingsOf(frame);

/** Three sides of each hex; the others are those of its neighbours. A hex is four thirds of a row high. */
function hexesOf({ left, top, columns, rows }: ChartFrame): string {
	const [firstRow, firstColumn] = [Math.floor(top), Math.floor(left) - 1];
	const upTo = (first: number, end: number) => Array.from({ length: Math.ceil(end - first) + 2 }, (_, i) => first + i);
	return upTo(firstRow, top + rows)
		.flatMap(row =>
			upTo(firstColumn, left + columns).map(column => {
				const x = column + (Math.abs(row) % 2) / 2 - left;
				const y = row - top;
				return `M${rounded(x - 0.5)} ${rounded(y + 1 / 3)}V${rounded(y - 1 / 3)}L${rounded(x)} ${rounded(y - 2 / 3)}L${rounded(x + 0.5)} ${rounded(y - 1 / 3)}`;
			}),
		)
		.join('');
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function crossingsOf({ columns, rows }: ChartFrame): string {
	const inside = (size: number) => Array.from({ length: Math.ceil(size) - 1 }, (_, i) => i + 1);
	const across = inside(columns - 2 * BESIDE).map(x => rounded(x + BESIDE));
	return [...across.map(x => `M${x} 0V${rows}`), ...inside(rows).map(y => `M0 ${y}H${columns}`)].join('');
}
