import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import type { TrackKind } from '../../rules/track-kind';
import { TRACK_KINDS } from '../../rules/track-kind';
import { isRolledAgainst, trackKindsOf } from '../agenda/track-kinds';
import type { Character } from '../character/character';
import { fullBoxes, openTracks } from '../tracks/track';
import type { OfferedOption } from './roll-options';

/** A track to make a progress move against. */
export interface TrackOption extends OfferedOption {
	readonly track: string;
}

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
