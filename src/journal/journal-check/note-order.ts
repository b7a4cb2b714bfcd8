import { byName, byPath, dayOf } from '../notes/natural-order';
import type { WorkSlices } from '../../rules/core/work-slices';

/** What notes are sorted by. */
export interface DatedNote {
	readonly path: string;
	/** The day in its properties: `2026-11-21`. */
	readonly date?: string;
	/** File creation time, in milliseconds. */
	readonly created: number;
}

/** Ways to order the notes of a campaign: by day, path, name, or creation time. */
export type NoteOrder = 'date' | 'path' | 'name' | 'created';

function byDay(a: DatedNote, b: DatedNote): number {
	const [first, second] = [dayOf(a) ?? '', dayOf(b) ?? ''];
	return first === second ? byPath(a, b) : first < second ? -1 : 1;
}

const COMPARE: Readonly<Record<NoteOrder, (a: DatedNote, b: DatedNote) => number>> = {
	date: byDay,
	path: byPath,
	name: byName,
	created: (a, b) => a.created - b.created || byPath(a, b),
};

/** Whether a note comes after another one. */
export const comesAfter = (order: NoteOrder, note: DatedNote, other: DatedNote): boolean =>
	COMPARE[order](note, other) > 0;

/** The notes in one of the orders in which they may have been written. */
interface Sorted<T> {
	readonly order: NoteOrder;
	readonly notes: readonly T[];
}

/**
 * The orders in which notes may have been written, likeliest first; each is sorted only when it is tried. Days are used
 * only if every note has one.
 */
export function* possibleOrders<T extends DatedNote>(notes: readonly T[]): Generator<WorkSlices<Sorted<T>>> {
	const areDated = notes.every(note => dayOf(note) !== undefined);
	const orders: readonly NoteOrder[] = [...(areDated ? (['date'] as const) : []), 'path', 'name', 'created'];
	for (const order of orders) yield sorted(notes, order);
}

/** Number of notes that are sorted in one step. */
const A_STEP = 250;

/** Sorts parts of the list, then merges neighbours until one is left. Equal notes keep their order. */
function* sorted<T extends DatedNote>(notes: readonly T[], order: NoteOrder): WorkSlices<Sorted<T>> {
	const compare = COMPARE[order];
	let parts: T[][] = [];
	for (let at = 0; at < notes.length; at += A_STEP) {
		parts.push(notes.slice(at, at + A_STEP).sort(compare));
		yield;
	}
	while (parts.length > 1) {
		const merged: T[][] = [];
		for (let at = 0; at < parts.length; at += 2)
			merged.push(yield* mergedOf(parts[at] ?? [], parts[at + 1] ?? [], compare));
		parts = merged;
	}
	return { order, notes: parts[0] ?? [] };
}

function* mergedOf<T>(one: readonly T[], two: readonly T[], compare: (a: T, b: T) => number): WorkSlices<T[]> {
	const merged: T[] = [];
	for (let [a, b] = [0, 0]; a < one.length || b < two.length;) {
		const [first, second] = [one[a], two[b]];
		const isSecond = second !== undefined && (first === undefined || compare(second, first) < 0);
		const next = isSecond ? two[b++] : one[a++];
		if (next !== undefined) merged.push(next);
		if (merged.length % A_STEP === 0) yield;
	}
	return merged;
}
