import type { JSX } from 'preact';
import { LiveSheet } from '../character/live-sheet';
import type { CardNote } from '../card-note';
import type { Desk } from '../desk';
import { MessageCard } from '../message-card';
import { LiveAsset } from './live-asset';
import { TrackBlock } from './track-block';
import type { ToShow } from './what-to-show';

interface ShowBlockProps {
	readonly show: ToShow;
	/** As it stands after `show:`. */
	readonly name: string;
	readonly desk: Desk;
	/** The note that it is shown in. */
	readonly path: string;
	/** The text of that note; absent where the place of the block is not known. */
	readonly text: string | undefined;
	/** What to do where that place is not known. */
	readonly elsewhere: CardNote;
	/** The text of the block. */
	readonly source: string;
	readonly isPending: boolean;
	readonly write: (change: () => Promise<boolean>) => void;
}

/** A character, a track or an asset shown by its name, or what stands in the way. */
export function ShowBlock(props: ShowBlockProps): JSX.Element {
	const { show, name, desk, path: from, text, elsewhere, source, isPending, write } = props;
	switch (show.kind) {
		case 'character':
			return <LiveSheet desk={desk} actor={show.actor} shownIn={from} />;
		case 'track':
			return (
				<TrackBlock
					track={show.track}
					problems={[]}
					home={text === undefined ? undefined : show.home}
					elsewhere={elsewhere}
					shownIn={from}
					text={text}
					desk={desk}
					isPending={isPending}
					startsOpen={false}
					write={write}
				/>
			);
		case 'asset':
			return <LiveAsset desk={desk} asset={show.asset} path={show.path} shownIn={from} />;
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
