import { isSameName } from '../../rules/search/folded-name';
import { markedAbilities, type AssetAttachment } from '../../rules/assets/printed-asset';
import type { Asset } from './asset';

const attachmentsOf = ({ card, abilities }: Asset): readonly AssetAttachment[] =>
	card
		? [card, ...markedAbilities(card, abilities).map(({ enhance_asset }) => enhance_asset)].flatMap(
				({ attachments }) => attachments ?? [],
			)
		: [];

/** Command vehicles carry modules, and so do cards that say so (Rover). */
export const carriesModules = (asset: Asset): boolean =>
	asset.kind === 'command vehicle' ||
	attachmentsOf(asset).some(({ assets }) => assets.some(id => id.includes('/module/')));

/** How many assets may be attached; `undefined` for no limit. */
export const roomFor = (asset: Asset): number | undefined =>
	attachmentsOf(asset).find(({ max }) => max !== null)?.max ?? undefined;

/** The assets attached to this one. */
export const attachedTo = ({ name }: Asset, owned: readonly Asset[]): readonly Asset[] =>
	owned.filter(({ attached_to }) => attached_to !== undefined && isSameName(attached_to, name));
