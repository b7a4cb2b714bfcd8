import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import { hasKey, TRACK_KINDS } from '../../rules/core/track-kind';
import { isRolledAgainst, trackKindsOf } from './track-kinds';
import type { Character } from '../character/character';
import { fullBoxes, openTracks } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';
import type { OfferedOption } from './roll-options';

/** A track to make a progress move against. */
export interface TrackOption extends OfferedOption {
	readonly track: string;
}

const WITH_BOXES = TRACK_KINDS.filter(kind => hasKey(kind, 'ticks'));

/**
 * The open tracks to make a progress move against, with their full boxes; empty for other moves. A plain track is
 * included if none of the right kind is open, or if the call names it.
 */
export function trackOptions(
	move: Move,
	character: Character | undefined,
	book: Rulebook,
	named?: string,
): readonly TrackOption[] {
	if (move.roll_type !== 'progress_roll' || !character) return [];
	const kinds = trackKindsOf(move, book);
	const ofKind = openTracks(character.tracks, kinds.length > 0 ? kinds : WITH_BOXES);
	const plain = openTracks(character.tracks, kinds.length > 0 ? ['track'] : []).filter(
		({ name }) => (ofKind.length === 0 && unreadOfKinds(character, kinds).length === 0) || name === named,
	);
	return [...ofKind, ...plain]
		.filter(track => isRolledAgainst(track, move, book))
		.map(({ kind, name, rank, ticks }) => ({
			name,
			text: [rank, kind].filter(Boolean).join(' '),
			value: fullBoxes(ticks),
			track: name,
		}));
}
