import { given } from '../../rules/core/collections';
import { foldedName } from '../../rules/search/folded-name';
import { FREE, type Grid, type Direction } from './grid';
import type { PlaceNote, Position } from './place-note';

/** The columns and rows among which places without a position are spread, before more rows are added below. */
const COLUMNS = 5;
const ROWS = 4;
const CELLS = COLUMNS * ROWS;

/** The spots that places have: two less than 0.75 columns and less than 0.75 rows apart lie on each other. */
class Taken {
	private readonly halves = new Set<number>();
	/** How many times four rows, from the top, have no spot left. */
	full = 0;

	constructor(spots: Iterable<Position> = []) {
		for (const spot of spots) this.add(spot);
	}

	add({ x, y }: Position): void {
		this.halves.add(keyOf(x * 2, y * 2));
	}

	isFree({ x, y }: Position): boolean {
		for (const dx of AROUND) for (const dy of AROUND) if (this.halves.has(keyOf(x * 2 + dx, y * 2 + dy))) return false;
		return true;
	}
}

const AROUND = [0, -1, 1] as const;

/** Positions are in halves, so that twice their numbers are whole; one more on either side is asked for. */
const keyOf = (x: number, y: number): number => (y + 1) * 1000 + x + 1;

/**
 * The position of every place, by path. Places that were put somewhere are there, or on the hex nearest to it; of two on
 * one spot, the later one makes way. The others get a spot that their name alone decides, unless an earlier place has
 * it: so a place that is added last moves none of them.
 */
export function layOut(places: readonly PlaceNote[], grid: Grid = FREE): ReadonlyMap<string, Position> {
	const spots = new Map<string, Position>();
	const taken = new Taken();
	const put = (path: string, spot: Position) => {
		spots.set(path, spot);
		taken.add(spot);
	};
	for (const { path, position } of places) {
		const spot = position && grid.snap(position);
		if (spot && taken.isFree(spot)) put(path, spot);
	}
	for (const { path, name } of places) {
		if (!spots.has(path)) put(path, spotFor(name, taken, grid));
	}
	return spots;
}

/** A spot that nobody has: from the one that the name decides on through all others, then in more rows below. */
export const freeSpot = (name: string, taken: readonly Position[], grid: Grid = FREE): Position =>
	spotFor(name, new Taken(taken), grid);

function spotFor(name: string, taken: Taken, grid: Grid): Position {
	const seed = seedOf(foldedName(name));
	const step = STEPS[seed % STEPS.length] ?? 1;
	for (;;) {
		for (let tried = 0; tried < CELLS; tried++) {
			const cell = (seed + tried * step) % CELLS;
			const position = grid.cell(cell % COLUMNS, taken.full * ROWS + Math.floor(cell / COLUMNS));
			if (taken.isFree(position)) return position;
		}
		taken.full++;
	}
}

/** Numbers that share no factor with the number of cells, so that steps of this size reach every cell. */
const STEPS = [1, 3, 7, 9, 11, 13, 17, 19] as const;

/** FNV-1a, 32 bits. */
function seedOf(text: string): number {
	let seed = 0x811c9dc5;
	for (const sign of text) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return seed;
}

/**
 * The positions to write when a place goes elsewhere: its own, and those of places that would move because its old spot
 * is free now.
 */
export function moved(
	places: readonly PlaceNote[],
	path: string,
	position: Position,
	grid: Grid = FREE,
): ReadonlyMap<string, Position> {
	const before = layOut(places, grid);
	const wanted = new Map([[path, position]]);
	for (;;) {
		const after = layOut(
			places.map(place => ({ ...place, ...given({ position: wanted.get(place.path) ?? place.position }) })),
			grid,
		);
		const pushed = places.filter(
			place => !wanted.has(place.path) && !isSame(before.get(place.path), after.get(place.path)),
		);
		if (pushed.length === 0) return wanted;
		for (const place of pushed) wanted.set(place.path, before.get(place.path) ?? position);
	}
}

const isSame = (a: Position | undefined, b: Position | undefined): boolean => a?.x === b?.x && a?.y === b?.y;

/** Where a place goes by one step, and on over places that are in the way. Undefined at an edge. */
export function afterStep(
	from: Position,
	step: Direction,
	others: readonly Position[],
	grid: Grid = FREE,
): Position | undefined {
	const taken = new Taken(others);
	for (let times = 1; ; times++) {
		const position = grid.after(from, step, times);
		if (!position || taken.isFree(position)) return position;
	}
}

/** The free spot nearest to where a place is dropped. */
export function nearestFree(wanted: Position, others: readonly Position[], grid: Grid = FREE): Position {
	const taken = new Taken(others);
	const at = grid.snap(wanted);
	for (let reach = 0; ; reach++) {
		const around = ringAround(at, reach / 2, grid).filter(spot => taken.isFree(spot));
		const [nearest] = around.sort((a, b) => distance(a, wanted) - distance(b, wanted));
		if (nearest) return nearest;
	}
}

const distance = (a: Position, b: Position): number => Math.hypot(a.x - b.x, a.y - b.y);

function ringAround({ x, y }: Position, reach: number, { snap }: Grid): Position[] {
	const spots: Position[] = [];
	for (let dx = -reach; dx <= reach; dx += 0.5)
		for (let dy = -reach; dy <= reach; dy += 0.5)
			if (Math.max(Math.abs(dx), Math.abs(dy)) === reach) spots.push(snap({ x: x + dx, y: y + dy }));
	return spots;
}
