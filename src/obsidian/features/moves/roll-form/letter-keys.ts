/** For each name a letter of its own: its first one that no earlier name has taken; none when all are taken. */
export function letterKeys(names: readonly string[]): readonly (string | undefined)[] {
	const taken = new Set<string>();
	return names.map(name => {
		const key = [...name.toLowerCase()].find(letter => /\p{L}/u.test(letter) && !taken.has(letter));
		if (key) taken.add(key);
		return key;
	});
}
