import type { JSX } from 'preact';
import type { Asset } from '../../play/asset';
import { linkTarget } from '../../journal/character/which-character';
import { useUnderWay } from '../character/under-way';
import type { Desk } from '../desk';
import { Pending } from '../move-card/press-button';
import { AssetCard } from './asset-card';

interface LiveAssetProps {
	readonly desk: Desk;
	readonly asset: Asset;
	/** The note of the asset. */
	readonly path: string;
	/** The note that it is shown in. */
	readonly shownIn: string;
}

/** An asset whose changes are written to its note; only to be read where nobody owns it. */
export function LiveAsset({ desk, asset, path, shownIn }: LiveAssetProps): JSX.Element {
	const owner = ownerOf(desk, path, shownIn);
	const [isPending, during] = useUnderWay();
	return (
		<Pending.Provider value={isPending}>
			<AssetCard
				asset={asset}
				edit={owner === undefined ? undefined : edit => void during(desk.hands.asset(owner, asset.name, edit, shownIn))}
				openNote={path === shownIn ? undefined : () => desk.openNote(path)}
			/>
		</Pending.Provider>
	);
}

/** The character that the note names; where it names none, the one that acts where the asset is shown. */
function ownerOf(desk: Desk, path: string, shownIn: string): string | undefined {
	const link = desk.cast.properties(path)?.get('character');
	if (typeof link === 'string' && link.trim() !== '') return desk.cast.resolve(linkTarget(link), path);
	const actor = desk.shown.actor(shownIn, undefined);
	return actor.ok ? actor.value.path : undefined;
}
