import { isRulesetId, type RulesetId } from './bundled';
import type { Rank } from '../core/rank';
import type { Ruleset } from '../ruleset';

/** One part of setting up a campaign: its names, which come first, and the others in any order. */
export type SetupStep = 'names' | ListedStep;
export type ListedStep = 'truths' | 'stats' | 'assets' | 'vow' | 'vehicle' | 'place' | 'people' | 'scene';

/** How a book sets up a campaign. */
export interface CampaignSetup {
	/** What can be set up, in the order of the book. All of it may be left open. */
	readonly steps: readonly ListedStep[];
	/** How many assets a starting character has, and which kinds. */
	readonly assets: { readonly count: number; readonly which: string; readonly first?: FirstAssets };
	/** The ranks that the book allows for the character's background vow. */
	readonly vowRanks: readonly Rank[];
	readonly vehicle?: StartingVehicle;
	/** A further reference by the author of the book, which is no part of what comes with the plugin. */
	readonly reference?: { readonly id: string; readonly title: string; readonly year: number };
	/** What the first place on the map is called. */
	readonly place: string;
	/** The surrounding map, if the book has the players create one. */
	readonly map?: StartingMap;
	/** Connections to make, or in Ironsworn, the maximum number of bonds to note. */
	readonly people: { readonly kind: 'connection' } | { readonly kind: 'bonds'; readonly most: number };
	/** Oracle ids per step: `name` for the name, results joined with spaces; `about` for details. */
	readonly oracles: Readonly<Partial<Record<SetupStep, SetupOracles>>>;
}

interface StartingVehicle {
	readonly category: string;
	readonly what: string;
	/** The card that the book begins with by default, if the data that come with the plugin lack it. */
	readonly lacking?: string;
}

/** How many of the assets, those chosen first, are of one category: two paths. */
interface FirstAssets {
	readonly category: string;
	readonly count: number;
}

interface SetupOracles {
	readonly name?: readonly string[];
	readonly about: readonly string[];
	/** The generator to use, including the name: a settlement, an island, a person. */
	readonly generator?: string;
}

/** The map around the first place, created before play begins: a sector in Starforged, a chart in Sundered Isles. */
export interface StartingMap {
	readonly what: 'sector' | 'chart';
	/** Ids of the oracles that name it; results are joined with spaces. */
	readonly name: readonly string[];
	/** Ids of the oracles that describe it as a whole. */
	readonly about: readonly string[];
	readonly places: MapPlaces;
}

/** The settlements of a sector, the islands of a chart. */
export interface MapPlaces {
	/** "Settlements" */
	readonly label: string;
	readonly generator: string;
	readonly count: PlaceCount;
	/** Keys of lines shown for the first place only. */
	readonly firstPlaceOnly: readonly string[];
	/** Keys of lines that are not shown. */
	readonly hidden: readonly string[];
	/** Ids of oracles with further details of each. */
	readonly about: readonly string[];
	/** The world that a place lies on or orbits, if its line says so. */
	readonly world?: { readonly generator: string; readonly line: string; readonly where: readonly string[] };
}

/** The number of places, by region or by the beginning of one of the first place's lines. */
type PlaceCount =
	| { readonly by: 'region'; readonly counts: Readonly<Record<string, number>> }
	| { readonly by: 'line'; readonly key: string; readonly counts: Readonly<Record<string, number>> };

const STARTING_SECTOR: StartingMap = {
	what: 'sector',
	name: ['starforged/space/sector_name/prefix', 'starforged/space/sector_name/suffix'],
	about: ['starforged/campaign_launch/sector_trouble'],
	places: {
		label: 'Settlements',
		generator: 'Settlement',
		// Starforged, "Build a Starting Sector"; missing from the data.
		count: { by: 'region', counts: { terminus: 4, outlands: 3, expanse: 2 } },
		firstPlaceOnly: ['first_look', 'trouble'],
		hidden: ['initial_contact', 'name_tags'],
		about: [],
		world: { generator: 'Planet', line: 'location', where: ['Planetside', 'Orbital'] },
	},
};

const STARTING_CHART: StartingMap = {
	what: 'chart',
	name: ['sundered_isles/misc/local_seas/prefix', 'sundered_isles/misc/local_seas/suffix'],
	about: [],
	places: {
		label: 'Islands',
		generator: 'Island',
		// The first island says which others are in sight. "Several" is taken as three, since the data has no number.
		count: { by: 'line', key: 'nearby_islands', counts: { Isolated: 1, 'Island pair': 2, 'Island group': 4 } },
		firstPlaceOnly: ['nearby_islands'],
		hidden: [],
		about: ['sundered_isles/getting_underway/chart_your_course/details'],
	},
};

/** The values that a starting character assigns to the stats in any order; the same in every book. */
export const STARTING_STATS: readonly number[] = [3, 2, 2, 1, 1];

