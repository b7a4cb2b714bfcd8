import type { Character } from '../../../../play/character/character';
import { namedFirst } from '../../../../play/tracks/track';

export type { TrackOption } from '../../../../play/roll/track-options';
export { trackOptions } from '../../../../play/roll/track-options';

/** The character with the tracks first that the note named last: so they are offered, on cards and in dialogs. */
export const withNamedFirst = (character: Character, named: readonly string[]): Character =>
	named.length > 0 ? { ...character, tracks: namedFirst(character.tracks, named) } : character;
