import type { Ruleset } from '../ruleset';
import type { Denizen } from './foe';

/** Looks up the name of a foe by its id. */
export function foeNames({ npcs }: Pick<Ruleset, 'npcs'>): (id: string) => string | undefined {
	const names = new Map((npcs?.() ?? []).map(({ _id, name }) => [_id, name]));
	return id => names.get(id);
}

/** "Alva (Wight)"; some denizens are left to the player. */
export function denizenWords({ name, npc, frequency }: Denizen, foe: (id: string) => string | undefined): string {
	const kind = npc === undefined ? undefined : foe(npc);
	if (name !== undefined) return kind === undefined ? name : `${name} (${kind})`;
	return kind ?? `Yours to choose (${frequency})`;
}
