import { memoize } from '../../../../rules/core/memoize';
import type { Character } from '../../../../play/character/character';
import { namedFirst } from '../../../../play/tracks/track';

/**
 * Sorts a character's tracks by how recently the note mentions them, so that cards and dialogs offer them in that
 * order.
 */
export const withNamedFirst = (character: Character, named: readonly string[]): Character =>
	named.length > 0 ? sorted(character, ...named) : character;

const sorted = memoize((character: Character, ...named: readonly string[]): Character => ({
	...character,
	tracks: namedFirst(character.tracks, named),
}));
