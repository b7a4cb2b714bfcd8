/** Who hears of changes in the index of the vault. */
export class IndexListeners {
	/**
	 * The characters whose cards have yet to be notified of indexed tracks; this happens at once when the index is
	 * complete.
	 */
	private readonly unheard = new Set<string>();
	private readonly listeners = new Set<(path: string, isProse: boolean) => void>();
	private readonly learners = new Set<() => void>();

	/** Calls the listener with every note that changed, and whether in its prose alone. Returns an unsubscribe function. */
	readonly onChange = (listener: (path: string, isProse: boolean) => void): (() => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};

	/** Calls the listener when track blocks appear, disappear or are closed, and once when the index is complete. */
	readonly onLearned = (listener: () => void): (() => void) => {
		this.learners.add(listener);
		return () => this.learners.delete(listener);
	};

	/**
	 * Notifies listeners of a note that we wrote, so that its cards and those of its character need not wait for the
	 * cache.
	 */
	readonly touched = (path: string, isProse = false): void => {
		for (const listener of [...this.listeners]) listener(path, isProse);
	};

	/** Remembers the characters of indexed tracks until `learned`. */
	remember(actors: readonly string[]): void {
		for (const actor of actors) this.unheard.add(actor);
	}

	/** Notifies the cards of the characters that are remembered, then everyone who waits for tracks. */
	learned(): void {
		for (const actor of this.unheard) this.touched(actor);
		this.unheard.clear();
		for (const listener of [...this.learners]) listener();
	}
}
