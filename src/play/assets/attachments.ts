import { markedAbilities, type AssetAttachment } from '../../rules/assets/printed-asset';
import type { Asset } from './asset';

const attachmentsOf = ({ card, abilities }: Asset): readonly AssetAttachment[] =>
	card
		? [card, ...markedAbilities(card, abilities).map(({ enhance_asset }) => enhance_asset)].flatMap(
				({ attachments }) => attachments ?? [],
			)
		: [];

/** A command vehicle carries modules, and so does what says so on its card (Rover). */
export const carriesModules = (asset: Asset): boolean =>
	asset.kind === 'command vehicle' ||
	attachmentsOf(asset).some(({ assets }) => assets.some(id => id.includes('/module/')));

/** How many may be attached; as many as one likes when nothing says how many. */
export const roomFor = (asset: Asset): number | undefined =>
	attachmentsOf(asset).find(({ max }) => max !== null)?.max ?? undefined;

/** What is attached to an asset. */
export const attachedTo = ({ name }: Asset, owned: readonly Asset[]): readonly Asset[] =>
	owned.filter(({ attached_to }) => attached_to?.toLowerCase() === name.toLowerCase());