/** Whether the values are those of the starting array, in any order. */
export const isStartingArray = (values: readonly number[]): boolean =>
	[...values].sort((a, b) => b - a).join() === STARTING_STATS.join();

const IRONSWORN: CampaignSetup = {
	steps: ['truths', 'stats', 'people', 'vow', 'assets', 'place', 'scene'],
	assets: { count: 3, which: 'Three assets of any kind.' },
	vowRanks: ['extreme', 'epic'],
	reference: { id: 'lodestar', title: 'Lodestar', year: 2025 },
	place: 'A settlement that you know',
	people: { kind: 'bonds', most: 3 },
	oracles: {
		names: { name: ['classic/name/ironlander/a'], about: [] },
		people: { name: ['classic/name/ironlander/b'], about: ['classic/character/role', 'classic/character/goal'] },
		vow: { about: ['classic/action_and_theme/action', 'classic/action_and_theme/theme'] },
		place: {
			name: ['classic/settlement/name'],
			about: ['classic/place/region', 'classic/place/location'],
			generator: 'Settlement',
		},
		scene: { about: ['classic/action_and_theme/action', 'classic/action_and_theme/theme'] },
	},
};

const STARFORGED: CampaignSetup = {
	steps: ['truths', 'assets', 'vow', 'vehicle', 'stats', 'place', 'people', 'scene'],
	assets: {
		count: 3,
		which: 'Two paths, and one more: a path, a companion, a module or a support vehicle.',
		first: { category: 'Path', count: 2 },
	},
	vowRanks: ['extreme', 'epic'],
	vehicle: { category: 'Command Vehicle', what: 'Your starship' },
	place: 'The first settlement of your sector',
	map: STARTING_SECTOR,
	people: { kind: 'connection' },
	oracles: {
		names: { name: ['starforged/character/name/given_name', 'starforged/character/name/family_name'], about: [] },
		assets: { about: ['starforged/campaign_launch/background_assets'] },
		vow: { about: ['starforged/campaign_launch/backstory_prompts'] },
		vehicle: {
			name: ['starforged/starship/starship_name'],
			about: ['starforged/campaign_launch/starship_history', 'starforged/campaign_launch/starship_quirks'],
		},
		place: {
			name: ['starforged/settlement/name'],
			about: ['starforged/campaign_launch/sector_trouble'],
			generator: 'Settlement',
		},
		people: {
			name: ['starforged/character/name/given_name', 'starforged/character/name/family_name'],
			about: [],
			generator: 'Character',
		},
		scene: { about: ['starforged/campaign_launch/inciting_incident'] },
	},
};

const SUNDERED_ISLES: CampaignSetup = {
	...STARFORGED,
	// foundry-ironsworn 1058, datasworn 83
	vehicle: { category: 'Command Vehicle', what: 'Your ship', lacking: 'Sailing Ship' },
	place: 'The first island on your chart',
	map: STARTING_CHART,
	oracles: {
		names: {
			name: ['sundered_isles/character/name/given_name', 'sundered_isles/character/name/family_name'],
			about: [],
		},
		vow: {
			about: [
				'sundered_isles/getting_underway/create_your_character/your_backstory',
				'sundered_isles/getting_underway/create_your_character/your_persona',
			],
		},
		vehicle: {
			name: ['sundered_isles/ship/name'],
			about: [
				'sundered_isles/getting_underway/take_command/ship_history',
				'sundered_isles/getting_underway/take_command/crew',
			],
		},
		place: {
			name: ['sundered_isles/island/name'],
			about: ['sundered_isles/getting_underway/chart_your_course/details'],
			generator: 'Island',
		},
		people: {
			name: ['sundered_isles/character/name/given_name', 'sundered_isles/character/name/family_name'],
			about: [],
			generator: 'Character',
		},
		scene: { about: ['sundered_isles/misc/prompts'] },
	},
};

const SETUPS: Readonly<Record<RulesetId, CampaignSetup>> = {
	classic: IRONSWORN,
	delve: IRONSWORN,
	starforged: STARFORGED,
	sundered_isles: SUNDERED_ISLES,
};

/** How a ruleset sets up a campaign: as its book says, or for one of the vault's own, by what it has. */
export function campaignSetupOf(ruleset: Pick<Ruleset, '_id' | 'truths' | 'assets'>): CampaignSetup {
	if (isRulesetId(ruleset._id)) return SETUPS[ruleset._id];
	const has = (list: readonly unknown[] | undefined) => list !== undefined && list.length > 0;
	return {
		steps: [
			...(has(ruleset.truths?.()) ? (['truths'] as const) : []),
			'stats',
			...(has(ruleset.assets?.()) ? (['assets'] as const) : []),
			'place',
			'scene',
		],
		assets: { count: 3, which: 'As many assets as your rules give.' },
		vowRanks: [],
		place: 'A place that you know',
		people: { kind: 'connection' },
		oracles: {},
	};
}
