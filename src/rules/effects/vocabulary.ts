import type { Ruleset } from '../ruleset';

/** The names used by a ruleset, in lower case except for those of moves. */
export interface Vocabulary {
	/** In the ruleset's spelling, including aliases. */
	readonly moves: readonly string[];
	/** Momentum, condition meters, and meters of assets. */
	readonly meters: readonly string[];
	/** Impacts or debilities: "permanently harmed". */
	readonly impacts: readonly string[];
	/** Groups of impacts: "conditions", "banes". */
	readonly impactGroups: readonly string[];
	/** Legacy tracks and other special tracks, by the single word the book uses, if any: "quests". */
	readonly specialTracks: readonly string[];
}

/** The names of the moves in the printed books: Ironsworn, Delve, Starforged, Sundered Isles. */
const PRINTED_MOVES: readonly string[] = `
	Face Danger, Secure an Advantage, Gather Information, Heal, Resupply, Make Camp, Undertake a Journey,
	Reach Your Destination, Compel, Sojourn, Draw the Circle, Forge a Bond, Test Your Bond, Aid Your Ally,
	Write Your Epilogue, Enter the Fray, Strike, Clash, Turn the Tide, End the Fight, Battle, Endure Harm,
	Face Death, Companion Endure Harm, Endure Stress, Face Desolation, Out of Supply, Face a Setback,
	Swear an Iron Vow, Reach a Milestone, Fulfill Your Vow, Forsake Your Vow, Advance, Pay the Price,
	Ask the Oracle, Discover a Site, Delve the Depths, Find an Opportunity, Reveal a Danger, Check Your Gear,
	Locate Your Objective, Escape the Depths, Reveal a Danger (alternate version), Mark Your Failure,
	Learn From Your Failures, Advance a Threat, Take a Hiatus, Wield a Rarity, Begin a Session, Set a Flag,
	Change Your Fate, Take a Break, End a Session, Make a Connection, Develop Your Relationship,
	Test Your Relationship, Undertake an Expedition, Explore a Waypoint, Make a Discovery, Confront Chaos,
	Finish an Expedition, Set a Course, Gain Ground, React Under Fire, Take Decisive Action, Face Defeat,
	Lose Momentum, Companion Takes a Hit, Sacrifice Resources, Withstand Damage, Hearten, Repair,
	Overcome Destruction, Earn Experience, Continue a Legacy, Begin the Scene, Face Danger (Scene Challenge),
	Secure an Advantage (Scene Challenge), Finish the Scene
`
	.trim()
	.split(/,\s+/);

/** The names in the printed books, for reading text without a ruleset. */
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

/** What a ruleset has whose own rules do not say: every character has momentum, and a vehicle may have integrity. */
const OF_ANY_RULES: Vocabulary = {
	moves: [],
	meters: ['momentum', 'integrity'],
	impacts: [],
	impactGroups: [],
	specialTracks: [],
};

/**
 * The ruleset's own names. Where it is one of the printed books, or house rules over one, those of all the books are known
 * as well; so are their impacts where it lists none.
 */
export function vocabularyOf(ruleset: Ruleset): Vocabulary {
	const { isOwn, impacts } = ruleset;
	const printed = isOwn ? OF_ANY_RULES : PRINTED;
	return {
		moves: ruleset.moves.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
		meters: both(
			printed.meters,
			ruleset.condition_meters.map(({ name }) => inWords(name)),
		),
		impacts: both(
			(impacts.length === 0 ? PRINTED : printed).impacts,
			impacts.map(({ name }) => inWords(name)),
		),
		impactGroups: both(
			printed.impactGroups,
			impacts.map(({ group }) => inWords(group)),
		),
		specialTracks: both(printed.specialTracks, ruleset.special_tracks.map(trackWords)),
	};
}

const both = (printed: readonly string[], own: readonly string[]): readonly string[] => [
	...new Set([...printed, ...own]),
];

const inWords = (name: string): string => name.replace(/_/g, ' ').toLowerCase();

/** `quests_legacy` is "quests", `failure_track` is "failure". */
const trackWords = (name: string): string => inWords(name).replace(/ (?:legacy|track)(?: track)?$/, '');
