import type { Effect, Option } from '../../rules/effects/effect';
import { findAsset, isAssetOf, isVehicle, type Asset, type Owner } from '../assets/asset';
import { unreadOfOwner } from '../assets/invalid-assets';
import type { Character } from './character';

/**
 * What a move may be about: the companion, vehicle or module that is named, else the vehicles the character is aboard,
 * else all of the kind.
 */
export function ownedOf(character: Character, owner: Owner, named?: string): readonly Asset[] {
	const owned = allOwned(character, owner);
	const own = named === undefined ? undefined : findAsset(owned, named);
	if (own) return [own];
	const aboard = owned.filter(({ aboard }) => aboard);
	return owner === 'vehicle' && aboard.length > 0 ? aboard : owned;
}

/** The character's companions, vehicles or modules, whether in use or not. */
export const allOwned = ({ assets }: Character, owner: Owner): readonly Asset[] =>
	assets.filter(asset => !asset.discarded && isOwner(asset, owner));

function isOwner(asset: Asset, owner: Owner): boolean {
	if (owner === 'asset') return true;
	return owner === 'vehicle' ? isVehicle(asset) : asset.kind === owner;
}

/** What an effect acts on, if not the character. */
export const ownerOf = (effect: Effect): Owner | undefined =>
	effect.kind === 'meter' || effect.kind === 'set' || effect.kind === 'impact' ? effect.whose : undefined;

const owns = ({ assets }: Character, what: string): boolean =>
	assets.some(asset => !asset.discarded && isAssetOf(asset, what));

/** Whether the character has one, or may have one that cannot be read. */
export const mayOwn = (character: Character, owner: Owner): boolean =>
	allOwned(character, owner).length > 0 || unreadOfOwner(character, owner).length > 0;

/** An option that only affects companions or vehicles is offered only if the character has one (solo play). */
export function isOffered(option: Pick<Option, 'effects'>, character: Character): boolean {
	const discarded = discardedBy(option);
	if (discarded !== undefined) return owns(character, discarded);
	return (
		isForAnybody(option) ||
		option.effects.some(effect => {
			const owner = ownerOf(effect);
			return owner && mayOwn(character, owner);
		})
	);
}

/** The kind of asset that an option discards, if it does nothing else. */
function discardedBy({ effects: [only, ...others] }: Pick<Option, 'effects'>): string | undefined {
	return only?.kind === 'asset' && only.event === 'discard' && others.length === 0 ? only.what : undefined;
}

/** Whether an option can be offered regardless of assets. */
export const isForAnybody = (option: Pick<Option, 'effects'>): boolean =>
	discardedBy(option) === undefined &&
	(option.effects.length === 0 || option.effects.some(effect => ownerOf(effect) === undefined));
