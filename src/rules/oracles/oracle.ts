/** A table that is rolled on for inspiration, in Datasworn's spelling. */
export interface Oracle {
	/** Such as `oracle_rollable:starforged/core/action`. */
	readonly _id: string;
	/** Its collections and its own name: Core, Action. No two oracles of a ruleset share a path. */
	readonly path: readonly string[];
	/** Other names the book uses for it: "Oracle 1: Action". */
	readonly synonyms: readonly string[];
	readonly dice: OracleDice;
	readonly rows: readonly OracleRow[];
	/** Ids of related oracles, and of those that its results ask for: Theme goes with Action. */
	readonly suggestions: readonly string[];
	/** Ids of the oracles it replaces in the ruleset it expands. */
	readonly replaces: readonly string[];
	/** That it belongs into a collection of the rules below; only in a file of the vault. */
	readonly enhances?: EnhancedCollection;
	/** What it applies to, in Datasworn's tags: `{ region: 'terminus' }`, `{ cursed_by: 'oracle_rollable:…' }`. */
	readonly tags: Readonly<Record<string, string | readonly string[]>>;
	/** The rolls that the book has rows for and the data have not. */
	readonly lacks?: readonly RollRange[];
	/** How many rolls the book recommends for one subject: two or three details. */
	readonly recommended_rolls?: { readonly min: number; readonly max: number };
}

/** Rolls from one to another, both included. */
interface RollRange {
	readonly min: number;
	readonly max: number;
}

/** Dice notation such as `2d6+1`: two six-sided dice, plus one. */
export interface OracleDice {
	readonly count: number;
	readonly sides: number;
	readonly modifier: number;
}

export const D100: OracleDice = { count: 1, sides: 100, modifier: 0 };

/** A row with its range, both ends included. A row without one is never rolled and can only be chosen. */
export interface OracleRow {
	readonly min: number | null;
	readonly max: number | null;
	/** Markdown with `datasworn:` links. */
	readonly text: string;
	/** The texts of any further columns: "Limited influence in a remote location". */
	readonly details: readonly string[];
	/** The name of the column of the text, and of each of the details; empty for one that says nothing. */
	readonly columns?: readonly string[];
	/** The result as a template, with `{{text>oracle_rollable:…}}` where another result is inserted. */
	readonly template?: string;
	readonly oracle_rolls: readonly EmbeddedRoll[];
	/** Ids of related oracles and collections. */
	readonly suggestions?: readonly string[];
	/** What the result determines, in Datasworn's tags: `{ location: 'orbital' }`. */
	readonly tags?: Readonly<Record<string, string>>;
	/** In the player's note, if all of it stands on one line, counted from 1, and can be struck through. */
	readonly written?: { readonly line: number; readonly cells: readonly string[] };
}

/** A further roll that a row calls for. */
export interface EmbeddedRoll {
	/** The oracle's id; null is the same table: "Roll twice". */
	readonly oracle: string | null;
	/** True if the result is meaningless without it, so it is rolled at once; otherwise the player decides. */
	readonly auto: boolean;
	readonly number_of_rolls: number;
	/** What happens when a row comes up twice. */
	readonly duplicates: 'reroll' | 'keep' | 'make_it_worse';
}

/** The name of an oracle in a note: "Core / Action". */
export const oracleName = ({ path }: Oracle): string => path.join(' / ');

/** Dice as English or German writes them: `1d100`, `W20`, `2d6+1`. */
export const DICE = '(\\d{0,2})[dw](10000|\\d{1,4})(?:\\s{0,3}([+-])\\s{0,3}(\\d{1,4}))?';

const ALONE = new RegExp(`^${DICE}$`, 'i');

/** Reads `1d100`, `d20` or `2d6+1`; `undefined` for anything else. */
export function readDice(text: string): OracleDice | undefined {
	const [, count = '', sides = '', sign, modifier = '0'] = ALONE.exec(text.trim()) ?? [];
	if (Number(sides) < 1 || count === '0') return undefined;
	return { count: Number(count || 1), sides: Number(sides), modifier: Number(modifier) * (sign === '-' ? -1 : 1) };
}

export const highestFace = ({ count, sides, modifier }: OracleDice): number => count * sides + modifier;

/** The row whose range contains the roll, both ends included. */
export const oracleRowAt = ({ rows }: Oracle, roll: number): OracleRow | undefined =>
	rows.find(({ min, max }) => min !== null && max !== null && min <= roll && roll <= max);

/** The rolls of a printed table that the data have no row for; empty for a whole one. */
export function lacksOf({
	dice,
	rows,
}: {
	readonly dice: OracleDice;
	readonly rows: readonly Pick<OracleRow, 'min' | 'max'>[];
}): readonly RollRange[] {
	const end = highestFace(dice) + 1;
	const ranges = rows
		.flatMap(({ min, max }) => (min === null || max === null ? [] : [{ min, max }]))
		.sort((one, other) => one.min - other.min);
	let next = dice.count + dice.modifier;
	return [...ranges, { min: end, max: end }].flatMap(({ min, max }) => {
		const gap = { min: next, max: min - 1 };
		next = Math.max(next, max + 1);
		return gap.min <= gap.max ? [gap] : [];
	});
}

/** Normalizes a tag key: one collection of Sundered Isles calls its `region` tag `regional`. */
export const usualTag = (key: string): string => (key === 'regional' ? 'region' : key);

/** The region that a table is for, such as `terminus`. */
export function regionOf({ tags }: Oracle): string | undefined {
	const region = Object.entries(tags).find(([key]) => usualTag(key) === 'region')?.[1];
	return typeof region === 'string' ? region : undefined;
}

/** A key for comparing regions: "The Outlands" and "outlands" are the same one. */
export const regionKey = (words: string): string =>
	words.trim().toLowerCase().replace(/^the /, '').replace(/[ -]+/g, '_');

/** The collection of the rules below that a collection of a file adds to. */
export interface EnhancedCollection {
	/** Ids of the collection; `*` is a wildcard for any part. */
	readonly collections: readonly string[];
	/** The path of the oracle within the collection. */
	readonly path: readonly string[];
	/** The title of the file, which tells it from one of the same name there. */
	readonly source: string;
}
