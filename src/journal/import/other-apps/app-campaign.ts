import type { RulesetId } from '../../../rules/books/bundled';
import type { Rank } from '../../../rules/core/rank';
import type { TrackKind } from '../../../rules/core/track-kind';
import type { ReportLine } from '../imported-note';
import type { Leftover } from './json-reader';

/**
 * A campaign as another app has exported it, in the rulebook's words: what every importer produces. Only what the file
 * states is in it; texts are Markdown.
 */
export interface ForeignCampaign {
	/** Such as “Stargazer”. */
	readonly app: string;
	readonly name: string;
	/** Absent if the file does not say which game it is. */
	readonly ruleset?: RulesetId;
	readonly characters: readonly ForeignCharacter[];
	/** Tracks and clocks of no single character. */
	readonly tracks: readonly ForeignTrack[];
	/** Answers by the app's key for the question, such as `iron` or `firstBorn`. */
	readonly truths: readonly ForeignText[];
	/** Places, people and what else has a note of its own. */
	readonly things?: readonly ForeignThing[];
	/** Journal entries and other pages. */
	readonly pages: readonly ForeignPage[];
	readonly left: readonly Leftover[];
}

/** A text with its title. */
export interface ForeignText {
	readonly title: string;
	readonly text: string;
}

interface ForeignPage extends ForeignText {
	/** What stays in it as text although the app means play by it. */
	readonly lines?: readonly ReportLine[];
}

/** A place, a person, or something else with a note of its own, such as a faction. */
export interface ForeignThing {
	readonly kind: 'place' | 'npc' | 'note';
	/** Where its note goes: `Places`. */
	readonly folder: string;
	readonly name: string;
	/** In a word, such as `planet`. */
	readonly type?: string;
	/** The sector of a place. */
	readonly region?: string;
	readonly facts: readonly ForeignText[];
}

export interface ForeignCharacter {
	readonly name: string;
	/** Stats, meters, momentum, special tracks in ticks and experience, by our keys. */
	readonly numbers: Readonly<Record<string, number>>;
	/** Marked impacts in lower case: `permanently harmed`. Those of the vehicle are among them. */
	readonly impacts: readonly string[];
	readonly assets: readonly ForeignAsset[];
	readonly tracks: readonly ForeignTrack[];
	/** What the sheet says in words: look, gear, background. */
	readonly texts: readonly ForeignText[];
}

export interface ForeignAsset {
	/** The name on the card. */
	readonly title: string;
	/** Marked abilities, 1-based. */
	readonly abilities: readonly number[];
	/** The texts of the abilities, for a card that no book has. */
	readonly abilityTexts: readonly string[];
	/** What else is printed on the card, for a card that no book has: its kind, its description. */
	readonly printed: readonly ForeignText[];
	/** The value of its only meter, and the maximum that the file states. */
	readonly meter?: { readonly value: number; readonly max?: number; readonly name?: string };
	/** Marked conditions: `battered`. */
	readonly conditions: readonly string[];
	/** What was written on the card, by its label: `Name`, `Expertise`. */
	readonly inputs: readonly ForeignText[];
}

/** A track or a clock. */
export interface ForeignTrack {
	readonly kind: TrackKind;
	readonly name: string;
	readonly rank?: Rank;
	readonly ticks?: number;
	readonly segments?: number;
	readonly filled?: number;
	readonly odds?: string;
	readonly menace?: number;
	readonly theme?: string;
	readonly domain?: string;
	readonly role?: string;
	readonly bond?: true;
	readonly isCompleted?: true;
	readonly text: string;
}
