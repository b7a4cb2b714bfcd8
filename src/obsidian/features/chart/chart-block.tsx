import { Keymap, MarkdownView } from 'obsidian';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { chartOf, type Chart, type ChartPlace, type ChartSource, type Route } from '../../../journal/chart/chart';
import { GRIDS, type Layout } from '../../../journal/chart/grid';
import { TRAVEL_MOVES } from '../../../journal/chart/journeys';
import { afterStep, nearestFree } from '../../../journal/chart/layout';
import { layoutOf } from '../../../journal/chart/layout-of-block';
import type { Position } from '../../../journal/chart/place-note';
import { placeExcerpt } from '../../../journal/chart/place-excerpt';
import { textOf } from '../../../journal/sworn-block/sworn-block';
import { t } from '../../../i18n/translate';
import { problem, type Problem } from '../../../rules/core/problem';
import { useFormId } from '../../components/form-id';
import { MessageCard } from '../../components/message-card';
import { PressButton } from '../../components/press-button';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import { portraitOf } from '../../services/portrait';
import type { JournalActions } from '../../services/journal-actions';
import { openAtLine } from '../../vault/open-at-line';
import { createHeardOf } from './add-place';
import { ChartField } from './chart-field';
import { ChartList, type ChartLinks } from './chart-list';
import { chartSource } from './chart-source';
import { movePlace, revertMovePlace, type MoveOfPlaces } from './move-place';
import { PlaceCard } from './place-card';
import { Mentions } from '../sessions/mentions';
import { writeEdits } from '../../../journal/campaign/write-edits';
import { applyChanges } from '../../../journal/text/text-change';
import { pickOne } from '../../components/pick-dialog';
import { offerUndo } from '../../services/offer-undo';
import { linkTo } from '../sessions/session-owner';
import { lookUpMove } from '../../../rules/find-move';
import type { Move } from '../../../rules/move';

/**
 * *Travel here*: in the journal with the chart, else in the last one of the campaign, opens the move by which the rules
 * travel; undefined if they have none, or nobody plays.
 */
function journeyTo(
	actions: JournalActions,
	from: string,
	place: ChartPlace,
	journals: readonly string[],
): (() => void) | undefined {
	const journal = journals.includes(from) ? from : (journals.at(-1) ?? from);
	const book = actions.viewState.around(journal, undefined).book;
	const moves = book.ok ? TRAVEL_MOVES.flatMap(name => lookUpMove(book.value.ruleset, name) ?? []) : [];
	const [move] = moves;
	if (!move || place.isHeardOf) return undefined;
	return () => void travel(actions, journal, move, place);
}

async function travel(actions: JournalActions, journal: string, move: Move, place: ChartPlace): Promise<void> {
	const { app } = actions;
	await app.workspace.openLinkText(journal, '', false);
	const view = app.workspace.getActiveViewOfType(MarkdownView);
	if (view?.file?.path !== journal) return;
	actions.travel(view, move, { name: place.name, link: linkTo(actions.vaultIndex, place.path, journal) });
}

interface ChartBlockProps {
	readonly on: BlockOnPage;
	readonly place: SectionInfo;
	/** Asks for a new place; undefined where nothing can be written. */
	readonly addPlace: () => void;
}

/** The chart of the campaign around a note. */
export function ChartBlock({ on, place, addPlace }: ChartBlockProps): JSX.Element {
	const { actions, path, block } = on;
	const layout = layoutOf(block);
	const { chart, source } = useShownChart(on, layout ?? 'free');
	if (layout === undefined)
		return (
			<MessageCard
				title={t('This chart cannot be drawn')}
				problems={[noLayout(textOf(block, 'layout') ?? '')]}
				source={on.source}
			/>
		);
	if (chart.places.length === 0) return <NoPlaces addPlace={place ? addPlace : undefined} />;
	const openRoute = ({ journeys }: Route) => {
		const last = journeys.at(-1);
		if (last) void openAtLine(actions.app, last);
	};
	const links: ChartLinks = {
		onOpen: (to, event) =>
			void actions.app.workspace.openLinkText(to, path, event === undefined ? false : Keymap.isModEvent(event)),
		onJourney: journey => void openAtLine(actions.app, journey),
	};
	return (
		<section class="sworn-chart" aria-label={chartName(chart)} tabIndex={-1}>
			<MovableField
				on={on}
				chart={chart}
				canMove={place !== null}
				links={links}
				journals={source.journals.map(journal => journal.path)}
				onRoute={openRoute}
			/>
			<ChartList chart={chart} {...links} />
		</section>
	);
}

