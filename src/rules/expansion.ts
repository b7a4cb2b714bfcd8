import { MoveOrder } from './move-order';
import { isIdOf, isInCollection, isRightIn } from './core/id-pattern';
import type { Move } from './move';
import type { Oracle } from './oracles/oracle';
import { spellingsOf } from './core/renamed-ids';
import type { Ruleset } from './ruleset';

/**
 * Applies an expansion to a ruleset. A move that replaces others goes in the place of the first of them; other new
 * moves go after their category, or at the end. A move that replaces one from the same expansion (Reveal a Danger,
 * alternate version) is added beside it.
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

/** Merges two lists by name; an item in `more` replaces its namesake in place. */
export const unionByName = <T extends { readonly name: string }>(
	base: readonly T[],
	more: readonly T[],
): readonly T[] => {
	const names = new Set(base.map(({ name }) => name));
	const inPlace = new Map([...more].reverse().map(item => [item.name, item]));
	return [...base.map(item => inPlace.get(item.name) ?? item), ...more.filter(({ name }) => !names.has(name))];
};

/**
 * Adds the oracles of an expansion or of house rules to those of a ruleset. An oracle replaces those it names by id,
 * everything in a collection that its own collection replaces, and any with the same path. New oracles come first,
 * since they are more likely to be searched for.
 */
export function applyOracleExpansion(base: readonly Oracle[], more: readonly Oracle[]): readonly Oracle[] {
	const byPath = new Map(base.map(oracle => [pathKey(oracle.path), oracle]));
	const placed = more.map(oracle => withinEnhanced(oracle, base, byPath));
	const own = placed.map(oracle => inPlaceOf(oracle, byPath.get(pathKey(oracle.path))));
	const replaced = new Set(own.flatMap(({ replaces }) => replaces.flatMap(spellingsOf)));
	const patterns = [...replaced].filter(id => id.includes('*') || id.startsWith('oracle_collection:'));
	const isLeaving = ({ _id }: Oracle) =>
		replaced.has(_id) || patterns.some(id => isIdOf(id, _id) || isInCollection(id, _id));
	return [...own, ...base.filter(oracle => !isLeaving(oracle))];
}

/**
 * An oracle of a collection that adds to one of the rules below stands within that. With the name of a table there that
 * it does not replace, it stands beside it, with the title of its file.
 */
function withinEnhanced(oracle: Oracle, base: readonly Oracle[], byPath: ReadonlyMap<string, Oracle>): Oracle {
	const { enhances, replaces } = oracle;
	const sibling = enhances && base.find(({ _id }) => enhances.collections.some(id => isRightIn(id, _id)));
	if (!enhances || !sibling) return oracle;
	const path = [...sibling.path.slice(0, -1), ...enhances.path];
	const namesake = byPath.get(pathKey(path));
	if (!namesake || replaces.some(id => isIdOf(id, namesake._id))) return { ...oracle, path };
	return { ...oracle, path: [...path.slice(0, -1), `${path.at(-1) ?? ''} (${enhances.source})`] };
}

/** Adds the old oracle's ids to `replaces`, so that other tables still find it. */
const inPlaceOf = (oracle: Oracle, old: Oracle | undefined): Oracle =>
	old ? { ...oracle, replaces: [...oracle.replaces, old._id, ...old.replaces] } : oracle;

/**
 * A key for comparing paths: "Core Oracles / action" is the same as Core / Action. A name may contain a slash: "50/50".
 */
export const pathKey = (path: readonly string[]): string =>
	path
		.map(part =>
			part
				.trim()
				.toLowerCase()
				.replace(/ oracles$/, ''),
		)
		.join('/');
