/** Puts what shares a key together, in the order in which the keys come up. */
export function grouped<Item, Key>(
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
