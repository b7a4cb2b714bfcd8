/** Assigns a letter to each name: its first one that no earlier name has taken; undefined if all are taken. */
export function letterKeys(names: readonly string[]): readonly (string | undefined)[] {
	const taken = new Set<string>();
	return names.map(name => {
		const key = [...name.toLowerCase()].find(letter => /\p{L}/u.test(letter) && !taken.has(letter));
		if (key) taken.add(key);
		return key;
	});
}
