// The API of Sworn Journal for other plugins, scripts and templates. docs/reference/api.md tells of each verb.
//
//     const api = app.plugins.plugins['sworn-journal']?.api;
//
// Everything that is given out is plain data that does not change any more: ask again for what is so now.
import type { EventRef } from 'obsidian';

export interface SwornJournalApi {
	/** The version of the API alone, following semantic versioning: `1.2.0`. Within a major version nothing is removed. */
	readonly version: string;

	/** Who plays in a note, with values, tracks and assets. */
	who(asked?: InNote & { readonly by?: string }): Promise<CharacterData>;
	/** Every record and call of a note, from its first to its last. */
	records(asked?: InNote): Promise<readonly RecordData[]>;
	/** One record: the one at that line, or the last of the note. */
	record(asked?: RecordPlace): Promise<RecordData>;
	/** The pending steps of a note: the records that ask something, with their options. */
	pending(asked?: InNote): Promise<readonly PendingRecord[]>;

	/** Makes a move. */
	move(asked: MoveAsked): Promise<Done>;
	/** Picks an option of a pending step, as a press on its card does. */
	choose(asked: ChoiceAsked): Promise<Done>;
	/** Rolls on an oracle. */
	oracle(asked: OracleAsked): Promise<OracleSaid>;
	/** Asks the oracle a yes-or-no question. */
	ask(asked: QuestionAsked): Promise<AnswerSaid>;
	/** Takes or suffers: a meter or momentum by an amount. */
	change(asked: ChangeAsked): Promise<Done>;
	/** Marks progress on a track, or fills segments of a clock. */
	progress(asked: ProgressAsked): Promise<Done>;
	/** Undoes a whole move: the one at that line, or the last of the note. */
	undo(asked?: RecordPlace): Promise<Done>;
	/** Opens something and writes nothing. */
	show(asked: ShowAsked): Promise<void>;

	/** A move was made, no matter how: by a command, a card, a link, or this API. */
	on(event: 'move', callback: (record: RecordData) => void): EventRef;
	/** A move was undone. */
	on(event: 'undo', callback: (record: RecordData) => void): EventRef;
	/** The plugin changed a value in the properties of a note or in the block of a track. */
	on(event: 'change', callback: (change: ValueChange) => void): EventRef;
	/** Stops listening. `plugin.registerEvent(api.on(…))` does so automatically when that plugin is unloaded. */
	off(ref: EventRef): void;
}

/** The error that promises of the API are rejected with. */
export interface SwornJournalError extends Error {
	readonly name: 'SwornJournalError';
	/** The kind of error: `unknown_move`, `several_characters`, `no_note` … */
	readonly code: string;
	/** What is wrong, where, and what to do. */
	readonly message: string;
}

export interface InNote {
	/** The note, by its path or its name; left out, the note used last. */
	readonly note?: string;
}

/** The `note`, `line` and `id` of a record returned earlier. */
export interface RecordPlace extends InNote {
	/** A line of the record, counted from 0 as the editor counts. */
	readonly line?: number;
	/** The `id` of a record, which is found even if it has moved. */
	readonly id?: string;
}

/** Where something new is written, and for whom. */
export interface WhereWritten extends InNote {
	/** Who acts, if the note does not say. */
	readonly by?: string;
	/** At the cursor, if the note is open for editing, as commands do; or at the end of the note. */
	readonly at?: 'cursor' | 'end';
}

export interface MoveAsked extends WhereWritten {
	/** The name of the move: `Face Danger`. */
	readonly name: string;
	/** The stat or meter to roll with: `edge`. */
	readonly option?: string;
	/** Its value, if it differs from the sheet. */
	readonly value?: number;
	/** The track that the move is about. */
	readonly track?: string;
	/** The companion, vehicle or module that the move is about, if the character has several. */
	readonly asset?: string;
	/** What is added: numbers, or numbers with a reason. */
	readonly adds?: readonly (number | { readonly amount: number; readonly reason?: string })[];
	/** Abilities of assets to use, by the asset or as a record names them: `Gunner`, `Gunner 1`. */
	readonly abilities?: readonly string[];
	/** Connections that aid the roll. */
	readonly aids?: readonly string[];
	/** Waiting bonuses that this roll does not spend, by their text. */
	readonly saved?: readonly string[];
	/** How much a suffer move costs. */
	readonly cost?: number;
	/** False leaves a suffer move at its cost, without its roll, where the book lets the player choose. */
	readonly resist?: boolean;
	/** True makes a move that is for the other combat position, or whose trigger asks for more than the sheet has; both are
	 * refused otherwise (`other_position`, `trigger_not_met`). */
	readonly anyway?: boolean;
	/** Dice rolled at the table: the action die and both challenge dice, of a progress move those two alone. */
	readonly dice?: readonly number[];
	/** The name and the rank of the track that the move begins before it is rolled. */
	readonly begin?: string;
	readonly rank?: string;
}

export interface ChoiceAsked extends RecordPlace {
	/** The label of the option, as `pending` lists it. */
	readonly option: string;
	/** The step it belongs to, if several offer an option of that name. */
	readonly step?: string;
	/** Of a roll: dice rolled at the table. */
	readonly dice?: readonly number[];
	/** Of a roll: true makes it although it is refused, as above. */
	readonly anyway?: boolean;
	/** What else the option asks for: the name and the rank of what it begins. */
	readonly name?: string;
	readonly rank?: string;
	/** What the option asks the oracle. */
	readonly question?: string;
	readonly odds?: string;
}

export interface OracleAsked extends WhereWritten {
	/** `Core / Action`, `Core / Action + Theme`; the last part alone, if it is unique. */
	readonly name: string;
	/** How often it is rolled. */
	readonly times?: number;
	/** With false the answer is returned, and nothing is written. */
	readonly write?: boolean;
}

