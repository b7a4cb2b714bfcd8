import { isSameName } from '../../rules/search/folded-name';
import type { Character } from './character';

/** The ally with this name, as the journal calls it. */
export const findAlly = ({ allies = [] }: Character, name: string): Character | undefined =>
	allies.find(ally => isSameName(ally.name, name));

/** The character beside the ally as it is now. */
export const withAlly = (character: Character, before: Character, after: Character): Character => ({
	...character,
	allies: (character.allies ?? []).map(ally => (ally === before ? after : ally)),
});
