import { readTrackBlock } from '../../journal/track/track-block';
import { linkTarget } from '../../journal/character/which-character';
import type { BlockKind } from '../../journal/sworn-block/kind';
import { textOf } from '../../journal/sworn-block/sworn-block';
import { MessageCard } from '../message-card';
import { AskBlock } from '../oracles/ask-block';
import type { AnswerBlockProps } from '../oracles/oracle-block';
import { OracleBlock } from '../oracles/oracle-block';
import type { FunctionComponent } from 'preact';
import { ThingBlock } from '../generators/thing-block';
import { SessionBlock } from '../sessions/session-block';
import type { BlockOnPage, BlockView } from './block-view';
import type { Undoable } from './elsewhere';
import { MoveView } from './move-view';
import { ShowBlock } from './show-block';
import { TrackBlock } from './track-block';
import { sameNameAbove } from './track-problems';
import { surroundingsOfName, whatToShow } from './what-to-show';

/** Every kind of block, and how it is drawn. */
export const BLOCK_VIEWS: Readonly<Record<BlockKind, (on: BlockOnPage) => BlockView>> = {
	move: on => new MoveView(on),
	ask: on => answerView(AskBlock, 'ask', on),
	oracle: on => answerView(OracleBlock, 'roll', on),
	generated: thingView,
	show: showView,
	session: sessionView,
	vow: trackView,
	connection: trackView,
	objective: trackView,
	foe: trackView,
	expedition: trackView,
	journey: trackView,
	site: trackView,
	scene: trackView,
	threat: trackView,
	clock: trackView,
	track: trackView,
};

function answerView(Block: FunctionComponent<AnswerBlockProps>, act: Undoable, on: BlockOnPage): BlockView {
	const { desk, path, source } = on;
	return {
		draw: place => (
			<Block
				source={source}
				path={path}
				home={place ? { path, place: on.where } : undefined}
				elsewhere={on.elsewhere(act)}
				desk={desk}
				isPending={on.isPending}
				startsOpen={on.startsOpen}
				watch={() => on.watch(desk.shown.around(path, undefined).watched)}
				write={change => on.writeInUse(change)}
			/>
		),
	};
}

function thingView(on: BlockOnPage): BlockView {
	return { draw: place => <ThingBlock on={on} place={place} /> };
}

function sessionView(on: BlockOnPage): BlockView {
	return {
		reading: () => on.desk.shown.around(on.path, undefined).reading,
		draw: place => <SessionBlock on={on} place={place} />,
	};
}

function showView(on: BlockOnPage): BlockView {
	const { desk, path, source } = on;
	const name = linkTarget(textOf(on.block, 'show') ?? '');
	const surroundings = () => surroundingsOfName(desk.shown, name, path);
	return {
		reading: () => surroundings().reading,
		looksUpName: true,
		draw: place => {
			const show = whatToShow(desk, name, path, place?.text);
			on.watch(show.kind === 'character' ? surroundings().watched : undefined);
			const write = (change: () => Promise<boolean>) => on.write(change);
			const at = { path, text: place?.text, elsewhere: on.elsewhere('change') };
			return ShowBlock({ show, name, desk, ...at, source, isPending: on.isPending, write });
		},
	};
}

function trackView(on: BlockOnPage): BlockView {
	const { desk, path, source } = on;
	const surroundings = () => desk.shown.around(path, undefined);
	return {
		reading: () => surroundings().reading,
		draw: place => {
			const reading = readTrackBlock(source);
			if (!reading.ok)
				return <MessageCard title="This track cannot be read" problems={reading.problems} source={source} />;
			const { track, warnings } = reading.value;
			on.watch(surroundings().watched);
			const taken = place ? sameNameAbove(track.name, desk.shown.trackBlocksIn(place.text), place.lineStart) : [];
			return (
				<TrackBlock
					track={track}
					problems={[...warnings, ...taken]}
					home={place ? { path, place: { body: source, near: place } } : undefined}
					elsewhere={on.elsewhere('change')}
					shownIn={path}
					text={place?.text}
					desk={desk}
					isPending={on.isPending}
					startsOpen={on.startsOpen}
					write={change => on.writeInUse(change)}
				/>
			);
		},
	};
}
