import type { Card } from '../ability-card';
import type { AssetAbility } from '../printed-asset';

/** The names that a wording may speak of, in lower case. */
export interface NamesOfCard {
	/** What can be rolled: stats and condition meters. */
	readonly rolled: readonly string[];
	/** Meters and counters of the card itself. */
	readonly counters: readonly string[];
	/** Meters of the character. */
	readonly meters: readonly string[];
}

/** Where a sentence stands: what a stage may look at besides. */
export interface Source {
	readonly ability: Pick<AssetAbility, 'text' | 'enhance_moves' | 'moves'>;
	readonly card: Card;
	readonly names: NamesOfCard;
}

/** Players' English, or a book's, for something that the books mostly say in other words. */
export interface Wording<Names = NamesOfCard> {
	/** An example, and how the books put it. */
	readonly example: readonly [string, string];
	readonly pattern: RegExp;
	/** `undefined` if it is none after all. Where the words are several sentences, line breaks are between them. */
	readonly put: (words: readonly string[], names: Names) => string | undefined;
}

/** A text with whatever the wording finds in it put in the books' words. */
export const reworded = <Names>(text: string, { pattern, put }: Wording<Names>, names: Names): string =>
	text.replace(pattern, (whole: string, ...found: unknown[]) => put(groups(found), names) ?? whole);

/** A text put in the books' words by each row of a table, in their order. */
export const applyRewrites = <Names>(table: readonly Wording<Names>[], text: string, names: Names): string =>
	table.reduce((said, wording) => reworded(said, wording, names), text);

/** The captured groups among the arguments that `replace` hands over; one that took no part is empty. */
const groups = (found: readonly unknown[]): readonly string[] =>
	found
		.slice(
			0,
			found.findIndex(word => typeof word === 'number'),
		)
		.map(word => (typeof word === 'string' ? word : ''));

/** Whether a name, however capitalized, is one of these. */
export const isOf = (names: readonly string[], name: string): boolean => names.includes(name.toLowerCase());
