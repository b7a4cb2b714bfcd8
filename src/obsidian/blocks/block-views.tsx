import { problem } from '../../rules/core/problem';
import { isSameName } from '../../rules/search/folded-name';
import { readTrackBlock } from '../../journal/track/track-block';
import { copyWarning } from '../../journal/actions/copy-warning';
import { perTrackKind } from '../../rules/core/track-kind';
import { linkTarget } from '../../rules/search/stated-name';
import type { Track } from '../../play/tracks/track';
import type { BlockKind } from '../../journal/sworn-block/block-kinds';
import { textOf } from '../../journal/sworn-block/sworn-block';
import { MessageCard } from '../components/message-card';
import { AskBlock } from '../features/oracles/ask-block';
import { OracleBlock, type AnswerBlockProps } from '../features/oracles/oracle-block';
import type { FunctionComponent, JSX } from 'preact';
import { CampaignHome } from '../features/campaign/campaign-home';
import { addPlace } from '../features/chart/add-place';
import { ChartBlock } from '../features/chart/chart-block';
import { ThingBlock } from '../features/generators/subject-block';
import { CampaignView, viewNamed } from '../features/sessions/campaign-view';
import { SessionBlock } from '../features/sessions/session-block';
import type { BlockOnPage, BlockView } from '../services/display/block-view';
import { MoveView } from '../features/moves/card/move-view';
import { TrackBlock } from '../features/tracks/track-block';
import { sameNameAbove, sameNameElsewhere, unknownCards } from '../features/tracks/track-problems';
import { asLine, type AsLine } from '../services/display/as-line';
import { askLine, oracleLine, thingLine, trackLine } from './block-summaries';
import { surroundingsOfName, findShowTarget, type ShowTarget } from './show-target';
import { t } from '../../i18n/translate';
import { MoreProperties } from '../features/character/sheet-properties';
import { LiveSheet } from '../features/character/live-sheet';
import type { JournalActions } from '../services/journal-actions';
import { LiveAsset } from '../features/assets/live-asset';

/** All track kinds share one view. */
const TRACK_VIEWS = perTrackKind(() => trackView);

/** The view of each block kind. */
export const BLOCK_VIEWS: Readonly<Record<BlockKind, (on: BlockOnPage) => BlockView>> = {
	move: on => new MoveView(on),
	ask: on => answerView(AskBlock, on, askLine),
	oracle: on => answerView(OracleBlock, on, oracleLine),
	generated: thingView,
	show: showView,
	session: sessionView,
	...TRACK_VIEWS,
};

function answerView(
	Block: FunctionComponent<AnswerBlockProps>,
	on: BlockOnPage,
	line: (on: BlockOnPage) => AsLine | undefined,
): BlockView {
	const { actions, path, source } = on;
	return {
		draw: place => {
			const said = line(on);
			const card = () => (
				<Block
					source={source}
					path={path}
					home={place ? { path, place: on.where } : undefined}
					actions={actions}
					drawn={{ isPending: on.isPending, startsOpen: on.startsOpen }}
					watch={() => on.watch(actions.viewState.around(path, undefined).watched)}
					write={change => on.writeInUse(change)}
				/>
			);
			return said ? asLine(on, said, card) : card();
		},
	};
}

function thingView(on: BlockOnPage): BlockView {
	return {
		draw: place => {
			const said = thingLine(on);
			const card = () => <ThingBlock on={on} place={place} />;
			return said ? asLine(on, said, card) : card();
		},
	};
}

function sessionView(on: BlockOnPage): BlockView {
	return {
		reading: () => on.actions.viewState.around(on.path, undefined).reading,
		draw: place => <SessionBlock on={on} place={place} />,
	};
}

function showView(on: BlockOnPage): BlockView {
	const { actions, path, source } = on;
	const name = linkTarget(textOf(on.block, 'show') ?? '');
	const surroundings = () => surroundingsOfName(actions.viewState, name, path);
	return {
		reading: () => surroundings().reading,
		looksUpName: true,
		draw: place => {
			const show = findShowTarget(actions, name, path, place?.text);
			const isFree = show.kind === 'problem' && show.path === undefined;
			if (isFree && isSameName(name, 'campaign')) return <CampaignHome on={on} place={place} />;
			const view = isFree ? viewNamed(name) : undefined;
			if (view) return <CampaignView on={on} place={place} view={view} />;
			const isCopy = copyWarning(path, true, actions.vaultIndex) !== undefined;
			on.watch(show.kind === 'character' && !isCopy ? surroundings().watched : undefined);
			if (show.kind === 'chart') return <ChartBlock on={on} place={place} addPlace={() => addPlace(actions, path)} />;
			const write = (change: () => Promise<boolean>) => on.write(change);
			const { isPending } = on;
			return ShowBlock({ show, name, actions, path, text: place?.text, source, isPending, write });
		},
	};
}

function trackView(on: BlockOnPage): BlockView {
	const { actions, path, source } = on;
	const surroundings = () => actions.viewState.around(path, undefined);
	return {
		reading: () => surroundings().reading,
		draw: place => {
			const reading = readTrackBlock(source);
			if (!reading.ok)
				return <MessageCard title={t('This track cannot be read')} problems={reading.problems} source={source} />;
			const { track, warnings } = reading.value;
			const copied = copyWarning(path, true, actions.vaultIndex);
			on.watch(copied === undefined ? surroundings().watched : undefined);
			const taken = place
				? sameNameAbove(track.name, actions.viewState.trackBlocksIn(place.text), place.lineStart)
				: [];
			const problems = [...warnings, ...taken, ...(copied === undefined ? [] : [problem('copied_note', copied)])];
			const card = () => (
				<TrackBlock
					track={track}
					problems={problems}
					home={place ? { path, place: { body: source, near: place } } : undefined}
					shownIn={path}
					text={place?.text}
					body={source}
					actions={actions}
					isPending={on.isPending}
					startsOpen={on.startsOpen}
					write={change => on.writeInUse(change)}
				/>
			);
			const isWrong = problems.length > 0 || isNameTaken(on, track.name, place?.text) || hasUnknownCards(on, track);
			return asLine(on, trackLine(track, source, isWrong), card);
		},
	};
}

function hasUnknownCards({ actions, path }: BlockOnPage, track: Track): boolean {
	const { book } = actions.viewState.around(path, undefined);
	return book.ok && unknownCards(track, book.value.ruleset).length > 0;
}

/** Whether another track has the same name, which the card reports. */
function isNameTaken({ actions, path }: BlockOnPage, name: string, text: string | undefined): boolean {
	const { actor } = actions.viewState.around(path, undefined);
	const here = actions.viewState.trackBlocksIn(text ?? '');
	return actor.ok && sameNameElsewhere(name, actor.value.problems, here).length > 0;
}

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
function ShowBlock(props: ShowBlockProps): JSX.Element {
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
