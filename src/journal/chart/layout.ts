import { given } from '../../rules/collections';
import { foldedName } from '../notes/note-name';
import { toHalves, type PlaceNote, type Position } from './place-note';

/** The columns and rows among which places without a position are spread, before more rows are added below. */
const COLUMNS = 5;
const ROWS = 4;
const CELLS = COLUMNS * ROWS;

/** Two places closer than this, in columns and in rows, lie on each other. */
const APART = 0.75;

const isOn = (a: Position, b: Position): boolean => Math.abs(a.x - b.x) < APART && Math.abs(a.y - b.y) < APART;

const isFree = (position: Position, taken: Iterable<Position>): boolean => {
	for (const other of taken) if (isOn(position, other)) return false;
	return true;
};

/**
 * The position of every place, by path. Places that were put somewhere are there; of two on one spot, the later one
 * makes way. The others get a spot that their name alone decides, unless an earlier place has it: so a place that is
 * added last moves none of them.
 */
export function layOut(places: readonly PlaceNote[]): ReadonlyMap<string, Position> {
	const spots = new Map<string, Position>();
	for (const { path, position } of places) {
		if (position && isFree(position, spots.values())) spots.set(path, position);
	}
	for (const { path, name } of places) {
		if (!spots.has(path)) spots.set(path, freeSpot(name, [...spots.values()]));
	}
	return spots;
}

/** A spot that nobody has: from the one that the name decides on through all others, then in more rows below. */
export function freeSpot(name: string, taken: readonly Position[]): Position {
	const seed = seedOf(foldedName(name));
	const step = STEPS[seed % STEPS.length] ?? 1;
	for (let tried = 0; ; tried++) {
		const cell = (seed + tried * step) % CELLS;
		const below = Math.floor(tried / CELLS) * ROWS;
		const position = { x: cell % COLUMNS, y: below + Math.floor(cell / COLUMNS) };
		if (isFree(position, taken)) return position;
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
export function moved(places: readonly PlaceNote[], path: string, position: Position): ReadonlyMap<string, Position> {
	const before = layOut(places);
	const wanted = new Map([[path, position]]);
	for (;;) {
		const after = layOut(
			places.map(place => ({ ...place, ...given({ position: wanted.get(place.path) ?? place.position }) })),
		);
		const pushed = places.filter(
			place => !wanted.has(place.path) && !isSame(before.get(place.path), after.get(place.path)),
		);
		if (pushed.length === 0) return wanted;
		for (const place of pushed) wanted.set(place.path, before.get(place.path) ?? position);
	}
}

const isSame = (a: Position | undefined, b: Position | undefined): boolean => a?.x === b?.x && a?.y === b?.y;

/** A direction on the chart: -1, 0 or 1 in each. */
export type Step = Position;

/** Where a place goes by one step: half a column or row, and on over places that are in the way. Undefined at an edge. */
export function afterStep(from: Position, { x, y }: Step, others: readonly Position[]): Position | undefined {
	for (let steps = 1; ; steps++) {
		const wanted = { x: from.x + (x * steps) / 2, y: from.y + (y * steps) / 2 };
		const position = toHalves(wanted);
		if (position.x !== wanted.x || position.y !== wanted.y) return undefined;
		if (isFree(position, others)) return position;
	}
}

/** The free spot nearest to where a place is dropped. */
export function nearestFree(wanted: Position, others: readonly Position[]): Position {
	const at = toHalves(wanted);
	for (let reach = 0; ; reach++) {
		const around = ringAround(at, reach / 2).filter(spot => isFree(spot, others));
		const [nearest] = around.sort((a, b) => distance(a, wanted) - distance(b, wanted));
		if (nearest) return nearest;
	}
}

const distance = (a: Position, b: Position): number => Math.hypot(a.x - b.x, a.y - b.y);

function ringAround({ x, y }: Position, reach: number): Position[] {
	const spots: Position[] = [];
	for (let dx = -reach; dx <= reach; dx += 0.5)
		for (let dy = -reach; dy <= reach; dy += 0.5)
			if (Math.max(Math.abs(dx), Math.abs(dy)) === reach) spots.push(toHalves({ x: x + dx, y: y + dy }));
	return spots;
}
