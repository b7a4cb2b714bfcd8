import type { PrintedAsset } from '../../rules/assets/printed-asset';
import type { Ruleset } from '../../rules/ruleset';
import type { TextChange } from '../text/text-change';

/** A note in the vault before the import. */
export interface SourceNote {
	readonly path: string;
	readonly text: string;
}

/** What the import of a note needs to know about the campaign. */
export interface ImportContext {
	/** What a character states as its ruleset: one of the bundled ones, or that of a pack. */
	readonly rulesetId: string;
	/** Includes its moves, oracles, assets and truths, and those of the packs that the campaign uses. */
	readonly ruleset: Ruleset;
	/** The links to the vault's packs that the campaign uses; none if absent. */
	readonly rules?: readonly string[];
	/** The path of a note after the import: its own, or that of its copy. */
	readonly pathOf: (path: string) => string;
	/** The link text to use in properties of imported notes for the note at this path. */
	readonly linkTo: (path: string) => string;
	/** The characters, tracks and clocks of the campaign. */
	readonly notes: readonly StateNote[];
	/** Whether the vault or this import already has a note at a path. */
	readonly isTaken: (path: string) => boolean;
	/** The cards of the campaign's own assets; none if absent. */
	readonly cards?: readonly CampaignCard[];
	/** Whether the journals say that the track at this path was forsaken; not known if absent. */
	readonly isForsaken?: (path: string) => boolean;
}

/** A card that is a note of the campaign. */
export interface CampaignCard {
	readonly path: string;
	readonly card: PrintedAsset;
}

/** A note with state: its name in journals, and its path. */
export interface StateNote {
	/** The path before the import. */
	readonly path: string;
	/** Its name in the other plugin, as plain text. */
	readonly name: string;
	/** The kind it is converted to: `character`, `clock`, `vow` … */
	readonly kind: string;
	/** The rank of a track: `formidable`. */
	readonly rank?: string;
}

/** The result of converting one note. */
export interface ImportedNote {
	/** A description for the report: “a character”, “a vow”, “a journal of 12 moves”. */
	readonly becomes: string;
	/** Changes of its text, in order. */
	readonly changes: readonly TextChange[];
	/** Notes to create, such as those of its assets. */
	readonly created: readonly SourceNote[];
	readonly lines: readonly ImportLine[];
}

/** A line of the report about a note. */
export interface ImportLine extends ReportLine {
	/** 1-based, in the original note. */
	readonly line: number;
}

/** A line of the report; without a number it is about a value in a file of another app. */
export interface ReportLine {
	readonly line?: number;
	readonly before: string;
	/** The replacement; absent if it stays as it is. */
	readonly after?: string;
	/** Why it stays, or what could not be converted. */
	readonly why?: string;
}
