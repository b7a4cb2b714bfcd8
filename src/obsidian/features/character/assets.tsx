import type { JSX } from 'preact';
import type { Asset } from '../../../play/assets/asset';
import type { InvalidAsset } from '../../../play/assets/invalid-assets';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import { AssetCard, UnreadAssets } from '../assets/asset-card';
import { PressButton } from '../../components/press-button';
import { t } from '../../../i18n/translate';

interface AssetsProps {
	readonly assets: readonly Asset[];
	readonly unread: readonly InvalidAsset[];
	/** The names of discarded assets. */
	readonly discarded: readonly string[];
	/** Changes an asset by its name; undefined if read-only. */
	readonly edit: ((name: string, edit: AssetEdit) => void) | undefined;
	/** Returns a function that opens the note of an asset; undefined if it has none. */
	readonly noteOf: ((name: string) => (() => void) | undefined) | undefined;
}

/** The character's assets, each as a card. */
export function Assets({ assets, unread, discarded, edit, noteOf }: AssetsProps): JSX.Element {
	return (
		<>
			<div class="sworn-assets">
				{assets.map(asset => (
					<AssetCard
						key={asset.name}
						asset={asset}
						edit={edit && (change => edit(asset.name, change))}
						openNote={noteOf?.(asset.name)}
						isFolded={true}
					/>
				))}
				<UnreadAssets assets={unread} noteOf={noteOf} />
			</div>
			<DiscardedAssets names={discarded} edit={edit} />
		</>
	);
}

interface DiscardedAssetsProps {
	readonly names: readonly string[];
	readonly edit: AssetsProps['edit'];
}

/** The discarded assets in one line. */
export function DiscardedAssets({ names, edit }: DiscardedAssetsProps): JSX.Element | null {
	if (names.length === 0) return null;
	return (
		<div class="sworn-quiet-line sworn-discarded">
			<span>{t('Discarded:')}</span>
			{names.map(name => (
				<Discarded key={name} name={name} edit={edit} />
			))}
		</div>
	);
}

/** A discarded asset, with a button to take it back. */
function Discarded({ name, edit }: { name: string; edit: AssetsProps['edit'] }): JSX.Element {
	if (!edit) return <span>{name}</span>;
	return (
		<PressButton class="sworn-drop" onPress={() => edit(name, { kind: 'discard', discarded: false })}>
			{t('Take {name} back', { name })}
		</PressButton>
	);
}
