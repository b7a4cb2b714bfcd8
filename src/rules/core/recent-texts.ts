/** Size of a cache of whole notes. Each card and press asks about the same few texts. */
const MOST_KNOWN = 4;

/** What was made of the texts that were asked for last. */
class RecentTexts<T extends object> {
	private readonly known = new Map<string, T>();

	constructor(private readonly most: number) {}

	/** What `make` gives for a text, or gave before. */
	of(text: string, make: () => T): T {
		const answer = this.known.get(text) ?? make();
		const [oldest] = this.known.keys();
		if (!this.known.delete(text) && this.known.size >= this.most && oldest !== undefined) this.known.delete(oldest);
		this.known.set(text, answer);
		return answer;
	}
}

/** Caches a function of a text for the texts that were asked for last. */
export function ofRecentTexts<T extends object>(read: (text: string) => T, most = MOST_KNOWN): (text: string) => T {
	const known = new RecentTexts<T>(most);
	return text => known.of(text, () => read(text));
}
