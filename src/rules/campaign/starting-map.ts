/** What surrounds the first place, made before play begins: a sector of Starforged, a chart of Sundered Isles. */
export interface StartingMap {
	readonly what: 'sector' | 'chart';
	/** Ids of the oracles that name it, joined by a space. */
	readonly name: readonly string[];
	/** Ids of the oracles that tell of all of it. */
	readonly about: readonly string[];
	readonly places: MapPlaces;
}

/** The settlements of a sector, the islands of a chart. */
export interface MapPlaces {
	/** "Settlements" */
	readonly label: string;
	readonly generator: string;
	readonly count: PlaceCount;
	/** Keys of lines that are told of the first place alone: the book looks at one of them closely. */
	readonly closer: readonly string[];
	/** Keys of lines that are told of none. */
	readonly untold: readonly string[];
	/** Ids of oracles that tell more of each. */
	readonly about: readonly string[];
	/** What a place lies on or circles, where its line says so. */
	readonly world?: { readonly generator: string; readonly line: string; readonly where: readonly string[] };
}

/** How many places there are, by the region or by what a line of the first one begins with. */
type PlaceCount =
	| { readonly by: 'region'; readonly counts: Readonly<Record<string, number>> }
	| { readonly by: 'line'; readonly key: string; readonly counts: Readonly<Record<string, number>> };

export const STARTING_SECTOR: StartingMap = {
	what: 'sector',
	name: ['starforged/space/sector_name/prefix', 'starforged/space/sector_name/suffix'],
	about: ['starforged/campaign_launch/sector_trouble'],
	places: {
		label: 'Settlements',
		generator: 'Settlement',
		// Starforged, "Build a Starting Sector"; the data does not have it.
		count: { by: 'region', counts: { terminus: 4, outlands: 3, expanse: 2 } },
		closer: ['first_look', 'trouble'],
		untold: ['initial_contact', 'name_tags'],
		about: [],
		world: { generator: 'Planet', line: 'location', where: ['Planetside', 'Orbital'] },
	},
};

export const STARTING_CHART: StartingMap = {
	what: 'chart',
	name: ['sundered_isles/misc/local_seas/prefix', 'sundered_isles/misc/local_seas/suffix'],
	about: [],
	places: {
		label: 'Islands',
		generator: 'Island',
		// The first island says which others are in sight. Several are three here: the data has no number for them.
		count: { by: 'line', key: 'nearby_islands', counts: { Isolated: 1, 'Island pair': 2, 'Island group': 4 } },
		closer: ['nearby_islands'],
		untold: [],
		about: ['sundered_isles/getting_underway/chart_your_course/details'],
	},
};
