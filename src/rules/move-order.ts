import { isIdOf } from './core/id-pattern';
import { memoize } from './core/memoize';
import type { Move } from './move';
import { foldedLetters } from './search/folded-text';

/** A position in the order of moves; its move is absent once removed. */
interface Place {
	move?: Move | undefined;
	next?: Place | undefined;
}

/** Normalizes the separators of an id. */
const idKey = (id: string): string => id.replace(/[:.]/g, '/');

export const namesOf = (move: Move): readonly string[] => [move.name, ...(move.aliases ?? [])];

/** The folded names of a move, computed once. */
export const foldedNames = memoize((move: Move): readonly string[] => namesOf(move).map(name => foldedLetters(name)));

/**
 * An ordered list of moves. Adding a move takes constant time; only one that replaces others may have to go through the
 * whole list.
 */
export class MoveOrder {
	private readonly head: Place = {};
	private end = this.head;
	private readonly byName = new Map<string, Set<Place>>();
	private readonly byId = new Map<string, Set<Place>>();
	/** The last position of each category; `undefined` when it must be recomputed. */
	private lastOf: Map<string, Place> | undefined = new Map();

	constructor(moves: readonly Move[]) {
		for (const move of moves) this.putAfter(this.end, move);
	}

	moves(): readonly Move[] {
		return [...this.places()].flatMap(({ move }) => move ?? []);
	}

	/** Inserts a move after the last one of its category, or at the end. */
	add(move: Move): void {
		this.lastOf ??= new Map([...this.places()].flatMap(place => (place.move ? [[place.move.category, place]] : [])));
		this.putAfter(this.lastOf.get(move.category) ?? this.end, move);
	}

	/** Finds moves, in order, by folded names, or by id patterns except for the ids in `kept`. */
	find(names: readonly string[], ids: readonly string[], kept: ReadonlySet<string>): readonly Move[] {
		const found = new Set(names.flatMap(name => [...(this.byName.get(name) ?? [])]));
		for (const place of ids.flatMap(id => this.withId(id))) if (!kept.has(place.move?._id ?? '')) found.add(place);
		const places = found.size > 1 ? [...this.places()].filter(place => found.has(place)) : [...found];
		return places.flatMap(({ move }) => move ?? []);
	}

	/** Puts a move in the place of the first of some others, and removes them. */
	replace([first, ...others]: readonly Move[], move: Move): void {
		const place = first && this.placeOf(first);
		if (!first || !place) return;
		for (const other of [first, ...others]) {
			const taken = this.placeOf(other);
			if (taken) this.clear(taken, other);
		}
		this.fill(place, move);
		if (first.category !== move.category || others.length > 0) this.lastOf = undefined;
	}

	private *places(): Generator<Place> {
		for (let place = this.head.next; place; place = place.next) yield place;
	}

	private withId(id: string): readonly Place[] {
		if (!id.includes('*')) return [...(this.byId.get(idKey(id)) ?? [])];
		return [...this.places()].filter(({ move }) => move && isIdOf(id, move._id));
	}

	private placeOf = (move: Move): Place | undefined =>
		[...(this.byId.get(idKey(move._id)) ?? [])].find(place => place.move === move);

	private putAfter(before: Place, move: Move): void {
		const place: Place = { next: before.next };
		before.next = place;
		if (before === this.end) this.end = place;
		this.fill(place, move);
		this.lastOf?.set(move.category, place);
	}

	private fill(place: Place, move: Move): void {
		place.move = move;
		for (const name of foldedNames(move)) this.entry(this.byName, name).add(place);
		this.entry(this.byId, idKey(move._id)).add(place);
	}

	private clear(place: Place, move: Move): void {
		place.move = undefined;
		for (const name of foldedNames(move)) this.byName.get(name)?.delete(place);
		this.byId.get(idKey(move._id))?.delete(place);
	}

	private entry(index: Map<string, Set<Place>>, key: string): Set<Place> {
		const known = index.get(key) ?? new Set();
		index.set(key, known);
		return known;
	}
}
