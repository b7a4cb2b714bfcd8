/** Size of a cache of whole notes. Each card and press asks about the same few texts. */
const MOST_KNOWN = 4;

/** Caches a function of a text for the texts that were asked for last. */
export function ofRecentTexts<T extends object>(read: (text: string) => T, most = MOST_KNOWN): (text: string) => T {
	const known = new Map<string, T>();
	return text => {
		const answer = known.get(text) ?? read(text);
		const [oldest] = known.keys();
		if (!known.delete(text) && known.size >= most && oldest !== undefined) known.delete(oldest);
		known.set(text, answer);
		return answer;
	};
}
