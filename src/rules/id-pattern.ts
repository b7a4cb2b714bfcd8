const partsOf = (id: string): readonly string[] => id.split(/[:/.]/);

const isPart = (wanted: string, part: string | undefined): boolean => wanted === '*' || wanted === part;

/**
 * Whether an id matches a Datasworn pattern, in which `*` stands for any part: the move with that key in any ruleset.
 */
export function isIdOf(pattern: string, id: string): boolean {
	const wanted = partsOf(pattern);
	const parts = partsOf(id);
	return wanted.length === parts.length && wanted.every((part, i) => isPart(part, parts[i]));
}

/** Whether an oracle is in a collection, at any depth: `oracle_collection:starforged/core` contains `…/core/action`. */
export function isInCollection(pattern: string, id: string): boolean {
	const [kind, ...wanted] = partsOf(pattern);
	const [, ...parts] = partsOf(id);
	return (
		kind === 'oracle_collection' && wanted.length < parts.length && wanted.every((part, i) => isPart(part, parts[i]))
	);
}

/** Whether an oracle is directly in a collection, rather than in a nested one. */
export const isRightIn = (pattern: string, id: string): boolean =>
	isInCollection(pattern, id) && partsOf(pattern).length + 1 === partsOf(id).length;