const noLayout = (layout: string): Problem =>
	problem('no_layout', t('“layout: {layout}” is neither “layout: hex” nor “layout: free”.', { layout }));

const chartName = ({ places, routes }: Chart): string =>
	t('Chart, places: {places}, ways: {ways}', { places: places.length, ways: routes.length });

interface ShownChart {
	readonly chart: Chart;
	readonly source: ChartSource;
}

/** The chart as it is now, or as it was last shown while the block is out of sight: then nothing is computed. */
function useShownChart({ actions, path, containerEl }: BlockOnPage, layout: Layout): ShownChart {
	const last = useRef<ShownChart | undefined>(undefined);
	const isOut = useRef(false);
	const [, drawAgain] = useState(0);
	useEffect(() => {
		const observer = new IntersectionObserver(entries => {
			const wasOut = isOut.current;
			isOut.current = entries.at(-1)?.isIntersecting === false;
			if (wasOut && !isOut.current) drawAgain(count => count + 1);
		});
		observer.observe(containerEl);
		return () => observer.disconnect();
	}, [containerEl]);
	if (!isOut.current || !last.current) {
		const source = chartSource(actions, path, note => actions.viewState.textOf(note), layout);
		last.current = { source, chart: chartOf(source) };
	}
	return last.current;
}

const NoPlaces = ({ addPlace }: { readonly addPlace: (() => void) | undefined }): JSX.Element => (
	<section class="sworn-chart sworn-card" aria-label={t('Chart')} tabIndex={-1}>
		<strong class="sworn-name">{t('No places yet')}</strong>
		<p>
			{t('A place is a note with “sworn: place”, or one that was generated and kept. Links between places are ways.')}
		</p>
		{addPlace && (
			<div class="sworn-buttons">
				<PressButton class="sworn-button" data-control="add-place" onPress={addPlace}>
					{t('Add a place')}
				</PressButton>
			</div>
		)}
	</section>
);

/** What the lines and the ring mean, as far as the chart has them. */
const Legend = ({ chart: { places, routes } }: { readonly chart: Chart }): JSX.Element => (
	<ul class="sworn-chart-legend" aria-hidden="true">
		{routes.some(({ journeys }) => journeys.length > 0) && (
			<li class="is-travelled">{t('travelled; wider is oftener')}</li>
		)}
		{routes.some(({ journeys }) => journeys.length === 0) && <li class="is-known">{t('known way')}</li>}
		{places.some(({ here }) => here.length > 0) && <li class="is-here">{t('where you are')}</li>}
		{places.some(({ isHeardOf }) => isHeardOf) && <li class="is-heard-of">{t('heard of, no note yet')}</li>}
	</ul>
);

interface MovableFieldProps {
	readonly on: BlockOnPage;
	readonly chart: Chart;
	readonly canMove: boolean;
	readonly links: ChartLinks;
	/** The journals that the ways are read from, in the order of play. */
	readonly journals: readonly string[];
	readonly onRoute: (route: Route) => void;
}

