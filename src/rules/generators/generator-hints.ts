/** A subject whose oracles are in several places. */
interface Joined {
	readonly name: string;
	/** Ids of collections and single oracles, without their type prefix. */
	readonly of: readonly string[];
}

/**
 * What the books say but the data lacks. Everything else about generators is derived from the oracles themselves: their
 * collections, tags, links, embedded rolls, suggestions and recommended rolls.
 */
export const JOINED: readonly Joined[] = [
	// Delve extends the characters of Ironsworn; the names of all peoples are a separate chapter.
	{ name: 'Character', of: ['classic/character', 'delve/character', 'classic/name'] },
	// Delve: theme and domain determine what a site is, and its name is chosen to match.
	{ name: 'Site', of: ['delve/site_nature', 'delve/site_name'] },
	// Starforged only mentions rolling a star, and names a sector in the chapter on space.
	{ name: 'Stellar Object', of: ['starforged/space/stellar_object'] },
	{ name: 'Sector', of: ['starforged/space/sector_name', 'starforged/campaign_launch/sector_trouble'] },
];

/** Collections and oracles left out, each for a reason. */
export const LEFT_OUT: readonly string[] = [
	// A second way to find a name that the settlement already has.
	'classic/settlement/quick_name',
	// Only for factions under the curse, and no roll for a faction leads there.
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
	// Sundered Isles: waypoints at sea depend on whether the waters are charted.
	'sundered_isles/seafaring/waypoints/known_waters': { waters: 'known' },
	'sundered_isles/seafaring/waypoints/unknown_waters': { waters: 'unknown' },
};

/** Facts determined by a result whose row has no tag, by the oracle's id pattern and the text of the row. */
export const SETTLED_BY: Readonly<Record<string, (words: string) => Readonly<Record<string, string>>>> = {
	// Starforged: planets with life have perils and opportunities of their own.
	'starforged/planet/*/life': words => ({ life: /^(?:none|extinct)$/i.test(words) ? 'lifeless' : 'lifebearing' }),
};

/** Keys of lines for which the oracle's own key would be misleading. */
export const OTHER_KEYS: Readonly<Record<string, string>> = {
	// Classic: what the settlement is named after; the name itself comes next.
	'oracle_rollable:classic/settlement/name': 'named_for',
	'oracle_collection:classic/name': 'name',
	'oracle_collection:delve/site_name': 'name',
	// Starforged: the inner first look, in addition to the outer one.
	'oracle_rollable:starforged/precursor_vault/interior/first_look': 'inner_first_look',
	// Sundered Isles: each kind of faction has an identity.
	'oracle_rollable:sundered_isles/faction/name/identity_society': 'identity',
	'oracle_rollable:sundered_isles/faction/name/identity_organization': 'identity',
	'oracle_rollable:sundered_isles/faction/name/identity_empire': 'identity',
	// Sundered Isles: the kind of terrain, not the region of the isles.
	'oracle_rollable:sundered_isles/overland/region': 'terrain',
};

/** Embedded tables whose row is determined by another table. Delve: the place in the name of a site. */
export const SETTLED_PLACES: Readonly<Record<string, string>> = {
	'oracle_rollable:delve/site_name/place': 'oracle_rollable:delve/site_nature/domain',
};

/** Tables that are always rolled, even though a row of another one refers to them. */
export const IN_ANY_CASE: readonly string[] = [
	// Sundered Isles: what lurks in a cave is known from the start; its perils refer back to it.
	'oracle_rollable:sundered_isles/cave/lurking_threat',
];

/** Recommended numbers of rolls that the book gives only in its text. */
export const MORE_ROLLS: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
	// Delve: roll up to four and keep up to three.
	'oracle_rollable:delve/monstrosity/characteristics': { min: 1, max: 3 },
	'oracle_rollable:delve/monstrosity/abilities': { min: 1, max: 3 },
};
