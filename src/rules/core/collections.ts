/** Groups items by key, in order of first appearance. */
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

/** The first item of each key. */
export const distinctBy = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] =>
	[...groupBy(items, keyOf).values()].flatMap(([first]) => first ?? []);

/** Looks up an own property by name; ignores inherited ones such as `constructor`. */
export const getOwn = <T>(values: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
	values && Object.hasOwn(values, name) ? values[name] : undefined;

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops the fields that are `undefined`. */
export function given<T extends object>(fields: T): Given<T> {
	const own: Partial<T> = {};
	for (const name of Object.keys(fields) as (keyof T)[]) if (fields[name] !== undefined) own[name] = fields[name];
	return own as Given<T>;
}

/** `one`, `one and two`, `one, two and three` */
export const inAList = (parts: readonly string[]): string =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** The texts of a list that may hold anything; none of what is no list. */
export const stringsIn = (value: unknown): readonly string[] =>
	Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
