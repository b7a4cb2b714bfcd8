import type { MoveContext } from '../record/move-context';
import type { Move, TriggerAdd } from '../../rules/move';
import type { Problem } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { withConnection } from '../pending-steps/condition';
import { isRolledWithRank } from '../pending-steps/effects-of-record';
import { trackKindsOf } from '../roll/track-kinds';
import { areBondsNoted } from '../character/legacy';
import type { MoveRecord } from '../record/record';
import { findTrack, openTracks, type Track } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';

const ON_A_BOND = /\bshare a bond\b/i;

/** Whether a bonus depends on a bond: "+1 if you share a bond". */
export const isOnABond = ({ when }: TriggerAdd): boolean => ON_A_BOND.test(when);

/** An add of the trigger applies to its own option, or to every one. */
export const isForOption = (add: TriggerAdd, option: string | undefined): boolean =>
	add.option === undefined || add.option === option;

/** The bonuses that are known to apply once the connection is named: those for a bond, if one is shared. */
export const bondAdds = (adds: readonly TriggerAdd[], connection: Track | undefined): readonly TriggerAdd[] =>
	connection?.kind === 'connection' && connection.bond === true ? adds.filter(isOnABond) : [];

/**
 * The connection that a roll is about: the one that the call names, else the only open one if connections are more than
 * names (classic's relationship moves may be about anybody).
 */
export function connectionOf(situation: MoveContext): Track | undefined {
	const { record: call, character, book } = situation;
	const { track } = areBondsNoted(book) ? call : withConnection(situation);
	const named = track === undefined ? undefined : findTrack(character.tracks, track);
	return named?.kind === 'connection' ? named : undefined;
}

/** The open connections to choose from, if the bond or rank of one matters and the call names none. */
export function connectionsToName(
	{ record: call, character: { tracks }, book }: MoveContext,
	move: Move,
): readonly Track[] {
	return isWhoOpen(call, move, book) ? openTracks(tracks, ['connection']) : [];
}

/** What to mend in connections that cannot be read, if the rank or bond of one counts and the call names none. */
export const unreadToName = ({ record: call, character, book }: MoveContext, move: Move): readonly Problem[] =>
	!areBondsNoted(book) && isWhoOpen(call, move, book) ? unreadOfKinds(character, ['connection']) : [];

function isWhoOpen(call: MoveRecord, move: Move, book: Rulebook): boolean {
	if (move.roll_type !== 'action_roll' || call.track !== undefined) return false;
	const matters = isRolledWithRank(move) || book.triggerAddsOf(move).some(isOnABond);
	return matters && trackKindsOf(move, book).includes('connection');
}
