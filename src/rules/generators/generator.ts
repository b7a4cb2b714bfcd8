import { upperFirst } from '../core/first-letter';
import type { Oracle } from '../oracles/oracle';

/** Generates a settlement, ship, person or the like, line by line, from several oracles. */
export interface Generator {
	/** Such as "Precursor Vault". Unique within a ruleset. */
	readonly name: string;
	/** The id of its book, such as `starforged`. */
	readonly book: string;
	/** Facts to choose beforehand because none of its rolls determines them: the region. */
	readonly choices: readonly GeneratorChoice[];
	/** Ordered so that each line comes after those it depends on. */
	readonly lines: readonly GeneratorLine[];
}

export interface GeneratorChoice {
	/** Such as `region`. */
	readonly key: string;
	/** Such as `terminus`, `outlands`, `expanse`. */
	readonly options: readonly string[];
}

/** One fact about the thing, and the tables it may be rolled on. */
export interface GeneratorLine {
	/** The key in a note: `first_look`. */
	readonly key: string;
	readonly tables: readonly LineTable[];
}

/** Whether other lines depend on the result of this one. */
export const decidesOtherLines = (line: GeneratorLine, { lines }: Generator): boolean =>
	line.tables.some(({ opens, settles }) => opens.size > 0 || settles.size > 0) ||
	lines.some(({ tables }) => tables.some(({ settled }) => settled && oracleIdsOf(line).includes(settled.by)));

/** Ids of the oracles that a line may be rolled on. */
export const oracleIdsOf = ({ tables }: GeneratorLine): readonly string[] =>
	tables.flatMap(({ oracles }) => oracles.map(({ _id }) => _id));

/** A table of a line, and the conditions for rolling on it. */
export interface LineTable {
	/** If there are several, their results are joined with spaces: given name and family name. */
	readonly oracles: readonly Oracle[];
	/** Facts that must hold: `{ region: 'terminus' }`. */
	readonly tags: Readonly<Record<string, string>>;
	/** Oracles and collections that earlier results must all have led to: the class of the planet. */
	readonly gates: readonly string[];
	/** The gates opened by this table's own rows. */
	readonly opens: ReadonlySet<string>;
	/** The tags determined by this table's own rows. */
	readonly settles: ReadonlySet<string>;
	/** An embedded table whose row is determined by another result: the place in a site's name, by its domain. */
	readonly settled?: { readonly place: string; readonly by: string };
}

/** The label shown for a key: "First look". */
export function lineLabel(key: string): string {
	const words = key.replace(/_/g, ' ').trim();
	return upperFirst(words);
}

/** The key of the line that names the subject. */
export const NAME_KEY = 'name';
