import { getOwn } from '../../rules/core/collections';
import type { EffectOf } from '../../rules/effects/effect';
import { findAsset, type Asset } from '../assets/asset';
import type { ValueChange } from '../character/change';
import type { Character } from '../character/character';
import { bonusBetween, earnedBetween, earningOf, isLegacy, rewardTicks } from '../character/legacy';
import { POINTS, SPENT } from '../character/change-target';
import { after, withChanges, limited, valueLine, type EffectResult } from './effect-result';
import { rankFor, type EffectContext } from './effect-context';
import { amountOf } from './meters';
import { MAX_TICKS } from '../../rules/core/track-key';

/** A legacy reward by the rank of the record's track. */
export function reward(
	effect: EffectOf<'reward'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const rank = rankFor(character, context);
	if (!rank) return undefined;
	const ticks = rewardTicks(rank, effect.lower ?? false);
	return markSpecial(
		character,
		{ track: effect.legacy, by: ticks, said: ticks === 0 ? 'no lower rank' : undefined },
		context,
	);
}

export function markTicks(
	effect: EffectOf<'ticks'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const by = amountOf(effect.by, character, context);
	return by === undefined ? undefined : markSpecial(character, { track: effect.track, by }, context);
}

/** Marks ticks, `quests 3 → 5 ticks`, and earns experience for filled boxes: `experience 4 → 6 (Earn Experience)`. */
export function markSpecial(
	character: Character,
	{ track, by, said }: { readonly track: string; readonly by: number; readonly said?: string | undefined },
	context: Pick<EffectContext, 'ruleset' | 'why'>,
): EffectResult {
	const { ruleset, why } = context;
	const from = getOwn(character.special, track) ?? 0;
	const { to, note } = limited(from, by, { min: 0, max: isLegacy(ruleset, track) ? Infinity : MAX_TICKS });
	const line = valueLine(track, from, to, { unit: 'ticks', note: said ?? note, why });
	const marked: EffectResult = {
		character: { ...character, special: { ...character.special, [track]: to } },
		changes: [line],
	};
	const earning = isLegacy(ruleset, track) ? earningOf(ruleset) : undefined;
	const earned = earning ? earnedBetween(from, to, earning) : 0;
	if (!earning || earned === 0) return marked;
	const bonus = bonusBetween(track, from, to, earning);
	const because = { why: earning.move, note: bonus > 0 ? `with a bonus of ${bonus}` : undefined };
	return after(marked, now =>
		withChanges(now, [valueLine('experience', now.experience, now.experience + earned + bonus, because)], ruleset),
	);
}

/**
 * Earns or spends experience. Spent experience is counted separately, and no more than the character has can be spent.
 */
export function experience(
	effect: EffectOf<'experience'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const each = amountOf(effect.by, character, context);
	const times = effect.for_each === undefined ? 1 : abilitiesOf(character, context);
	if (each === undefined || times === undefined) return undefined;
	const by = each * times;
	const line =
		by < 0 ? spent(character, -by, context) : earned(character, Math.max(by, effect.at_least ?? by), context);
	return withChanges(character, [line], context.ruleset);
}

const earned = ({ experience: from }: Character, by: number, { why }: EffectContext): ValueChange =>
	valueLine('experience', from, from + by, { why });

function spent(
	{ experience: all, experience_spent: from }: Character,
	by: number,
	{ why }: EffectContext,
): ValueChange {
	const isEnough = by <= all - from;
	return valueLine(SPENT, from, isEnough ? from + by : from, { note: isEnough ? undefined : 'not enough', why });
}

/**
 * The number of marked abilities on the named asset, else on all assets that the record discarded; `undefined` without
 * any.
 */
function abilitiesOf({ assets }: Character, { track: named, discarded }: EffectContext): number | undefined {
	const asset = named === undefined ? undefined : findAsset(assets, named);
	const gone = assets.filter(asset => asset.discarded && (discarded?.includes(asset.name) ?? true));
	const counted: readonly Asset[] = asset ? [asset] : gone;
	if (counted.length === 0) return undefined;
	return counted.reduce((sum, { abilities }) => sum + abilities.length, 0);
}

/** Changes repair points, which exist only in the record: `repair points 0 → 7`. */
export function gainPoints(
	{ by }: EffectOf<'points'>,
	character: Character,
	{ points, why }: EffectContext,
): EffectResult {
	const from = points ?? 0;
	return { character, changes: [valueLine(POINTS, from, Math.max(0, from + by), { why })] };
}
