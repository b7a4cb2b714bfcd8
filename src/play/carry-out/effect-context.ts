import type { TrackKind } from '../../rules/track-kind';
import type { Rank } from '../../rules/rank';
import type { Ruleset } from '../../rules/ruleset';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import type { Dice } from '../roll/dice';
import type { Track } from '../tracks/track';
import { findTrack, openTracks } from '../tracks/track';

/** A quest that goes to the new character, and the ticks that the former one had earned on it. */
export interface InheritedQuest {
	readonly name: string;
	readonly ticks: number;
}

/** The context in which an effect is applied. */
export interface EffectContext {
	readonly ruleset: Ruleset;
	/** The move that says so. */
	readonly move: string;
	/** The name of the record's track; of an asset where the effect is about one. */
	readonly track?: string;
	/** The rank that the record states of that track. */
	readonly rank?: Rank;
	/** The option that brought it about, where one did. */
	readonly why?: string;
	/** Needed only where the effect itself rolls: `clear progress lowest die`. */
	readonly dice?: Dice;
	/** The record's cost, a positive number, for `-cost`. */
	readonly cost?: number;
	/** Assets that the record discarded so far, by their names: what they earn is counted on them. */
	readonly discarded?: readonly string[];
	/** The quest that the record has begun again for a new character. */
	readonly inherited?: InheritedQuest;
	/** Repair points that the record has left. */
	readonly points?: number;
}

/** The assets that these lines record as discarded. */
export const discardedIn = (done: readonly Change[]): readonly string[] =>
	done.flatMap(({ kind, target, ...line }) =>
		kind === 'event' && 'event' in line && line.event === 'discarded' && target !== undefined ? [target] : [],
	);

/**
 * The track that an effect acts on: the record's own when it is of the right kind (a plain track serves for any), else
 * the only open one of the kind that the effect names. None when the player must say.
 */
export function trackFor(
	character: Character,
	{ track: name }: EffectContext,
	kinds: readonly TrackKind[] | undefined,
): Track | undefined {
	const own = name === undefined ? undefined : findTrack(character.tracks, name);
	if (own && (kinds === undefined || kinds.includes(own.kind) || own.kind === 'track')) return own;
	if (kinds === undefined) return undefined;
	const [only, ...others] = openTracks(character.tracks, kinds);
	return others.length === 0 ? only : undefined;
}

/** The rank of the record's track: as the record states it, else as the track has it. */
export const rankFor = (character: Character, context: EffectContext): Rank | undefined =>
	context.rank ?? trackFor(character, context, undefined)?.rank;
