import type { RulesetId } from '../../rules/bundled';
import type { Ruleset } from '../../rules/ruleset';
import type { TextChange } from '../text/text-change';

/** A note as it stands in the vault. */
export interface SourceNote {
	readonly path: string;
	readonly text: string;
}

/** What a note that is imported has to know of the campaign around it. */
export interface ImportContext {
	readonly rulesetId: RulesetId;
	/** With its moves, oracles, assets and truths. */
	readonly ruleset: Ruleset;
	/** The path that a note has once it is imported: its own, or that of its copy. */
	readonly pathOf: (path: string) => string;
	/** What is between `[[` and `]]` in the properties of an imported note, so that the app finds the note at this path. */
	readonly linkTo: (path: string) => string;
	/** The characters, tracks and clocks of the campaign. */
	readonly notes: readonly StateNote[];
	/** Whether the vault, or this import, has a note at a path already. */
	readonly isTaken: (path: string) => boolean;
}

/** A note that holds state: what it is called in journals, and where it is. */
export interface StateNote {
	/** Where it is before it is imported. */
	readonly path: string;
	/** What the other plugin calls it, in plain words. */
	readonly name: string;
	/** The kind that it becomes: `character`, `clock`, `vow` … */
	readonly kind: string;
	/** Of a track: `formidable`. */
	readonly rank?: string;
}

/** What an import makes of one note. */
export interface ImportedNote {
	/** In the words of the report: “a character”, “a vow”, “a journal of 12 moves”. */
	readonly becomes: string;
	/** Of its text, in order. */
	readonly changes: readonly TextChange[];
	/** Notes that are made beside it, such as those of its assets. */
	readonly created: readonly SourceNote[];
	readonly lines: readonly ImportLine[];
}

/** A line of the report. */
export interface ImportLine {
	/** In the note as it stands, counted from 1. */
	readonly line: number;
	readonly before: string;
	/** What takes its place; absent when it stays as it is. */
	readonly after?: string;
	/** Why it stays, or what could not be taken over with it. */
	readonly why?: string;
}
