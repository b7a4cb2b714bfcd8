const partsOf = (id: string): readonly string[] => id.split(/[:/.]/);

const isPart = (wanted: string, part: string | undefined): boolean => wanted === '*' || wanted === part;

/** In Datasworn a star stands for any part of an id: the move of that key in whatever ruleset. */
export function isIdOf(pattern: string, id: string): boolean {
	const wanted = partsOf(pattern);
	const parts = partsOf(id);
	return wanted.length === parts.length && wanted.every((part, i) => isPart(part, parts[i]));
}

/** Whether an oracle is in a collection, at whatever depth: `oracle_collection:starforged/core` holds `…/core/action`. */
export function isInCollection(pattern: string, id: string): boolean {
	const [kind, ...wanted] = partsOf(pattern);
	const [, ...parts] = partsOf(id);
	return (
		kind === 'oracle_collection' && wanted.length < parts.length && wanted.every((part, i) => isPart(part, parts[i]))
	);
}

/** Whether an oracle is in a collection itself, and in none inside it. */
export const isRightIn = (pattern: string, id: string): boolean =>
	isInCollection(pattern, id) && partsOf(pattern).length + 1 === partsOf(id).length;
