/** The names that a wording may speak of, in lower case. */
export interface NamesOfCard {
	/** What can be rolled: stats and condition meters. */
	readonly rolled: readonly string[];
	/** Meters and counters of the card itself. */
	readonly counters: readonly string[];
	/** Meters of the character. */
	readonly meters: readonly string[];
}

/** Players' English, or a book's, for something that the books mostly say in other words. */
export interface Wording {
	/** An example, and how the books put it. */
	readonly example: readonly [string, string];
	readonly pattern: RegExp;
	/** `undefined` if it is none after all. */
	readonly put: (words: readonly string[], names: NamesOfCard) => string | undefined;
}
