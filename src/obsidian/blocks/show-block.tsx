import type { JSX } from 'preact';
import { copyWarning } from '../../journal/actions/copy-warning';
import { MoreProperties } from '../features/character/sheet-properties';
import { LiveSheet } from '../features/character/live-sheet';
import type { JournalActions } from '../services/journal-actions';
import { MessageCard } from '../components/message-card';
import { LiveAsset } from '../features/assets/live-asset';
import { TrackBlock } from '../features/tracks/track-block';
import type { ShowTarget } from './show-target';
import { t } from '../../i18n/translate';

interface ShowBlockProps {
	readonly show: Exclude<ShowTarget, { kind: 'chart' }>;
	/** The text after `show:`. */
	readonly name: string;
	readonly actions: JournalActions;
	/** The path of the note that contains the block. */
	readonly path: string;
	/** The text of that note; undefined if the block's position is unknown. */
	readonly text: string | undefined;
	/** The source of the block. */
	readonly source: string;
	readonly isPending: boolean;
	readonly write: (change: () => Promise<boolean>) => void;
}

/**
 * What a name refers to; in its own note with a button for the properties that it draws. A note that is a copy of
 * another says so, as its name leads to that one.
 */
export function ShowBlock(props: ShowBlockProps): JSX.Element {
	const { show, actions, path } = props;
	const copied = copyWarning(path, true, actions.vaultIndex);
	return (
		<>
			{copied !== undefined && <p class="sworn-problem">{copied}</p>}
			<Shown {...props} />
			{pathOf(show) === path && <MoreProperties actions={actions} path={path} />}
		</>
	);
}

/** The path of the note that is shown; undefined for a block in another. */
function pathOf(show: ShowBlockProps['show']): string | undefined {
	if (show.kind === 'track') return show.home?.place ? undefined : show.home?.path;
	return show.kind === 'character' ? show.actor.path : show.path;
}

/** Renders the character, track or asset with a given name, or the problem with finding it. */
function Shown(props: ShowBlockProps): JSX.Element {
	const { show, name, actions, path: from, text, source, isPending, write } = props;
	switch (show.kind) {
		case 'character':
			return <LiveSheet actions={actions} actor={show.actor} shownIn={from} />;
		case 'track':
			return (
				<TrackBlock
					track={show.track}
					problems={[]}
					home={text === undefined ? undefined : show.home}
					shownIn={from}
					text={text}
					actions={actions}
					isPending={isPending}
					startsOpen={false}
					write={write}
				/>
			);
		case 'asset':
			return <LiveAsset actions={actions} asset={show.asset} path={show.path} shownIn={from} />;
		case 'problem': {
			const { path, problems } = show;
			const asks = problems.some(({ code }) => code === 'no_ruleset') && actions.vaultIndex.characters.has(path ?? '');
			const note = {
				text: t('Which rules is this played by?'),
				label: t('Choose the rules'),
				open: () => void actions.openBook(path ?? '', path ?? ''),
			};
			const title = path === undefined ? t('Nothing to show') : name;
			return <MessageCard title={title} problems={problems} source={source} {...(asks ? { note } : {})} />;
		}
	}
}
