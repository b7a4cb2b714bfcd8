import type { Effect } from './effects/effect';
import type { Outcome } from './core/outcome';
import type { Finding } from './core/problem';

/** A move as the book prints it, in Datasworn's spelling. */
export interface Move {
	/** Such as `move:starforged/adventure/face_danger`. */
	readonly _id: string;
	readonly name: string;
	/** The section of the book: "Adventure Moves". */
	readonly category: string;
	readonly roll_type: RollType;
	readonly trigger: Trigger;
	/** The full text: Markdown with `datasworn:` links. */
	readonly text: string;
	/** The paragraph for each outcome; empty for a move without a roll. */
	readonly outcomes: Readonly<Partial<Record<Outcome, { readonly text: string }>>>;
	/** The tables inside the move. */
	readonly tables: readonly MoveTable[];
	readonly allow_momentum_burn: boolean;
	/** Other names the book uses for it: "Begin a Scene" for Begin the Scene. */
	readonly aliases?: readonly string[];
	/** The track category of a progress move, in Datasworn's words: "Vow". */
	readonly track_category?: string;
	/** Ids of the moves it replaces in the ruleset it expands. */
	readonly replaces?: readonly string[];
	/** Effects stated by a correction or homebrew, which override those read from the text. */
	readonly stated?: StatedEffects;
	/**
	 * The language of its text, if it is not English. Such a text is shown, and nothing of it is carried out.
	 */
	readonly language?: string;
	/** Warnings from reading the move in a note of the vault. */
	readonly findings?: readonly Finding[];
}

/** Effects stated explicitly. Any outcome left out is read from the text. */
export interface StatedEffects {
	/** Why the effects are stated: what the text omits or gets wrong. */
	readonly reason: string;
	readonly always?: readonly Effect[];
	readonly outcomes?: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
	readonly matches?: Readonly<Partial<Record<Outcome, readonly Effect[]>>>;
	readonly rows?: readonly StatedRow[];
}

/** The row of the move's table whose range starts at `min`. */
interface StatedRow {
	readonly min: number;
	readonly column?: string;
	readonly effects: readonly Effect[];
}

export type RollType = 'action_roll' | 'progress_roll' | 'special_track' | 'no_roll';

export interface Trigger {
	/** What triggers the move: "When you leap without looking..." */
	readonly text: string;
	readonly conditions: readonly TriggerCondition[];
	/** Bonuses that the trigger grants under a condition the player judges: "add +1 if you share a bond". */
	readonly adds?: readonly TriggerAdd[];
}

/** A bonus and its condition: `+1` when "you share a bond". */
export interface TriggerAdd {
	readonly by: number;
	/** In the book's words, without "if": "you share a bond". */
	readonly when: string;
	/** Replaces the previous bonus instead of adding to it: "add +1; with a bond, add +2". */
	readonly instead?: true;
	/** The roll option it applies to, if it is listed under one: "heart". */
	readonly option?: string;
}

/** One way to make the move: the situation, the method of choosing an option, and the options. */
export interface TriggerCondition {
	readonly text?: string;
	/** `player_choice`, or a rule such as `highest`, `lowest` or `all`. */
	readonly method: string;
	readonly roll_options: readonly RollOption[];
}

/** What is added to the action die, or, for a progress roll, what the challenge dice are compared with. */
export type RollOption =
	| { readonly using: 'stat'; readonly stat: string }
	| { readonly using: 'condition_meter'; readonly condition_meter: string }
	| {
			readonly using: 'asset_control';
			readonly control: string;
			/** Whose meter it is: a companion's health, the vehicle's integrity. */
			readonly of: 'companion' | 'vehicle';
	  }
	| { readonly using: 'custom'; readonly label: string; readonly value: number }
	| { readonly using: 'progress_track' }
	| { readonly using: 'special_track'; readonly special_track: string };

export interface MoveTable {
	readonly _id: string;
	readonly name: string;
	/**
	 * The roll option that uses this column, in lower case, if the table has a column per option: "edge" (Delve the
	 * Depths).
	 */
	readonly column?: string;
	/** Number of faces: 100 for d100. */
	readonly sides: number;
	readonly rows: readonly TableRow[];
}

/** `min`–`max` is the range of the roll, both ends included; a row without one cannot be rolled. */
export interface TableRow {
	readonly min: number | null;
	readonly max: number | null;
	readonly text: string;
	/** How many more rolls on the same table this row calls for, as in "Roll twice". */
	readonly rolls?: number;
	/** What happens if those rolls give the same row. */
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
			// A character's own supply and the ship's appear side by side (Sundered Isles, Set a Course).
			return option.control === 'supply' ? 'hold' : option.control;
		case 'custom':
			return option.label;
		case 'progress_track':
			return 'progress';
		case 'special_track':
			return specialTrackName(option.special_track);
	}
}

/** The name of a special track as on the sheet: quests, bonds, discoveries, failure. */
export const specialTrackName = (track: string): string => track.replace(/_(?:legacy|track)$/, '');

/** The row whose range contains the roll, both ends included. */
export const rowAt = (table: MoveTable, roll: number): TableRow | undefined =>
	table.rows.find(({ min, max }) => min !== null && max !== null && min <= roll && roll <= max);

/** The table that a move rolls on; if it has a column per roll option, the column of the option rolled. */
export const tableOf = (move: Move | undefined, column?: string): MoveTable | undefined =>
	move?.tables.find(table => column !== undefined && table.column === column.toLowerCase()) ?? move?.tables[0];
