import type { JSX } from 'preact';
import type { Asset } from '../../../play/assets/asset';
import { linkedCharacters } from '../../../journal/character/acting-character';
import { useUnderWay } from '../../components/pending-write';
import { AssetSurroundings, useAssetSurroundings } from './asset-context';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { Pending } from '../../components/press-button';
import { AssetCard } from './asset-card';

interface LiveAssetProps {
	readonly actions: JournalActions;
	readonly asset: Asset;
	/** The path of the asset's note. */
	readonly path: string;
	/** The path of the note that displays it. */
	readonly shownIn: string;
}

/** An asset card that writes changes to its note; read-only if nobody owns it. */
export function LiveAsset(props: LiveAssetProps): JSX.Element {
	const { actions, path, shownIn } = props;
	const owner = ownerOf(actions, path, shownIn);
	const actor = owner === undefined ? undefined : actions.viewState.actor(owner, undefined);
	if (!actor?.ok) return <Card {...props} owner={owner} />;
	return <Owned {...props} actor={actor.value} />;
}

function Owned({ actor, ...props }: LiveAssetProps & { actor: ActorView }): JSX.Element {
	return (
		<AssetSurroundings.Provider value={useAssetSurroundings(props.actions, actor, props.shownIn)}>
			<Card {...props} owner={actor.path} />
		</AssetSurroundings.Provider>
	);
}

function Card({ actions, asset, path, shownIn, owner }: LiveAssetProps & { owner: string | undefined }): JSX.Element {
	const [isPending, during] = useUnderWay();
	return (
		<Pending.Provider value={isPending}>
			<AssetCard
				asset={asset}
				edit={
					owner === undefined
						? undefined
						: edit => void during(actions.manualEdits.asset(owner, asset.name, edit, { shownIn, note: path }))
				}
				openNote={path === shownIn ? undefined : () => actions.openNote(path)}
			/>
		</Pending.Provider>
	);
}

/** The character that the note names, or else the one that acts in the displaying note. */
function ownerOf(actions: Actions<'vaultIndex' | 'viewState'>, path: string, shownIn: string): string | undefined {
	const whose = linkedCharacters(path, actions.vaultIndex);
	if (whose) return whose.ok && whose.value.kind === 'one' ? whose.value.path : undefined;
	const actor = actions.viewState.actor(shownIn, undefined);
	return actor.ok ? actor.value.path : undefined;
}
