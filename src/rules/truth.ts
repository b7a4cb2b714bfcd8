import type { PackEntry } from './pack-entry';

/** A question about the world that players answer before they begin, with the answers offered by the book. */
export interface Truth extends PackEntry {
	readonly _id: string;
	/** Such as "Iron Vows"; also the heading of its answer in a note. */
	readonly name: string;
	/** Such as "What is the role of faith?"; only some books have one. */
	readonly question?: string;
	/** Number of faces of the die that picks an answer. */
	readonly sides: number;
	readonly options: readonly TruthOption[];
	/** A question about the player's character, asked after the truth. */
	readonly your_character?: string;
}

/**
 * An answer offered by the book. Its range on the die is `min` to `max`, both included; both are 0 for one that is only
 * chosen, never rolled. All texts are Markdown.
 */
export interface TruthOption {
	readonly min: number;
	readonly max: number;
	/** A one-sentence answer; absent in Ironsworn. */
	readonly summary?: string;
	/** A line `{{table>ID}}` in it is replaced with the result of one of the tables. */
	readonly description: string;
	readonly quest_starter?: string;
	/** Small tables for details that the answer leaves open. */
	readonly tables: readonly TruthTable[];
}

export interface TruthTable {
	readonly _id: string;
	readonly name: string;
	readonly sides: number;
	readonly rows: readonly TruthRow[];
}

export interface TruthRow {
	readonly min: number;
	readonly max: number;
	readonly text: string;
}
