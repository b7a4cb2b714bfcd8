import { problem } from '../../rules/core/problem';
import { isSameName } from '../../rules/search/folded-name';
import { readTrackBlock } from '../../journal/track/track-block';
import { copyWarning } from '../../journal/actions/copy-warning';
import { perTrackKind } from '../../rules/core/track-kind';
import { linkTarget } from '../../journal/character/acting-character';
import type { Track } from '../../play/tracks/track';
import type { BlockKind } from '../../journal/sworn-block/block-kinds';
import { textOf } from '../../journal/sworn-block/sworn-block';
import { MessageCard } from '../components/message-card';
import { AskBlock } from '../features/oracles/ask-block';
import type { AnswerBlockProps } from '../features/oracles/oracle-block';
import { OracleBlock } from '../features/oracles/oracle-block';
import type { FunctionComponent } from 'preact';
import { CampaignHome } from '../features/campaign/campaign-home';
import { addPlace } from '../features/chart/add-place';
import { ChartBlock } from '../features/chart/chart-block';
import { ThingBlock } from '../features/generators/subject-block';
import { CampaignView, viewNamed } from '../features/sessions/campaign-view';
import { SessionBlock } from '../features/sessions/session-block';
import type { BlockOnPage, BlockView } from '../services/display/block-view';
import { MoveView } from '../features/moves/card/move-view';
import { ShowBlock } from './show-block';
import { TrackBlock } from '../features/tracks/track-block';
import { sameNameAbove, sameNameElsewhere, unknownCards } from '../features/tracks/track-problems';
import type { AsLine } from '../services/display/as-line';
import { asLine } from '../services/display/as-line';
import { askLine, oracleLine, thingLine, trackLine } from './block-summaries';
import { surroundingsOfName, findShowTarget } from './show-target';
import { t } from '../../i18n/translate';

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
