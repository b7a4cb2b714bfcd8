/** A cache of the values requested last. It keeps at least `size` of them, and at most twice as many. */
export class RecentCache<V extends object> {
	private recent = new Map<string, V>();
	private older: ReadonlyMap<string, V> = new Map();

	constructor(private readonly size: number) {}

	/** The cached value for the key. It is made on first use, and again after it was dropped. */
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
