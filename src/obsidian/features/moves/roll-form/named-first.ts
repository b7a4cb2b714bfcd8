import type { Character } from '../../../../play/character/character';
import { namedFirst } from '../../../../play/tracks/track';

/** The character with the tracks first that the note named last: so they are offered, on cards and in dialogs. */
export const withNamedFirst = (character: Character, named: readonly string[]): Character =>
	named.length > 0 ? { ...character, tracks: namedFirst(character.tracks, named) } : character;
