import type { EffectOf } from '../../rules/effects/effect';
import type { Ruleset } from '../../rules/ruleset';
import { companionOf, findAsset, moduleOf, vehicleOf, type Asset } from '../assets/asset';
import { isMarked, type Character } from '../character/character';
import { maxMomentum } from '../character/momentum';
import { withAsset } from '../character/change-target';
import { after, eventLine, inTurn, valueLine, type EffectResult } from './effect-result';
import type { EffectContext } from './effect-context';

/** Marks an impact. This lowers the maximum of momentum, and momentum above it. */
export function markImpact(character: Character, impact: string, why?: string): EffectResult {
	if (isMarked(character, impact))
		return { character, changes: [eventLine(impact, 'marked', { note: 'already', why })] };
	const marked: Character = { ...character, impacts: [...character.impacts, impact] };
	return after({ character: marked, changes: [eventLine(impact, 'marked', { why })] }, now => loweredBy(now, impact));
}

/** Lowers momentum to a maximum that an impact has reduced. */
export function loweredBy(character: Character, impact: string): EffectResult {
	const max = maxMomentum(character);
	if (character.momentum <= max) return { character, changes: [] };
	const line = valueLine('momentum', character.momentum, max, { note: 'at its maximum', why: impact });
	return { character: { ...character, momentum: max }, changes: [line] };
}

export function clearImpact(character: Character, impact: string, why?: string): EffectResult {
	if (!isMarked(character, impact))
		return { character, changes: [eventLine(impact, 'cleared', { note: 'was not marked', why })] };
	return {
		character: { ...character, impacts: character.impacts.filter(marked => marked !== impact) },
		changes: [eventLine(impact, 'cleared', { why })],
	};
}

function markAsset(character: Character, asset: Asset, condition: string, why?: string): EffectResult {
	const because = { target: asset.name, why };
	if (asset.conditions.includes(condition))
		return { character, changes: [eventLine(condition, 'marked', { ...because, note: 'already' })] };
	const marked = withAsset(character, asset, { ...asset, conditions: [...asset.conditions, condition] });
	return after({ character: marked, changes: [eventLine(condition, 'marked', because)] }, now =>
		loweredBy(now, condition),
	);
}

function clearAsset(character: Character, asset: Asset, condition: string, why?: string): EffectResult {
	const because = { target: asset.name, why };
	if (!asset.conditions.includes(condition))
		return { character, changes: [eventLine(condition, 'cleared', { ...because, note: 'was not marked' })] };
	const conditions = asset.conditions.filter(marked => marked !== condition);
	return {
		character: withAsset(character, asset, { ...asset, conditions }),
		changes: [eventLine(condition, 'cleared', because)],
	};
}

/** Marks or clears a condition of an asset. */
export const markOrClearAsset = (
	character: Character,
	asset: Asset,
	{
		condition,
		marked,
		why,
	}: { readonly condition: string; readonly marked: boolean; readonly why?: string | undefined },
): EffectResult => (marked ? markAsset : clearAsset)(character, asset, condition, why);

/** The asset to mark; `self` for an impact of the character; `undefined` if no such asset is owned. */
function bearerOf(
	{ impact, whose }: Pick<EffectOf<'impact'>, 'impact' | 'whose'>,
	{ assets, impacts }: Character,
	ruleset: Ruleset,
	named?: string,
): Asset | 'self' | undefined {
	if (whose === 'vehicle') return vehicleOf(assets, named);
	if (whose === 'module') return moduleOf(assets, named);
	if (whose === 'companion') return companionOf(assets, named);
	if (whose === 'asset') return named === undefined ? undefined : findAsset(assets, named);
	const isTrouble = ruleset.impacts.some(({ name, on_vehicle }) => name === impact && on_vehicle);
	if (!isTrouble || impacts.includes(impact)) return 'self';
	return vehicleOf(assets, named) ?? 'self';
}

/** The impacts in a group: `misfortunes`, `conditions`; empty if the word is an impact itself. */
export const impactsOf = (group: string, ruleset: Ruleset): readonly string[] =>
	ruleset.impacts.some(({ name }) => name === group)
		? []
		: ruleset.impacts
				.filter(rule => rule.group.toLowerCase() === group.toLowerCase() && !rule.on_vehicle)
				.map(({ name }) => name);

export function markOrClear(
	effect: EffectOf<'impact'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const { impact, marked } = effect;
	const { ruleset, why, track } = context;
	const group = effect.whose ? [] : impactsOf(impact, ruleset);
	if (group.length > 0) return marked ? undefined : clearGroup(character, impact, group, why);
	const bearer = bearerOf(effect, character, ruleset, track);
	if (!bearer) return undefined;
	if (bearer === 'self') return marked ? markImpact(character, impact, why) : clearImpact(character, impact, why);
	return markOrClearAsset(character, bearer, { condition: impact, marked, why });
}

function clearGroup(character: Character, group: string, impacts: readonly string[], why?: string): EffectResult {
	const marked = impacts.filter(impact => isMarked(character, impact));
	if (marked.length === 0)
		return { character, changes: [eventLine(group, 'cleared', { note: 'none was marked', why })] };
	return inTurn(character, marked, (now, impact) => clearImpact(now, impact, why));
}

/**
 * Clears the impact that a fulfilled vow was sworn for, on the character or the vehicle; no change if it is not marked.
 */
export function clearImpactOfVow(
	character: Character,
	impact: string,
	context: EffectContext,
	why: string,
): EffectResult {
	const bearer = bearerOf({ impact }, character, context.ruleset);
	if (bearer !== 'self' && bearer?.conditions.includes(impact)) return clearAsset(character, bearer, impact, why);
	return isMarked(character, impact) ? clearImpact(character, impact, why) : { character, changes: [] };
}
