import type { JSX } from 'preact';
import type { Asset } from '../../play/asset';
import type { AssetEdit } from '../../play/by-hand/asset-edit';
import { AssetCard } from '../blocks/asset-card';

interface AssetsProps {
	readonly assets: readonly Asset[];
	/** The names of those that were given up. */
	readonly discarded: readonly string[];
	/** Changes an asset by its name; absent where they can only be read. */
	readonly edit: ((name: string, edit: AssetEdit) => void) | undefined;
	/** What opens the note of an asset; nothing where it has none. */
	readonly noteOf: ((name: string) => (() => void) | undefined) | undefined;
}

/** What the character owns, each as its own card. */
export function Assets({ assets, discarded, edit, noteOf }: AssetsProps): JSX.Element {
	return (
		<>
			<div class="sworn-assets">
				{assets.map(asset => (
					<AssetCard
						key={asset.name}
						asset={asset}
						edit={edit && (change => edit(asset.name, change))}
						openNote={noteOf?.(asset.name)}
					/>
				))}
			</div>
			{discarded.length > 0 && <p class="sworn-quiet-line">{`Discarded: ${discarded.join(', ')}`}</p>}
		</>
	);
}
