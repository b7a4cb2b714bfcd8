import { findTrack } from '../tracks/track';
import type { EffectOf } from '../../rules/effects/effect';
import type { Asset } from '../assets/asset';
import { abilitiesLeft, findAsset, isAssetOf } from '../assets/asset';
import type { Character } from '../character/character';
import { ASSET } from '../character/events';
import type { EffectResult } from './effect-result';
import { withChanges, eventLine } from './effect-result';
import type { EffectContext } from './effect-context';

/**
 * `Rook › asset discarded`, `Rook › asset gained`, `Rook › ability 3 marked`. Applies to the named asset
 * (`doing.track`), else to the only one that fits. A new asset must be named, and so must an ability if several are
 * left.
 */
export function changeAsset(
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
