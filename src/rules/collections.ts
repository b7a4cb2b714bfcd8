/** Puts what shares a key together, in the order in which the keys come up. */
export function groupBy<Item, Key>(
	items: readonly Item[],
	keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

/** What stands under a name that a player or a book gave; `constructor` and the like, which every object has, are not there. */
export const getOwn = <T>(values: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
	values && Object.hasOwn(values, name) ? values[name] : undefined;

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the fields that are there: an absent field is not a field that says undefined. */
export const given = <T extends object>(fields: T): Given<T> =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
