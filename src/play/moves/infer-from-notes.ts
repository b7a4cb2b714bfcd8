import type { MoveContext } from '../record/move-context';
import { given } from '../../rules/core/collections';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import { isRolledWithRank } from '../pending-steps/effects-of-record';
import type { Character } from '../character/character';
import { areBondsNoted } from '../character/legacy';
import { fitsMove, type NextBonus } from '../character/next-bonus';
import type { Add, MoveRecord } from '../record/record';
import { assetOfSeveral, assetsToName } from '../roll/resolve-asset';
import { bondAdds, connectionOf, connectionsToName, isOnABond, unreadToName } from './bond-adds';
import { openTracks } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';
import { offeredOptions, type OfferedOption } from '../roll/roll-options';

/**
 * The ways to roll a call that the notes leave open: the meter is that of its companion or vehicle, and the rank that of
 * its connection (Starforged, Develop Your Relationship).
 */
export function optionsOfCall(
	call: MoveRecord,
	move: Move,
	character: Character | undefined,
	book: Rulebook,
): readonly OfferedOption[] {
	const offered = offeredOptions(move, character, book.ruleset, call.track);
	const rank = character && rankRolledFor({ record: call, character, book }, move);
	if (character && isRankAsked({ record: call, character, book }, move)) return [];
	return rank === undefined ? offered : offered.filter(({ name }) => name === rank);
}

/**
 * Whether the player must say first which connection is meant, since its rank is rolled or its bond adds to the roll
 * (Starforged, Test Your Relationship). Where bonds are only noted, a move may be about anybody (Ironsworn, Compel).
 */
export const isConnectionAsked = (situation: MoveContext, move: Move): boolean =>
	!areBondsNoted(situation.book) &&
	(connectionsToName(situation, move).length > 1 || unreadToName(situation, move).length > 0);

/** Whether there is nothing to roll with before the player says which connection is meant. */
export const isRankAsked = (situation: MoveContext, move: Move): boolean =>
	isRolledWithRank(move) && isConnectionAsked(situation, move);

/** The rank that a call is rolled with, if its connection is known and has one. */
export function rankRolledFor(situation: MoveContext, move: Move): string | undefined {
	if (!isRolledWithRank(move)) return undefined;
	return connectionOf(situation)?.rank;
}

/**
 * The names that a call is to be about one of: companions or vehicles if several could suffer it, connections if their
 * rank or bond matters. Where anybody may be meant (Ironsworn, Compel), naming nobody is a way too, so none is listed.
 */
export function namesToSay(situation: MoveContext, move: Move): readonly string[] {
	const { book } = situation;
	const assets = assetsToName(situation, move);
	const connections = areBondsNoted(book) ? [] : connectionsToName(situation, move);
	return [...assets, ...connections].map(({ name }) => name);
}

/** The waiting bonuses that a roll of this move spends. */
export const bonusesFor = (move: Move, { next }: Pick<Character, 'next'>): readonly NextBonus[] =>
	move.roll_type === 'action_roll' ? next.filter(bonus => fitsMove(bonus, move.name)) : [];

/**
 * The adds for a bond that may apply although the notes do not say so: whom the move is about is not named. Without any
 * connection there is nobody to share one with, unless bonds are only noted.
 */
export function openBondAdds(situation: MoveContext, move: Move): readonly Add[] {
	const { record, character, book } = situation;
	if (move.roll_type !== 'action_roll' || connectionOf(situation)) return [];
	const known = [...unreadOfKinds(character, ['connection']), ...openTracks(character.tracks, ['connection'])];
	const isAlone = known.length === 0 && !areBondsNoted(book);
	return isAlone ? [] : addsOf(book.triggerAddsOf(move).filter(isOnABond), record);
}

/**
 * What the notes say of a roll where the player says nothing: it is about the only connection or the vehicle aboard, and a
 * bond that is shared is a condition that is met.
 */
export function decidedByNotes(
	situation: MoveContext,
	move: Move,
): { readonly about?: string; readonly conditions: readonly string[] } {
	const { record: call, book } = situation;
	if (move.roll_type !== 'action_roll') return { conditions: [] };
	const connection = connectionOf(situation);
	const isAsked = call.track === undefined && connectionsToName(situation, move).length > 0;
	const about = isAsked ? connection?.name : assetOfSeveral(situation, move)?.name;
	const met = bondAdds(book.triggerAddsOf(move), connection);
	return { ...given({ about }), conditions: met.map(({ when }) => when) };
}

/** Adds in the form of the record, without those that it already has. */
const addsOf = (
	adds: readonly { readonly by: number; readonly when: string }[],
	{ adds: known }: MoveRecord,
): readonly Add[] =>
	adds
		.filter(({ when }) => known.every(({ reason }) => reason !== when))
		.map(({ by, when }) => ({ amount: by, reason: when }));
