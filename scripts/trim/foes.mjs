import { mapValues, pick } from './pick.mjs';

/** Extracts the foes, rarities and prepared sites of a Datasworn ruleset. */
export const trimFoes = ({ npcs, rarities, delve_sites }) => ({
	npcs: mapValues(npcs, ({ name, contents }) => ({ name, contents: mapValues(contents, trimFoe) })),
	rarities: mapValues(rarities, rarity => pick(rarity, ['_id', 'name', 'asset', 'xp_cost', 'description'])),
	delve_sites: mapValues(delve_sites, site => ({
		...pick(site, ['_id', 'name', 'rank', 'theme', 'domain', 'description']),
		denizens: site.denizens.map(denizen => pick(denizen, ['roll', 'name', 'npc', 'frequency'])),
	})),
});

const FOE = ['_id', 'name', 'nature', 'rank', 'summary', 'description'];

const trimFoe = foe => ({
	...pick(foe, [...FOE, 'features', 'drives', 'tactics', 'quest_starter', 'your_truth']),
	variants: mapValues(foe.variants, variant => pick(variant, FOE)),
});
