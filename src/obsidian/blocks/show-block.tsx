import type { JSX } from 'preact';
import { CharacterSheet } from '../character/character-sheet';
import { editSheet } from '../character/edit-sheet';
import type { SheetEdit } from '../character/sheet-edit';
import type { Desk } from '../desk';
import { MessageCard } from '../message-card';
import { TrackCard } from '../tracks/track-card';
import { AssetCard } from './asset-card';
import type { ToShow } from './what-to-show';

interface ShowBlockProps {
	readonly show: ToShow;
	/** As it stands after `show:`. */
	readonly name: string;
	readonly desk: Desk;
	/** The note that it is shown in. */
	readonly path: string;
	/** The text of the block. */
	readonly source: string;
}

/** A character, a track or an asset shown by its name, or what stands in the way. */
export function ShowBlock({ show, name, desk, path: from, source }: ShowBlockProps): JSX.Element {
	switch (show.kind) {
		case 'character': {
			const { path, character, problems, book } = show.actor;
			const edit = (change: SheetEdit) =>
				void desk.act(from, path, ({ pages, table }) => editSheet(pages, change, table));
			return <CharacterSheet character={character} ruleset={book.ruleset} problems={problems} change={edit} />;
		}
		case 'track':
			return <TrackCard track={show.track} problems={[]} />;
		case 'asset':
			return <AssetCard asset={show.asset} />;
		case 'problem': {
			const { path, problems } = show;
			const asks = problems.some(({ code }) => code === 'no_ruleset') && desk.cast.characters.has(path ?? '');
			const note = {
				text: 'Which rules is this played by?',
				label: 'Choose the rules',
				open: () => void desk.openBook(path ?? '', path ?? ''),
			};
			const title = path === undefined ? 'Nothing to show' : name;
			return <MessageCard title={title} problems={problems} source={source} {...(asks ? { note } : {})} />;
		}
	}
}