/** The picture, whose places can be moved, and the card of the one that was chosen; the last move can be taken back. */
function MovableField({ on, chart, canMove, links, journals, onRoute }: MovableFieldProps): JSX.Element {
	const { actions } = on;
	const hint = useFormId('chart');
	const card = useFormId('place-card');
	const [chosen, choose] = useState<string>();
	const field = useRef<HTMLDivElement>(null);
	const close = () => {
		const places = [...(field.current?.querySelectorAll<HTMLElement>('.sworn-chart-place') ?? [])];
		choose(undefined);
		places.find(({ dataset }) => dataset.control === chosen)?.focus();
	};
	const grid = GRIDS[chart.layout];
	const [last, setLast] = useState<{ readonly name: string; readonly move: MoveOfPlaces }>();
	const others = ({ path }: ChartPlace) => chart.places.flatMap(other => (other.path === path ? [] : [other.spot]));
	const move = (place: ChartPlace, to: Position | undefined) => {
		if (!to) return;
		on.write(async () => {
			const written = await movePlace(actions, chart, place.path, to);
			if (written) setLast({ name: place.name, move: written });
		});
	};
	const back = () => {
		if (!last) return;
		on.write(async () => {
			if (await revertMovePlace(actions, last.move)) setLast(undefined);
		});
	};
	return (
		<div
			ref={field}
			onKeyDown={event => {
				if (event.key === 'Escape' && chosen !== undefined) {
					event.preventDefault();
					event.stopPropagation();
					return close();
				}
				if (!last || event.shiftKey || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
				event.preventDefault();
				event.stopPropagation();
				back();
			}}
		>
			<ChartField
				chart={chart}
				pictureOf={path => portraitOf(actions, path)}
				hint={canMove ? hint : undefined}
				chosen={{ path: chosen, card }}
				onChoose={(place, event) => {
					if (Keymap.isModEvent(event) && !place.isHeardOf) links.onOpen(place.path, event);
					else choose(place.path);
				}}
				onRoute={onRoute}
				onDrop={canMove ? (place, to) => move(place, nearestFree(to, others(place), grid)) : undefined}
				onStep={canMove ? (place, step) => move(place, afterStep(place.spot, step, others(place), grid)) : undefined}
			/>
			<Legend chart={chart} />
			{chart.places.map(place =>
				place.path === chosen ? (
					<PlaceCard
						key={place.path}
						id={card}
						place={place}
						routes={chart.routes.filter(({ from, to }) => from === place || to === place)}
						picture={place.isHeardOf ? undefined : portraitOf(actions, place.path)}
						words={placeExcerpt((place.isHeardOf ? undefined : actions.viewState.textOf(place.path)) ?? '')}
						mentions={<Mentions of={place.name} path={on.path} actions={actions} />}
						links={links}
						create={canMove ? () => on.write(() => createHeardOf(actions, on.path, place)) : undefined}
						travel={canMove ? journeyTo(actions, on.path, place, journals) : undefined}
						addWay={canMove ? wayFrom(actions, chart, place) : undefined}
						close={close}
					/>
				) : null,
			)}
			{canMove && (
				<p id={hint} class="sworn-chart-hint">
					{t('Choose a place for what the notes say of it. Drag it, or move it with the arrow keys.')}
				</p>
			)}
			<div role="status">
				{last && (
					<>
						{t('“{name}” was moved.', { name: last.name })}{' '}
						<PressButton class="sworn-button" data-control="move-back" onPress={back}>
							{t('Move it back')}
						</PressButton>
					</>
				)}
			</div>
		</div>
	);
}

/** *Add a way*: asks to which place, and links to it in the note of this one; undefined if there is none to choose. */
function wayFrom(actions: JournalActions, { places, routes }: Chart, from: ChartPlace): (() => void) | undefined {
	if (from.isHeardOf) return undefined;
	const isWayTo = (to: ChartPlace) =>
		routes.some(route => [route.from, route.to].every(end => end === from || end === to));
	const others = places.filter(place => place !== from && !place.isHeardOf && !isWayTo(place));
	if (others.length === 0) return undefined;
	return () =>
		pickOne(
			actions.app,
			others,
			{ text: ({ name }) => name, placeholder: t('A way from {name} to which place?', { name: from.name }) },
			{ onPick: to => void addWay(actions, from, to) },
		);
}

async function addWay(actions: JournalActions, { path, name }: ChartPlace, to: ChartPlace): Promise<void> {
	const text = t('A way leads to {place}.', { place: linkTo(actions.vaultIndex, to.path, path) });
	let before: ReadonlyMap<string, string> = new Map();
	const written = await actions.write([path], texts => {
		before = texts;
		return writeEdits(texts, [{ kind: 'lines', path, text }], () => true);
	});
	if (!written) return;
	const after = written.edits.map(edit => [path, applyChanges(before.get(path) ?? '', edit.changes)] as const);
	offerUndo(actions, t('“{name}” has a way to “{to}” now.', { name, to: to.name }), { before, after: new Map(after) });
}
