import { isIdOf, isInCollection } from '../datasworn/id-pattern';
import type { Oracle } from './oracle';

/**
 * The oracles of a ruleset with those of an expansion, or of rules of the table's own, over them. One takes the place of what
 * it replaces by id, of all that stands in a collection that its own replaces, and of what has its path. The newer ones come
 * first: they are what is searched for.
 */
export function expandedOracles(base: readonly Oracle[], more: readonly Oracle[]): readonly Oracle[] {
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
