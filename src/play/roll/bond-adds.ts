import type { Move, TriggerAdd } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import { withConnection } from '../agenda/condition';
import { isRolledWithRank } from '../agenda/effects-of-record';
import { trackKindsOf } from '../agenda/track-kinds';
import type { Character } from '../character/character';
import { areBondsNoted } from '../character/legacy';
import type { MoveRecord } from '../record/record';
import type { Track } from '../tracks/track';
import { findTrack, openTracks } from '../tracks/track';

const ON_A_BOND = /\bshare a bond\b/i;

/** An add that depends on a bond: "+1 if you share a bond". */
export const isOnABond = ({ when }: TriggerAdd): boolean => ON_A_BOND.test(when);

/** Once the connection is named, it is known which adds of the trigger hold: those on a bond, if one is shared. */
export const bondAdds = (adds: readonly TriggerAdd[], connection: Track | undefined): readonly TriggerAdd[] =>
	connection?.kind === 'connection' && connection.bond === true ? adds.filter(isOnABond) : [];

/**
 * The connection that a roll is about: the one that the call names; else the only open one, where a connection is more than
 * a name (classic's relationship moves are about anybody).
 */
export function connectionOf(call: MoveRecord, character: Character, book: Rulebook): Track | undefined {
	const { track } = areBondsNoted(book) ? call : withConnection(call, character, book);
	const named = track === undefined ? undefined : findTrack(character.tracks, track);
	return named?.kind === 'connection' ? named : undefined;
}

/** The open connections that a roll may be about, where that matters and the call does not say: whether a bond is shared, or the rank. */
export function connectionsToName(
	call: MoveRecord,
	move: Move,
	{ tracks }: Pick<Character, 'tracks'>,
	book: Rulebook,
): readonly Track[] {
	if (move.roll_type !== 'action_roll' || call.track !== undefined) return [];
	const matters = isRolledWithRank(move) || book.triggerAddsOf(move).some(isOnABond);
	return matters && trackKindsOf(move, book).includes('connection') ? openTracks(tracks, ['connection']) : [];
}
