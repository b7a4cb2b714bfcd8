import type { JSX } from 'preact';
import type { Asset } from '../../play/asset';
import { linkedCharacter } from '../../journal/character/which-character';
import { useUnderWay } from '../character/under-way';
import { AssetSurroundings, useAssetSurroundings } from '../assets/asset-surroundings';
import type { Desk } from '../desk';
import type { ShownActor } from '../shown';
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
export function LiveAsset(props: LiveAssetProps): JSX.Element {
	const { desk, path, shownIn } = props;
	const owner = ownerOf(desk, path, shownIn);
	const actor = owner === undefined ? undefined : desk.shown.actor(owner, undefined);
	if (!actor?.ok) return <Card {...props} owner={owner} />;
	return <Owned {...props} actor={actor.value} />;
}

function Owned({ actor, ...props }: LiveAssetProps & { actor: ShownActor }): JSX.Element {
	return (
		<AssetSurroundings.Provider value={useAssetSurroundings(props.desk, actor, props.shownIn)}>
			<Card {...props} owner={actor.path} />
		</AssetSurroundings.Provider>
	);
}

function Card({ desk, asset, path, shownIn, owner }: LiveAssetProps & { owner: string | undefined }): JSX.Element {
	const [isPending, during] = useUnderWay();
	return (
		<Pending.Provider value={isPending}>
			<AssetCard
				asset={asset}
				edit={
					owner === undefined
						? undefined
						: edit => void during(desk.hands.asset(owner, asset.name, edit, shownIn, path))
				}
				openNote={path === shownIn ? undefined : () => desk.openNote(path)}
			/>
		</Pending.Provider>
	);
}

/** The character that the note names; where it names none, the one that acts where the asset is shown. */
function ownerOf(desk: Desk, path: string, shownIn: string): string | undefined {
	const link = desk.cast.properties(path)?.get('character');
	if (typeof link === 'string' && link.trim() !== '') {
		const whose = linkedCharacter(link, path, desk.cast);
		return whose.ok && whose.value.kind === 'one' ? whose.value.path : undefined;
	}
	const actor = desk.shown.actor(shownIn, undefined);
	return actor.ok ? actor.value.path : undefined;
}
