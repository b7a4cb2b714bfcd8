/** Size of the cache. Each card and press asks about the same few texts. */
const MOST_KNOWN = 4;

/** Caches a function of a text for the most recent texts. */
export function ofRecentTexts<T extends object>(read: (text: string) => T): (text: string) => T {
	const known = new Map<string, T>();
	return text => {
		const before = known.get(text);
		if (before) return before;
		const answer = read(text);
		const [oldest] = known.keys();
		if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
		known.set(text, answer);
		return answer;
	};
}
