import type { JSX } from 'preact';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import type { SheetEdit } from '../../../play/manual-edits/sheet-edit';
import { addAsset, hasCards } from '../assets/browse-assets';
import { opensTrack } from '../tracks/open-tracks';
import { AssetSurroundings, useAssetSurroundings } from '../assets/asset-context';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { portraitOf } from '../../services/portrait';
import type { ActorView } from '../../services/view-state/view-state';
import { CharacterSheet } from './character-sheet';
import { useUnderWay } from '../../components/pending-write';
import { t } from '../../../i18n/translate';

interface LiveSheetProps {
	readonly actions: JournalActions;
	readonly actor: ActorView;
	/** The note that displays the sheet, or from which it is played. */
	readonly shownIn: string;
}

/** A character sheet that writes changes to the character's notes. */
export function LiveSheet({ actions, actor, shownIn }: LiveSheetProps): JSX.Element {
	const { path, character, problems, book } = actor;
	const edits = useSheetEdits(actions, actor, shownIn);
	return (
		<AssetSurroundings.Provider value={useAssetSurroundings(actions, actor, shownIn)}>
			<CharacterSheet
				character={character}
				ruleset={book.ruleset}
				problems={problems}
				{...edits}
				openTrack={opensTrack(actions, shownIn)}
				advance={hasCards(book.ruleset) ? () => addAsset(actions) : undefined}
				portrait={portraitOf(actions, path)}
				note={shownIn === path ? undefined : { text: t('Open note'), open: () => actions.openNote(path) }}
			/>
		</AssetSurroundings.Provider>
	);
}

/** What a sheet needs to write changes to the character's notes. */
interface SheetEdits {
	readonly edit: (edit: SheetEdit) => void;
	readonly editAsset: (name: string, edit: AssetEdit) => void;
	readonly assetNote: (name: string) => (() => void) | undefined;
	/** Whether a change is being written. */
	readonly isPending: boolean;
}

/** Writes changes of a sheet, or of parts of it, to the character's notes. */
export function useSheetEdits(actions: JournalActions, { path }: ActorView, shownIn: string): SheetEdits {
	const [isPending, during] = useUnderWay();
	return {
		edit: edit => void during(actions.manualEdits.character(path, edit, shownIn)),
		editAsset: (name, edit) => void during(actions.manualEdits.asset(path, name, edit, { shownIn })),
		assetNote: name => opensAsset(actions, path, name),
		isPending,
	};
}

function opensAsset(
	actions: Actions<'openNote' | 'vaultIndex'>,
	actor: string,
	name: string,
): (() => void) | undefined {
	const [home] = actions.vaultIndex.thingsCalled(name, actor);
	const note = home && !home.place ? home.path : undefined;
	return note === undefined ? undefined : () => actions.openNote(note);
}