export interface QuestionAsked extends WhereWritten {
	readonly question: string;
	/** As the rules name them: `Likely`. Left out, even odds. */
	readonly odds?: string;
	/** With false the answer is returned, and nothing is written. */
	readonly write?: boolean;
}

export interface ChangeAsked extends InNote {
	/** `health`, `momentum`, or the meter of an asset. */
	readonly meter: string;
	/** The amount taken; negative if suffered. */
	readonly by: number;
	/** The companion or vehicle whose meter it is. */
	readonly asset?: string;
	/** Whose meter it is, if the note does not say. */
	readonly who?: string;
}

export interface ProgressAsked extends InNote {
	/** The name of the track. */
	readonly track: string;
	/** How often progress is marked; negative to clear it. */
	readonly times?: number;
}

export interface ShowAsked extends InNote {
	/** The Table, the list of moves, the oracles, or a note. */
	readonly what: 'table' | 'moves' | 'oracles' | 'note';
	/** The line of the note. */
	readonly line?: number;
}

export interface CharacterData {
	readonly note: string;
	readonly name: string;
	/** The rules it plays by: `starforged`. */
	readonly ruleset: string;
	/** Without those that the note does not have or that cannot be read. */
	readonly stats: Readonly<Record<string, number>>;
	/** Without those that the note does not have or that cannot be read. */
	readonly meters: Readonly<Record<string, number>>;
	/** Null if it cannot be read. */
	readonly momentum: number | null;
	/** Null if they cannot be read. */
	readonly impacts: readonly string[] | null;
	/** The position in a fight; null outside of one, and if it cannot be read. */
	readonly position: string | null;
	/** Ticks of the legacy tracks, without those that cannot be read. */
	readonly legacies: Readonly<Record<string, number>>;
	/** Each is null if it cannot be read. */
	readonly experience: { readonly earned: number | null; readonly spent: number | null };
	/** Without those that cannot be read. */
	readonly tracks: readonly TrackData[];
	/** Without those that cannot be read; null if the list in the character's note cannot be read. */
	readonly assets: readonly AssetData[] | null;
	/** What cannot be read or is doubtful in the notes of the character, as the Table tells it. */
	readonly problems: readonly ProblemData[];
}

export interface ProblemData {
	/** For scripts, the same in every language. */
	readonly code: string;
	/** What is wrong, where, and how it is mended. */
	readonly message: string;
}

export interface TrackData {
	readonly name: string;
	/** `vow`, `journey`, `clock` … */
	readonly kind: string;
	readonly rank: string | null;
	readonly ticks: number;
	readonly status: 'open' | 'completed' | 'forsaken';
	/** Of a clock. */
	readonly segments: number | null;
	readonly filled: number | null;
}

export interface AssetData {
	readonly name: string;
	readonly meters: Readonly<Record<string, number>>;
}

/** A move in a note: a call until it is made, a record afterwards. */
export interface RecordData {
	readonly note: string;
	/** Its first line, counted from 0. */
	readonly line: number;
	/** Identifies it after a choice, wherever it moves; of records that are equal, each has one of its own. */
	readonly id: string;
	readonly move: string;
	readonly isMade: boolean;
	readonly by: string | null;
	readonly track: string | null;
	readonly option: string | null;
	/** The current dice: the action die and both challenge dice, of a progress roll those two; else none. */
	readonly dice: readonly number[];
	readonly score: number | null;
	readonly outcome: 'strong_hit' | 'weak_hit' | 'miss' | null;
	readonly isMatch: boolean;
	readonly chose: readonly string[];
	readonly passed: readonly string[];
	/** Its results, in the words of the record: `health 5 → 4 (Endure Harm)`. */
	readonly changes: readonly string[];
	/** The results on the tables of the move. */
	readonly story: readonly string[];
	/** All of it in one line of words. */
	readonly text: string;
}

export interface PendingRecord extends RecordData {
	readonly steps: readonly StepData[];
}

export interface StepData {
	readonly step: string;
	readonly prompt: string;
	/** An answer is required; otherwise it is optional. */
	readonly isRequired: boolean;
	readonly options: readonly OptionData[];
}

export interface OptionData {
	readonly label: string;
	/** What it would change: `health 5 → 4`. */
	readonly detail: string;
	/** Why it cannot be chosen now; null when it can be. */
	readonly blocked: string | null;
	/** What has to be stated with it. */
	readonly asks: readonly ('name' | 'rank' | 'question')[];
}

/** A value that the plugin changed. Absent values are null. */
export interface ValueChange {
	readonly note: string;
	/** The track whose block it is in; null if it is a property of the note. */
	readonly track: string | null;
	/** `health`, `momentum`, `ticks`, `status` … */
	readonly key: string;
	readonly from: unknown;
	readonly to: unknown;
}

/** The result of one action. */
export interface Done {
	/** The move that was made, chosen on or undone; null if there is none. */
	readonly record: RecordData | null;
	/** Follow-up moves that were written as calls. */
	readonly opened: readonly RecordData[];
	readonly changes: readonly ValueChange[];
	/** Further messages: what could not be undone, and why. */
	readonly told: readonly string[];
}

export interface OracleSaid {
	/** `Core / Action + Theme` */
	readonly oracle: string;
	readonly results: readonly { readonly dice: readonly number[]; readonly text: string }[];
	/** All results in one line. */
	readonly text: string;
}

export interface AnswerSaid {
	readonly question: string;
	readonly odds: string;
	readonly dice: number;
	readonly answer: 'yes' | 'no';
	readonly isMatch: boolean;
	/** `yes`, `no, with a match` */
	readonly text: string;
}
