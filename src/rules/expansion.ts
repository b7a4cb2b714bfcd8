import { MoveOrder } from './move-order';
import { isIdOf, isInCollection } from './datasworn/id-pattern';
import type { Move } from './move';
import type { Oracle } from './oracles/oracle';
import type { Ruleset } from './ruleset';

/**
 * A ruleset with its expansion. A move that replaces others is in the place of the first of them; what else the
 * expansion brings is after the category of its name, or at the end. A move that replaces one of the same
 * expansion (Reveal a Danger, alternate version) is a second version beside it.
 */
export const applyExpansion = (base: Ruleset, expansion: Ruleset): Ruleset => ({
	_id: expansion._id,
	title: expansion.title,
	stats: union(base.stats, expansion.stats),
	condition_meters: unionByName(base.condition_meters, expansion.condition_meters),
	impacts: unionByName(base.impacts, expansion.impacts),
	special_tracks: union(base.special_tracks, expansion.special_tracks),
	moves: withMoves(base.moves, expansion.moves),
});

function withMoves(base: readonly Move[], expansion: readonly Move[]): readonly Move[] {
	const own = new Set(expansion.map(({ _id }) => _id));
	const order = new MoveOrder(base);
	for (const move of expansion) {
		const replaced = order.find([], move.replaces ?? [], own);
		if (replaced.length === 0) order.add(move);
		else order.replace(replaced, move);
	}
	return order.moves();
}

const union = (base: readonly string[], more: readonly string[]): readonly string[] => [...new Set([...base, ...more])];

/** What has the same name takes the place of what was there. */
export const unionByName = <T extends { readonly name: string }>(
	base: readonly T[],
	more: readonly T[],
): readonly T[] => {
	const names = new Set(base.map(({ name }) => name));
	const inPlace = new Map([...more].reverse().map(item => [item.name, item]));
	return [...base.map(item => inPlace.get(item.name) ?? item), ...more.filter(({ name }) => !names.has(name))];
};

/**
 * The oracles of a ruleset with those of an expansion, or of rules of the table's own, over them. One takes the place of what
 * it replaces by id, of all that is in a collection that its own replaces, and of what has its path. The newer ones come
 * first: they are what is searched for.
 */
export function applyOracleExpansion(base: readonly Oracle[], more: readonly Oracle[]): readonly Oracle[] {
	const byPath = new Map(base.map(oracle => [pathKey(oracle.path), oracle]));
	const own = more.map(oracle => inPlaceOf(oracle, byPath.get(pathKey(oracle.path))));
	const replaced = new Set(own.flatMap(({ replaces }) => replaces));
	const patterns = [...replaced].filter(id => id.includes('*') || id.startsWith('oracle_collection:'));
	const isLeaving = ({ _id }: Oracle) =>
		replaced.has(_id) || patterns.some(id => isIdOf(id, _id) || isInCollection(id, _id));
	return [...own, ...base.filter(oracle => !isLeaving(oracle))];
}

/** It answers to the ids of the one whose place it takes, so that other tables still find it. */
const inPlaceOf = (oracle: Oracle, old: Oracle | undefined): Oracle =>
	old ? { ...oracle, replaces: [...oracle.replaces, old._id, ...old.replaces] } : oracle;

/** How paths are compared: "Core Oracles / action" is Core / Action. A name may hold the sign itself: "50/50". */
export const pathKey = (path: readonly string[]): string =>
	path
		.map(part =>
			part
				.trim()
				.toLowerCase()
				.replace(/ oracles$/, ''),
		)
		.join('/');
