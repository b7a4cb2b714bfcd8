import type { Move } from '../../rules/move';
import type { MoveContext } from '../record/move-context';
import type { Effect, EffectOf } from '../../rules/effects/effect';
import type { Problem } from '../../rules/core/problem';
import type { Asks } from '../record/pending-step';
import { isRecord } from '../record/record';
import { openTracks, type Track } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';
import { PendingStepsBuilder } from './pending-steps-builder';
import { beginOption } from './begin-track';
import { isContinued } from '../roll/track-kinds';

/** A track that is named and ranked before the roll. */
interface BegunWithRoll {
	readonly effect: EffectOf<'track'>;
	readonly asks: Asks;
	/** The open tracks that the move may be about instead: a journey that goes on, a foe that was begun before the fight. */
	readonly open: readonly Track[];
	/** What to mend first in tracks that cannot be read and may be meant. */
	readonly unread: readonly Problem[];
}

/**
 * The track that a rolled move begins regardless of outcome: Swear an Iron Vow, Enter the Fray. `undefined` if the call
 * already names its track.
 */
export const begunWithRoll = (situation: MoveContext): BegunWithRoll | undefined => begunBy('action_roll', situation);

/** The track that a move without a roll begins, if it is named along with the move (Delve, Discover a Site). */
export const begunWithoutRoll = (situation: MoveContext): BegunWithRoll | undefined => begunBy('no_roll', situation);

function begunBy(type: Move['roll_type'], { record: call, character, book }: MoveContext): BegunWithRoll | undefined {
	const move = book.move(call.move);
	if (move?.roll_type !== type || call.track !== undefined || isRecord(call)) return undefined;
	const effect = book.effectsOf(move).always.find(begins);
	const { asks } = effect ? beginOption(new PendingStepsBuilder(call, character, book), effect) : {};
	if (!effect || !asks) return undefined;
	const kinds = isContinued(effect.track) && call.rank === undefined ? [effect.track] : [];
	return {
		effect,
		asks,
		open: openTracks(character.tracks, kinds),
		unread: kinds.length > 0 ? unreadOfKinds(character, kinds) : [],
	};
}

/**
 * What to ask before the roll about a track that the move may begin. If the outcome begins none, the answer is not
 * used.
 */
export function namedBeforehand(situation: MoveContext): Asks | undefined {
	return begunWithRoll(situation)?.asks ?? begunByOutcome(situation);
}

/** A track that only some outcomes of a rolled move begin (Starforged, Make a Connection). */
export function begunByOutcome({ record: call, character, book }: MoveContext): Asks | undefined {
	const move = book.move(call.move);
	if (move?.roll_type !== 'action_roll' || call.track !== undefined || isRecord(call)) return undefined;
	const { always, outcomes } = book.effectsOf(move);
	const effect = always.some(begins) ? undefined : Object.values(outcomes).flat().find(begins);
	return effect && beginOption(new PendingStepsBuilder(call, character, book), effect).asks;
}

const begins = (effect: Effect): effect is EffectOf<'track'> => effect.kind === 'track' && effect.event === 'begin';
