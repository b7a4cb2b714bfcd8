import { getOwn } from '../../rules/core/collections';
import type { Effect, EffectOf } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import type { Problem } from '../../rules/core/problem';
import { unreadOfOwner } from '../assets/invalid-assets';
import { abilitiesLeft, findAsset, isAssetOf, type Asset } from '../assets/asset';
import { meterRule } from '../character/character';
import { ownedOf, ownerOf } from '../character/owned-assets';
import type { StepBuilder } from './step-builder';

/** The asset that an effect acts on, if any, or `waiting` if the player must first choose one. */
export type PickedAsset = { readonly asset?: Asset } | 'waiting';

/**
 * Finds the asset to act on: the one the record names or the player chose, else the only one that fits; otherwise asks.
 */
export function pickAsset(agenda: StepBuilder, effect: Effect, path: string): PickedAsset {
	const own = ownCard(agenda, effect);
	if (own) return { asset: own };
	const fitting = fittingAssets(agenda, effect);
	if (!fitting) return {};
	const { record, ledger } = agenda;
	const named = record.track === undefined ? undefined : findAsset(fitting, record.track);
	const [first, ...others] = fitting;
	const unread = named ? [] : unreadFor(agenda, effect);
	const isAlone = others.length === 0 && unread.length === 0;
	const [chosen] =
		named || isAlone
			? []
			: ledger.takeChosen(
					fitting.map(({ name }) => name),
					1,
				);
	const asset = named ?? fitting.find(({ name }) => name === chosen) ?? (isAlone ? first : undefined);
	if (asset) return { asset };
	if (!first && unread.length === 0) return {};
	const words = effectLabel(effect);
	if (ledger.passed(words)) return 'waiting';
	const why = unread.map(({ message }) => `${message} `).join('');
	if (!first) {
		agenda.step({ id: `${path}.asset`, prompt: `${why}${words} by hand.`, state: 'text', options: [] });
		return 'waiting';
	}
	const options = fitting.map(({ name, asset }) =>
		agenda.option(name, { kind: 'choose', chose: name }, asset === name ? undefined : asset),
	);
	agenda.step({ id: `${path}.asset`, prompt: `${why}Which one? ${words}`, state: 'required', options, pass: words });
	return 'waiting';
}

/**
 * If an ability refers to a meter or condition that its own card has, that card is meant, even if others have it too.
 */
function ownCard({ asset, book, ledger: { character } }: StepBuilder, effect: Effect): Asset | undefined {
	const own = asset && findAsset(character.assets, asset.name);
	if (!own) return undefined;
	if (effect.kind === 'asset') return effect.event === 'discard' && effect.what === undefined ? own : undefined;
	const owner = ownerOf(effect);
	if (owner !== undefined && owner !== 'asset' && !isAssetOf(own, owner)) return undefined;
	if (effect.kind === 'meter' || effect.kind === 'set') {
		const isCharacters = owner === undefined && meterRule(book.ruleset, effect.meter) !== undefined;
		return isCharacters ? undefined : getOwn(own.meters, effect.meter) && own;
	}
	return effect.kind === 'impact' && owner !== undefined ? own : undefined;
}

/** The problems with assets that cannot be read and that an effect may act on. */
function unreadFor({ ledger: { character } }: StepBuilder, effect: Effect): readonly Problem[] {
	const owner = effect.kind === 'asset' ? (effect.event === 'gain' ? undefined : 'asset') : ownerOf(effect);
	return owner === undefined ? [] : unreadOfOwner(character, owner);
}

/** The assets that an effect may act on; `undefined` if it acts on none. */
function fittingAssets({ record, ledger: { character } }: StepBuilder, effect: Effect): readonly Asset[] | undefined {
	if (effect.kind === 'asset' && effect.event !== 'gain') {
		const owned = character.assets.filter(({ discarded }) => !discarded);
		const { what } = effect;
		if (effect.event === 'upgrade') return owned.filter(asset => abilitiesLeft(asset).length > 0);
		return what === undefined ? owned : owned.filter(asset => isAssetOf(asset, what));
	}
	const owner = ownerOf(effect);
	const owned = owner && ownedOf(character, owner, record.track);
	const changed = effect.kind === 'impact' ? owned?.filter(asset => isChanged(asset, effect)) : undefined;
	const having = effect.kind === 'meter' ? owned?.filter(({ meters }) => getOwn(meters, effect.meter)) : changed;
	return having && having.length > 0 ? having : owned;
}

/**
 * Whether the effect would change the module: a broken one cannot be broken again, and only a broken one can be fixed.
 */
const isChanged = ({ conditions }: Asset, { impact, marked }: EffectOf<'impact'>): boolean =>
	conditions.includes(impact) !== marked;
