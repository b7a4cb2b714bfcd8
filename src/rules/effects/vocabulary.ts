import type { Ruleset } from '../ruleset';
import { PRINTED_MOVES } from './printed-moves';

/** The names that a ruleset gives to things; everything but the names of moves is in lower case. */
export interface Vocabulary {
	/** In the ruleset's spelling, aliases included. */
	readonly moves: readonly string[];
	/** Momentum, the condition meters, and the meters of assets. */
	readonly meters: readonly string[];
	/** Impacts or debilities: "permanently harmed". */
	readonly impacts: readonly string[];
	/** The groups that impacts stand in: "conditions", "banes". */
	readonly impactGroups: readonly string[];
	/** Legacy tracks and the like, in one word where the book speaks so: "quests". */
	readonly specialTracks: readonly string[];
}

/** What the printed books name, so that a stretch of text can be read without any ruleset. */
export const PRINTED: Vocabulary = {
	moves: PRINTED_MOVES,
	meters: ['momentum', 'health', 'spirit', 'supply', 'integrity'],
	impacts: [
		...['wounded', 'shaken', 'unprepared', 'encumbered', 'permanently harmed', 'traumatized', 'maimed'],
		...['corrupted', 'cursed', 'tormented', 'doomed', 'indebted', 'battered', 'broken', 'disabled', 'troubled'],
	],
	impactGroups: ['conditions', 'banes', 'burdens', 'misfortunes', 'lasting effects', 'vehicle troubles'],
	specialTracks: ['quests', 'bonds', 'discoveries', 'failure'],
};

/** The ruleset's own names besides those of the printed books. */
export const vocabularyOf = (ruleset: Ruleset): Vocabulary => ({
	moves: ruleset.moves.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
	meters: both(
		PRINTED.meters,
		ruleset.condition_meters.map(({ name }) => inWords(name)),
	),
	impacts: both(
		PRINTED.impacts,
		ruleset.impacts.map(({ name }) => inWords(name)),
	),
	impactGroups: both(
		PRINTED.impactGroups,
		ruleset.impacts.map(({ group }) => inWords(group)),
	),
	specialTracks: both(PRINTED.specialTracks, ruleset.special_tracks.map(trackWords)),
});

const both = (printed: readonly string[], own: readonly string[]): readonly string[] => [
	...new Set([...printed, ...own]),
];

const inWords = (name: string): string => name.replace(/_/g, ' ').toLowerCase();

/** `quests_legacy` is "quests", `failure_track` is "failure". */
const trackWords = (name: string): string => inWords(name).replace(/ (?:legacy|track)(?: track)?$/, '');
