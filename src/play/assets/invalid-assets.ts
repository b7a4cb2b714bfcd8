import type { PrintedAsset } from '../../rules/assets/printed-asset';
import type { Problem } from '../../rules/core/problem';
import type { Asset, AssetKind, Owner } from './asset';
import { ABILITIES, conditionsOn, impactsOfAssets, isVehicle, kindOfCard } from './asset';
import { raisesReset } from './unprinted-marks';

/** An asset that cannot be read. Without a kind, it may be of any. */
export interface InvalidAsset {
	readonly name: string;
	/** The name of its card, if that can still be recognized. */
	readonly asset?: string;
	readonly card?: PrintedAsset;
	readonly kind?: AssetKind;
	readonly problems: readonly Problem[];
}

interface KnownAssets {
	readonly unreadAssets?: readonly InvalidAsset[];
}

const kindOf = ({ kind, card }: InvalidAsset): AssetKind | undefined => kind ?? (card && kindOfCard(card));

/** The problems with assets that cannot be read and may be what an effect acts on. */
export const unreadOfOwner = ({ unreadAssets = [] }: KnownAssets, owner: Owner): readonly Problem[] =>
	unreadAssets.flatMap(unread => {
		const kind = kindOf(unread);
		const isOne = owner === 'vehicle' ? kind && isVehicle({ kind }) : kind === owner;
		return owner === 'asset' || kind === undefined || isOne ? unread.problems : [];
	});

/**
 * Whether an asset that cannot be read may be an impact of its owner, or raise the momentum reset, if everything that
 * can be is marked on it. Then momentum cannot be counted without it.
 */
export function mayCountAsImpact(unread: InvalidAsset): boolean {
	const { name, asset = name, card } = unread;
	const kind = kindOf(unread);
	if (kind === undefined) return true;
	const bare: Asset = { name, asset, kind, abilities: ABILITIES, meters: {}, conditions: [], aboard: true };
	const whole = card ? { ...bare, card } : bare;
	const marked = { ...whole, conditions: conditionsOn(whole) };
	return impactsOfAssets([marked]).length > 0 || raisesReset(marked, 'in control');
}

/** The problems with assets that cannot be read and may count as an impact; until they are mended no move is made. */
export const neededByAnyMove = ({ unreadAssets = [] }: KnownAssets): readonly Problem[] =>
	unreadAssets.filter(mayCountAsImpact).flatMap(({ problems }) => problems);
