/** A thing whose oracles the books have in several places. */
interface Joined {
	readonly name: string;
	/** Ids of collections and of single oracles, without their kind. */
	readonly of: readonly string[];
}

/**
 * What the data does not say, though the books do. All else about generators is read from the oracles themselves: their
 * collections, tags, links, embedded rolls, suggestions and recommended rolls.
 */
export const JOINED: readonly Joined[] = [
	// Delve adds to the character of Ironsworn; the names of all peoples are a chapter of their own.
	{ name: 'Character', of: ['classic/character', 'delve/character', 'classic/name'] },
	// Delve: theme and domain say what a site is, and its name is made to fit.
	{ name: 'Site', of: ['delve/site_nature', 'delve/site_name'] },
	// Starforged rolls a star only in passing, and names a sector in the chapter on space.
	{ name: 'Stellar Object', of: ['starforged/space/stellar_object'] },
	{ name: 'Sector', of: ['starforged/space/sector_name', 'starforged/campaign_launch/sector_trouble'] },
];

/** Left out, each for a reason. */
export const LEFT_OUT: readonly string[] = [
	// Another way to find a name, which the settlement has already.
	'classic/settlement/quick_name',
	// For factions under the curse alone; no roll of a faction leads there.
	'sundered_isles/faction/cursed',
];

/** Tags that the data lacks, by the id of an oracle or of its collection. */
export const MORE_TAGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	// Classic has a table of names for each people.
	'classic/name/ironlander': { people: 'ironlander' },
	'classic/name/elf': { people: 'elf' },
	'classic/name/other/giants': { people: 'giant' },
	'classic/name/other/varou': { people: 'varou' },
	'classic/name/other/trolls': { people: 'troll' },
	// Sundered Isles: what a waypoint at sea is depends on whether the waters are charted.
	'sundered_isles/seafaring/waypoints/known_waters': { waters: 'known' },
	'sundered_isles/seafaring/waypoints/unknown_waters': { waters: 'unknown' },
};

/** What a result settles, where its row has no tag for it: by the last part of the oracle's id and the words of the row. */
export const SETTLED_BY: Readonly<Record<string, (words: string) => Readonly<Record<string, string>>>> = {
	// Starforged: planets with life on them have perils and opportunities of their own.
	'starforged/planet/*/life': words => ({ life: /^(?:none|extinct)$/i.test(words) ? 'lifeless' : 'lifebearing' }),
};

/** The key of a line, where that of its oracle would not do. */
export const OTHER_KEYS: Readonly<Record<string, string>> = {
	// Classic: what the settlement is named for, and then the name.
	'oracle_rollable:classic/settlement/name': 'named_for',
	'oracle_collection:classic/name': 'name',
	'oracle_collection:delve/site_name': 'name',
	// Starforged: beside the outer first look is the inner one.
	'oracle_rollable:starforged/precursor_vault/interior/first_look': 'inner_first_look',
	// Sundered Isles: each kind of faction has an identity.
	'oracle_rollable:sundered_isles/faction/name/identity_society': 'identity',
	'oracle_rollable:sundered_isles/faction/name/identity_organization': 'identity',
	'oracle_rollable:sundered_isles/faction/name/identity_empire': 'identity',
	// Sundered Isles: the lie of the land, not the region of the isles.
	'oracle_rollable:sundered_isles/overland/region': 'terrain',
};

/** Tables that a name takes in: their row is the one that another table settled. Delve: the place in the name of a site. */
export const SETTLED_PLACES: Readonly<Record<string, string>> = {
	'oracle_rollable:delve/site_name/place': 'oracle_rollable:delve/site_nature/domain',
};

/** Tables that are rolled in any case, though a row of another one refers to them. */
export const IN_ANY_CASE: readonly string[] = [
	// Sundered Isles: what lurks in a cave is known from the start; its perils come back to it.
	'oracle_rollable:sundered_isles/cave/lurking_threat',
];

/** How often to roll, where the book says so in its text alone. */
export const MORE_ROLLS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
	// Delve: of up to four, up to three are kept.
	'oracle_rollable:delve/monstrosity/characteristics': { min: 1, max: 3 },
	'oracle_rollable:delve/monstrosity/abilities': { min: 1, max: 3 },
};
