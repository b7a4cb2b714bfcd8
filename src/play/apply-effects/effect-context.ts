import type { TrackKind } from '../../rules/core/track-kind';
import type { Rank } from '../../rules/core/rank';
import type { Ruleset } from '../../rules/ruleset';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import type { DiceRoller } from '../dice/dice';
import { findTrack, type Track } from '../tracks/track';
import { onlyOpen } from '../tracks/invalid-tracks';

/** A quest handed on to the new character, and the ticks that the former one had on it. */
export interface InheritedQuest {
	readonly name: string;
	readonly ticks: number;
}

/** The context in which an effect is applied. */
export interface EffectContext {
	readonly ruleset: Ruleset;
	/** The move that the effect belongs to. */
	readonly move: string;
	/** The name of the record's track, or of an asset if the effect acts on one. */
	readonly track?: string;
	/** The track's rank as stated by the record. */
	readonly rank?: Rank;
	/** The option that caused the effect, if any. */
	readonly why?: string;
	/** Needed only for effects that roll: `clear progress lowest die`. */
	readonly dice?: DiceRoller;
	/** The record's cost as a positive number, for `-cost`. */
	readonly cost?: number;
	/** Names of the assets that the record has discarded so far, which determine what is earned. */
	readonly discarded?: readonly string[];
	/** The quest that the record restarted for a new character. */
	readonly inherited?: InheritedQuest;
	/** Repair points left in the record. */
	readonly points?: number;
}

/** The names of the assets discarded by these lines. */
export const discardedIn = (done: readonly Change[]): readonly string[] =>
	done.flatMap(({ kind, target, ...line }) =>
		kind === 'event' && 'event' in line && line.event === 'discarded' && target !== undefined ? [target] : [],
	);

/**
 * The track to act on: the record's own if its kind fits (a plain track serves for any), else the only open one of the
 * effect's kind. `undefined` if the player must choose.
 */
export function trackFor(
	character: Character,
	{ track: name }: EffectContext,
	kinds: readonly TrackKind[] | undefined,
): Track | undefined {
	const own = name === undefined ? undefined : findTrack(character.tracks, name);
	if (own && (kinds === undefined || kinds.includes(own.kind) || own.kind === 'track')) return own;
	if (kinds === undefined) return undefined;
	return onlyOpen(character, kinds);
}

/** The rank of the record's track: as stated by the record, else the track's own. */
export const rankFor = (character: Character, context: EffectContext): Rank | undefined =>
	context.rank ?? trackFor(character, context, undefined)?.rank;
