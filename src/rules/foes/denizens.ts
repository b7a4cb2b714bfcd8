import type { Oracle } from '../oracles/oracle';
import type { Ruleset } from '../ruleset';
import type { DelveSite, Denizen } from './foe';

/** The denizens of each prepared site, as a table to roll on: "Alva's Rest / Denizens". */
export const denizenOracles = (ruleset: Pick<Ruleset, 'delve_sites' | 'npcs'>): readonly Oracle[] => {
	const names = foeNames(ruleset);
	return (ruleset.delve_sites?.() ?? []).map(site => denizensOf(site, names));
};

/** What a foe of the book is called, by its id. */
export function foeNames({ npcs }: Pick<Ruleset, 'npcs'>): (id: string) => string | undefined {
	const names = new Map((npcs?.() ?? []).map(({ _id, name }) => [_id, name]));
	return id => names.get(id);
}

const denizensOf = ({ _id, name, denizens }: DelveSite, foe: (id: string) => string | undefined): Oracle => ({
	_id: _id.replace(/^delve_site:/, 'oracle_rollable:denizens/'),
	path: [name, 'Denizens'],
	synonyms: [],
	dice: { count: 1, sides: 100, modifier: 0 },
	rows: denizens.map(denizen => ({
		min: denizen.min,
		max: denizen.max,
		text: denizenWords(denizen, foe),
		details: [],
		oracle_rolls: [],
	})),
	suggestions: [],
	replaces: [],
	tags: {},
});

/** "Alva (Wight)"; the book leaves some to the player. */
export function denizenWords({ name, npc, frequency }: Denizen, foe: (id: string) => string | undefined): string {
	const kind = npc === undefined ? undefined : foe(npc);
	if (name !== undefined) return kind === undefined ? name : `${name} (${kind})`;
	return kind ?? `Yours to choose (${frequency})`;
}
