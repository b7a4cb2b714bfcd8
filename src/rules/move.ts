import type { Effect } from './effects/effect';
import type { Outcome } from './outcome';
import type { Finding } from './problem';

/** A move as the book prints it, in Datasworn's spelling. */
export interface Move {
	/** `move:starforged/adventure/face_danger` */
	readonly _id: string;
	readonly name: string;
	/** The section of the book: "Adventure Moves". */
	readonly category: string;
	readonly roll_type: RollType;
	readonly trigger: Trigger;
	/** The full text, Markdown with `datasworn:` links. */
	readonly text: string;
	/** Where each outcome's paragraph is; a move that is not rolled has none. */
	readonly outcomes: Readonly<Partial<Record<Outcome, { readonly text: string }>>>;
	/** The tables inside the move. */
	readonly tables: readonly MoveTable[];
	readonly allow_momentum_burn: boolean;
	/** Other names the book knows it by: "Begin a Scene" for Begin the Scene. */
	readonly aliases?: readonly string[];
	/** The kind of track that a progress move is compared with: "Vow", in Datasworn's words. */
	readonly track_category?: string;
	/** Ids of the moves that this one takes the place of, in the ruleset it expands. */
	readonly replaces?: readonly string[];
	/** What a correction or homebrew says that it does, in place of what its text is read to say. */
	readonly stated?: StatedEffects;
	/** What was wrong or doubtful where it was read in a note of the vault. */
	readonly findings?: readonly Finding[];
}

/** Effects that are stated outright. What is left out is read from the text. */
export interface StatedEffects {
	/** Why it is stated: what the text lacks or has wrong. */
	readonly reason: string;
	readonly always?: readonly Effect[];
	readonly outcomes?: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
	readonly matches?: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
	readonly rows?: readonly StatedRow[];
}

/** The row of the move's table that begins with the roll `min`. */
interface StatedRow {
	readonly min: number;
	readonly column?: string;
	readonly effects: readonly Effect[];
}

export type RollType = 'action_roll' | 'progress_roll' | 'special_track' | 'no_roll';

export interface Trigger {
	/** What sets the move off: "When you leap without looking..." */
	readonly text: string;
	readonly conditions: readonly TriggerCondition[];
	/** What the trigger adds to the roll under a condition that the player judges: "add +1 if you share a bond". */
	readonly adds?: readonly TriggerAdd[];
}

/** `+1` when "you share a bond". */
export interface TriggerAdd {
	readonly by: number;
	/** In the words of the book, without "if": "you share a bond". */
	readonly when: string;
	/** It takes the place of the add before it: "add +1; with a bond, add +2". */
	readonly instead?: true;
	/** The option it belongs to, when it is in the line of one: "heart". */
	readonly option?: string;
}

/** One way to make the move: the situation, how the option is picked, and the options. */
export interface TriggerCondition {
	readonly text?: string;
	/** `player_choice`, or the rules decide: `highest`, `lowest`, `all`, … */
	readonly method: string;
	readonly roll_options: readonly RollOption[];
}

/** What is added to the action die, or what the challenge dice are compared with. */
export type RollOption =
	| { readonly using: 'stat'; readonly stat: string }
	| { readonly using: 'condition_meter'; readonly condition_meter: string }
	| {
			readonly using: 'asset_control';
			readonly control: string;
			/** Whose: a companion's health, the vehicle's integrity. */
			readonly of: 'companion' | 'vehicle';
	  }
	| { readonly using: 'custom'; readonly label: string; readonly value: number }
	| { readonly using: 'progress_track' }
	| { readonly using: 'special_track'; readonly special_track: string };

export interface MoveTable {
	readonly _id: string;
	readonly name: string;
	/** The option that rolls on this column, in lower case, where the table has one for each: "edge" (Delve the Depths). */
	readonly column?: string;
	/** Faces of the die: 100 for d100. */
	readonly sides: number;
	readonly rows: readonly TableRow[];
}

/** `min`–`max` is the range of the roll, both ends included; a row without one cannot be rolled. */
export interface TableRow {
	readonly min: number | null;
	readonly max: number | null;
	readonly text: string;
	/** "Roll twice": how many rolls on the same table this row asks for. */
	readonly rolls?: number;
	/** What happens when those rolls give the same row. */
	readonly duplicates?: 'reroll' | 'make_it_worse' | 'keep';
}

/** The word a record uses for the option: "edge", "supply", "formidable". */
export function optionName(option: RollOption): string {
	switch (option.using) {
		case 'stat':
			return option.stat;
		case 'condition_meter':
			return option.condition_meter;
		case 'asset_control':
			// A character's own supply and that of the ship are side by side (Sundered Isles, Set a Course).
			return option.control === 'supply' ? 'hold' : option.control;
		case 'custom':
			return option.label;
		case 'progress_track':
			return 'progress';
		case 'special_track':
			return specialTrackName(option.special_track);
	}
}

/** Special tracks in the words of the sheet: quests, bonds, discoveries, failure. */
export const specialTrackName = (track: string): string => track.replace(/_(?:legacy|track)$/, '');

/** The row whose range holds the roll, both ends included. */
export const rowAt = (table: MoveTable, roll: number): TableRow | undefined =>
	table.rows.find(({ min, max }) => min !== null && max !== null && min <= roll && roll <= max);

/** The table that a move rolls on: the column of the option that was rolled, where it has one for each. */
export const tableOf = (move: Move | undefined, column?: string): MoveTable | undefined =>
	move?.tables.find(table => column !== undefined && table.column === column.toLowerCase()) ?? move?.tables[0];
