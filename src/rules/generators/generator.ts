import type { Oracle } from '../oracles/oracle';

/** Generates a settlement, ship, person or the like, line by line, from several oracles. */
export interface Generator {
	/** "Precursor Vault". No two generators of a ruleset share a name. */
	readonly name: string;
	/** The book it is in: `starforged`. */
	readonly book: string;
	/** What is chosen beforehand, since no roll of the thing itself settles it: the region. */
	readonly choices: readonly GeneratorChoice[];
	/** In an order in which each line is after those that it follows from. */
	readonly lines: readonly GeneratorLine[];
}

export interface GeneratorChoice {
	/** `region` */
	readonly key: string;
	/** `terminus`, `outlands`, `expanse` */
	readonly options: readonly string[];
}

/** One fact about the thing, and the tables it may be rolled on. */
export interface GeneratorLine {
	/** How a note has it: `first_look`. */
	readonly key: string;
	readonly tables: readonly LineTable[];
}

/** Whether other lines follow from what a line says. */
export const decidesOtherLines = (line: GeneratorLine, { lines }: Generator): boolean =>
	line.tables.some(({ opens, settles }) => opens.size > 0 || settles.size > 0) ||
	lines.some(({ tables }) => tables.some(({ settled }) => settled && oracleIdsOf(line).includes(settled.by)));

/** The ids of the oracles that a line may be rolled on. */
export const oracleIdsOf = ({ tables }: GeneratorLine): readonly string[] =>
	tables.flatMap(({ oracles }) => oracles.map(({ _id }) => _id));

/** A table of a line, and when it is the one to roll on. */
export interface LineTable {
	/** Several make one text, with spaces between: given name and family name. */
	readonly oracles: readonly Oracle[];
	/** What must be settled so: `{ region: 'terminus' }`. */
	readonly tags: Readonly<Record<string, string>>;
	/** Oracles and collections that rows of other lines must have led to: the class of the planet. */
	readonly gates: readonly string[];
	/** The gates that rows of its own open. */
	readonly opens: ReadonlySet<string>;
	/** The tags that rows of its own settle. */
	readonly settles: ReadonlySet<string>;
	/** A table that a result takes in, and the one that settles its row: the place in the name of a site, by its domain. */
	readonly settled?: { readonly place: string; readonly by: string };
}

/** "First look": how a key is shown. */
export function lineLabel(key: string): string {
	const words = key.replace(/_/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The line that names the thing. */
export const NAME_KEY = 'name';
