/** One question about the world that players settle before they begin, with the answers that the book offers. */
export interface Truth {
	readonly _id: string;
	/** "Iron Vows": the heading under which its answer is in a note. */
	readonly name: string;
	/** "What is the role of faith?"; only some books print one. */
	readonly question?: string;
	/** The faces of the die that chooses an answer. */
	readonly sides: number;
	readonly options: readonly TruthOption[];
}

/** An answer that the book offers, from `min` to `max` on the die, both included. All texts are Markdown. */
export interface TruthOption {
	readonly min: number;
	readonly max: number;
	/** The answer in a sentence; Ironsworn prints none. */
	readonly summary?: string;
	/** A line `{{table>ID}}` in it is where the result of one of the tables goes. */
	readonly description: string;
	readonly quest_starter?: string;
	/** What the answer leaves open, each a small table. */
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
