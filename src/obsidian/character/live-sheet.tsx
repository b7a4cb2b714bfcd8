import type { JSX } from 'preact';
import { AssetSurroundings, useAssetSurroundings } from '../assets/asset-surroundings';
import type { Desk } from '../desk';
import type { ShownActor } from '../shown';
import { CharacterSheet } from './character-sheet';
import { useUnderWay } from './under-way';

interface LiveSheetProps {
	readonly desk: Desk;
	readonly actor: ShownActor;
	/** The note that it is shown in, or is played from. */
	readonly shownIn: string;
}

/** A character's sheet whose changes are written to its notes. */
export function LiveSheet({ desk, actor, shownIn }: LiveSheetProps): JSX.Element {
	const { path, character, problems, book } = actor;
	const [isPending, during] = useUnderWay();
	return (
		<AssetSurroundings.Provider value={useAssetSurroundings(desk, actor, shownIn)}>
			<CharacterSheet
				character={character}
				ruleset={book.ruleset}
				problems={problems}
				edit={edit => void during(desk.hands.character(path, edit, shownIn))}
				editAsset={(name, edit) => void during(desk.hands.asset(path, name, edit, shownIn))}
				assetNote={name => opensAsset(desk, path, name)}
				note={shownIn === path ? undefined : { text: 'Open note', open: () => desk.openNote(path) }}
				isPending={isPending}
			/>
		</AssetSurroundings.Provider>
	);
}

function opensAsset(desk: Desk, actor: string, name: string): (() => void) | undefined {
	const [home] = desk.cast.thingsCalled(name, actor);
	const note = home && !home.place ? home.path : undefined;
	return note === undefined ? undefined : () => desk.openNote(note);
}
