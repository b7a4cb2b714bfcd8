import type { Move } from '../../../../rules/move';
import type { Rulebook } from '../../../../rules/rulebook';
import type { TrackKind } from '../../../../rules/track-kind';
import { TRACK_KINDS } from '../../../../rules/track-kind';
import { isRolledAgainst, trackKindsOf } from '../../../../play/agenda';
import type { Character } from '../../../../play/character/character';
import type { OfferedOption } from '../../../../play/roll/roll-options';
import { fullBoxes, namedFirst, openTracks } from '../../../../play/tracks/track';

/** A track to make a progress move against. */
export interface TrackOption extends OfferedOption {
	readonly track: string;
}

/** The character with the tracks first that the note named last: so they are offered, on cards and in dialogs. */
export const withNamedFirst = (character: Character, named: readonly string[]): Character =>
	named.length > 0 ? { ...character, tracks: namedFirst(character.tracks, named) } : character;

const WITH_PROGRESS: readonly TrackKind[] = TRACK_KINDS.filter(kind => kind !== 'clock');

/** The open tracks that a progress move can be made against, each with its full boxes; none for other moves. */
export function trackOptions(move: Move, character: Character | undefined, book: Rulebook): readonly TrackOption[] {
	if (move.roll_type !== 'progress_roll' || !character) return [];
	const kinds = trackKindsOf(move, book);
	return openTracks(character.tracks, kinds.length > 0 ? [...kinds, 'track'] : WITH_PROGRESS)
		.filter(track => isRolledAgainst(track, move, book))
		.map(({ kind, name, rank, ticks }) => ({
			name,
			text: [rank, kind].filter(Boolean).join(' '),
			value: fullBoxes(ticks),
			track: name,
		}));
}
