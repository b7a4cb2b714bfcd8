/** A table that is rolled on for inspiration, in Datasworn's spelling. */
export interface Oracle {
	/** `oracle_rollable:starforged/core/action` */
	readonly _id: string;
	/** Its collections and its own name: Core, Action. No two oracles of a ruleset share a path. */
	readonly path: readonly string[];
	/** Other names the book has for it: "Oracle 1: Action". */
	readonly synonyms: readonly string[];
	readonly dice: OracleDice;
	readonly rows: readonly OracleRow[];
	/** Ids of the oracles that go with it, or that a result of it asks for: Theme goes with Action. */
	readonly suggestions: readonly string[];
	/** Ids of the oracles whose place it takes, in the ruleset it expands. */
	readonly replaces: readonly string[];
	/** For what it is meant, in Datasworn's tags: `{ region: 'terminus' }`, `{ cursed_by: 'oracle_rollable:…' }`. */
	readonly tags: Readonly<Record<string, string | readonly string[]>>;
	/** How often the book would have it rolled for one thing: two or three details. */
	readonly recommended_rolls?: { readonly min: number; readonly max: number };
}

/** `2d6+1`: two dice of six sides, and one more. */
export interface OracleDice {
	readonly count: number;
	readonly sides: number;
	readonly modifier: number;
}

export const D100: OracleDice = { count: 1, sides: 100, modifier: 0 };

/** A row with both ends of its range; one without a range never comes up, and can only be chosen. */
export interface OracleRow {
	readonly min: number | null;
	readonly max: number | null;
	/** Markdown with `datasworn:` links. */
	readonly text: string;
	/** The words of the further columns: "Limited influence in a remote location". */
	readonly details: readonly string[];
	/** The result in words, with `{{text>oracle_rollable:…}}` where another result goes in. */
	readonly template?: string;
	readonly oracle_rolls: readonly EmbeddedRoll[];
	/** Ids of the oracles and collections that go with this result. */
	readonly suggestions?: readonly string[];
	/** What the result settles, in Datasworn's tags: `{ location: 'orbital' }`. */
	readonly tags?: Readonly<Record<string, string>>;
}

/** A roll that a row asks for. */
export interface EmbeddedRoll {
	/** The id of the oracle; null is this very table: "Roll twice". */
	readonly oracle: string | null;
	/** The result says nothing without it, so it is rolled at once; else it is up to the player. */
	readonly auto: boolean;
	readonly number_of_rolls: number;
	/** What happens when a row comes up twice. */
	readonly duplicates: 'reroll' | 'keep' | 'make_it_worse';
}

/** "Core / Action": how an oracle is named in a note. */
export const oracleName = ({ path }: Oracle): string => path.join(' / ');

const DICE = /^\s*(\d{0,2})d(\d{1,4})\s*(?:([+-])\s*(\d{1,4}))?\s*$/i;

/** Reads `1d100`, `d20` or `2d6+1`; nothing else is dice. */
export function readDice(text: string): OracleDice | undefined {
	const [, count = '', sides = '', sign, modifier = '0'] = DICE.exec(text) ?? [];
	if (Number(sides) < 1 || count === '0') return undefined;
	return { count: Number(count || 1), sides: Number(sides), modifier: Number(modifier) * (sign === '-' ? -1 : 1) };
}

export const highestFace = ({ count, sides, modifier }: OracleDice): number => count * sides + modifier;

/** The row whose range holds the roll, both ends included. */
export const oracleRowAt = ({ rows }: Oracle, roll: number): OracleRow | undefined =>
	rows.find(({ min, max }) => min !== null && max !== null && min <= roll && roll <= max);

/** One collection of Sundered Isles has the tag of its regions under another name. */
export const usualTag = (key: string): string => (key === 'regional' ? 'region' : key);

/** The region that a table is for: `terminus`. */
export function regionOf({ tags }: Oracle): string | undefined {
	const region = Object.entries(tags).find(([key]) => usualTag(key) === 'region')?.[1];
	return typeof region === 'string' ? region : undefined;
}

/** "The Outlands" and "outlands" are one region. */
export const regionKey = (words: string): string =>
	words.trim().toLowerCase().replace(/^the /, '').replace(/[ -]+/g, '_');
