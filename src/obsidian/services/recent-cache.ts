/** Remembers the values that were asked for last: at least `size` of them, and at most twice as many. */
export class RecentCache<V extends object> {
	private recent = new Map<string, V>();
	private older: ReadonlyMap<string, V> = new Map();

	constructor(private readonly size: number) {}

	/** The value of a key; made when it is asked for the first time, and again once it was forgotten. */
	get(key: string, make: () => V): V {
		const known = this.recent.get(key);
		if (known) return known;
		const value = this.older.get(key) ?? make();
		if (this.recent.size >= this.size) {
			this.older = this.recent;
			this.recent = new Map();
		}
		this.recent.set(key, value);
		return value;
	}
}
