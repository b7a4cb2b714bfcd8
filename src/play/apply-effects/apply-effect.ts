import { changesNothing, type Effect, type EffectOf } from '../../rules/effects/effect';
import { TRACK_KINDS, type TrackKind } from '../../rules/core/track-kind';
import { eventLine, withChanges, type EffectResult } from './effect-result';
import { allyOf, carryOutForAlly } from './for-ally';
import type { EffectContext } from './effect-context';
import { markOrClear } from './impacts';
import { inherit } from './inherit';
import { bonusOf, setCombat, setMeter, takeNext, takeOrSuffer } from './meters';
import {
	CLOCK_KINDS,
	clearProgress,
	fillClock,
	FOE_KINDS,
	inflictHarm,
	markMenace,
	progress,
	raiseRank,
	setHarm,
} from './mark-progress';
import { experience, gainPoints, markTicks, reward } from './rewards';
import { endTrack, growConnection } from './tracks';
import type { Character } from '../character/character';
import { findTrack } from '../tracks/track';
import { abilitiesLeft, findAsset, isAssetOf, type Asset } from '../assets/asset';
import { ASSET } from '../character/events';

/**
 * Applies one effect that needs no further decision. `undefined` if it cannot be applied by itself (choices, other
 * moves, tables), or if something it needs is missing: the track, its rank, the asset, the dice.
 */
export function applyEffect(effect: Effect, character: Character, context: EffectContext): EffectResult | undefined {
	if (changesNothing(effect)) return undefined;
	const ally = allyOf(effect);
	if ('ally' in effect && ally !== undefined)
		return carryOutForAlly(effect, ally, character, (own, now) => applyEffect(own, now, context));
	switch (effect.kind) {
		case 'meter':
			return takeOrSuffer(effect, character, context);
		case 'set':
			return setMeter(effect, character, context);
		case 'impact':
			return markOrClear(effect, character, context);
		case 'next':
			return takeNext(character, bonusOf(effect, context.move));
		case 'combat':
			return setCombat(character, effect.position, context.why);
		case 'progress':
			return progress(effect, character, context);
		case 'clear_progress':
			return clearProgress(effect, character, context);
		case 'rank':
			return raiseRank(effect, character, context);
		case 'track':
			return endTrack(effect, character, context);
		case 'connection':
			return growConnection(effect, character, context);
		case 'clock':
			return fillClock(effect, character, context);
		case 'menace':
			return markMenace(effect, character, context);
		case 'harm':
			return inflictHarm(effect, character, context);
		case 'harm_is':
			return setHarm(effect, character, context);
		case 'reward':
			return reward(effect, character, context);
		case 'ticks':
			return markTicks(effect, character, context);
		case 'experience':
			return experience(effect, character, context);
		case 'asset':
			return changeAsset(effect, character, context);
		case 'inherit':
			return inherit(effect, character, context);
		case 'points':
			return gainPoints(effect, character, context);
		case 'end':
			return { character, changes: [eventLine(effect.how, 'marked', { why: context.why })] };
	}
}

/** The kinds of track that an effect acts on; all kinds if the move decides; `undefined` if it acts on none. */
export function needsTrack(effect: Effect): readonly TrackKind[] | undefined {
	if (changesNothing(effect)) return undefined;
	switch (effect.kind) {
		case 'progress':
		case 'clear_progress':
		case 'rank':
			return effect.on ? [effect.on] : TRACK_KINDS;
		case 'track':
			if (effect.event === 'begin') return undefined;
			return effect.track === 'track' ? TRACK_KINDS : [effect.track];
		case 'connection':
			return ['connection'];
		case 'clock':
			return CLOCK_KINDS;
		case 'menace':
			return ['threat'];
		case 'harm':
			return FOE_KINDS;
		case 'harm_is':
			return effect.whose === 'foe' ? FOE_KINDS : undefined;
		case 'reward':
			return TRACK_KINDS;
		case 'meter':
		case 'ticks':
		case 'experience':
			return isByRank(effect.by) ? TRACK_KINDS : undefined;
		case 'set':
		case 'impact':
		case 'next':
		case 'combat':
		case 'asset':
		case 'inherit':
		case 'points':
		case 'end':
			return undefined;
	}
}

/** Whether the amount depends on the rank of a track. */
export const isCountedByRank = (effect: Effect): boolean =>
	effect.kind === 'reward' || ('by' in effect && isByRank(effect.by));

const isByRank = (by: unknown): boolean => typeof by === 'object' && by !== null && 'by_rank' in by;

/**
 * `Rook › asset discarded`, `Rook › asset gained`, `Rook › ability 3 marked`. Applies to the named asset
 * (`doing.track`), else to the only one that fits. A new asset must be named, and so must an ability if several are
 * left.
 */
function changeAsset(
	effect: EffectOf<'asset'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	switch (effect.event) {
		case 'gain':
			return gain(character, context);
		case 'upgrade':
			return upgrade(effect.what, character, context);
		case 'discard':
			return discard(effect.what, character, context);
	}
}

function gain(character: Character, { track: name, ruleset, why }: EffectContext): EffectResult | undefined {
	if (name === undefined || findTrack(character.tracks, name)) return undefined;
	const note = findAsset(character.assets, name) ? 'already' : undefined;
	return withChanges(character, [eventLine(ASSET, 'gained', { target: name, note, why })], ruleset);
}

function upgrade(what: string | undefined, character: Character, context: EffectContext): EffectResult | undefined {
	const said = /^ability (\d)$/.exec(what ?? '')?.[1];
	const asset = assetFor(said === undefined ? what : undefined, character, context.track, false);
	const left = asset ? abilitiesLeft(asset) : [];
	const [only, ...others] = said === undefined ? left : left.filter(ability => ability === Number(said));
	if (!asset || only === undefined || others.length > 0) return undefined;
	const line = eventLine(`ability ${only}`, 'marked', { target: asset.name, why: context.why });
	return withChanges(character, [line], context.ruleset);
}

function discard(what: string | undefined, character: Character, context: EffectContext): EffectResult | undefined {
	const asset = assetFor(what, character, context.track, true);
	if (!asset) return undefined;
	const because = { target: asset.name, why: context.why };
	const line = eventLine(ASSET, 'discarded', asset.discarded ? { ...because, note: 'already' } : because);
	return withChanges(character, [line], context.ruleset);
}

/** The named asset, else the only owned one that fits: a companion, a module, a Starship. */
function assetFor(
	what: string | undefined,
	{ assets }: Character,
	named: string | undefined,
	orDiscarded: boolean,
): Asset | undefined {
	const byName = named === undefined ? undefined : findAsset(assets, named);
	if (byName && (orDiscarded || !byName.discarded)) return byName;
	const [only, ...others] = assets.filter(asset => !asset.discarded && (what === undefined || isAssetOf(asset, what)));
	return others.length === 0 ? only : undefined;
}
