import { Keymap, TFile } from 'obsidian';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chart, ChartPlace, Route } from '../../../journal/chart/chart';
import { chartOf } from '../../../journal/chart/chart';
import type { Journey } from '../../../journal/chart/journeys';
import { afterStep, nearestFree } from '../../../journal/chart/layout';
import type { Position } from '../../../journal/chart/place-note';
import { t } from '../../../language/text';
import { useFormId } from '../../components/form-id';
import { PressButton } from '../../components/press-button';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import { portraitOf } from '../../services/portrait';
import type { JournalActions } from '../../services/journal-actions';
import { openAtLine } from '../../vault/open-at-line';
import { ChartField } from './chart-field';
import { ChartList } from './chart-list';
import { chartSource } from './chart-source';
import { movePlace, takeBack, type MoveOfPlaces } from './move-place';

interface ChartBlockProps {
	readonly on: BlockOnPage;
	readonly place: SectionInfo;
	/** Asks for a new place; undefined where nothing can be written. */
	readonly addPlace: () => void;
}

/** The chart of the campaign around a note. */
export function ChartBlock({ on, place, addPlace }: ChartBlockProps): JSX.Element {
	const { actions, path } = on;
	const chart = useShownChart(on);
	if (chart.places.length === 0) return <NoPlaces addPlace={place ? addPlace : undefined} />;
	const openRoute = ({ journeys }: Route) => {
		const last = journeys.at(-1);
		if (last) openJourney(actions, last);
	};
	const links = {
		onOpen: (to: string, event: MouseEvent) =>
			void actions.app.workspace.openLinkText(to, path, Keymap.isModEvent(event)),
		onJourney: (journey: Journey) => openJourney(actions, journey),
	};
	return (
		<section class="sworn-chart" aria-label={chartName(chart)} tabIndex={-1}>
			<MovableField on={on} chart={chart} canMove={place !== null} onOpen={links.onOpen} onRoute={openRoute} />
			<ChartList chart={chart} {...links} />
		</section>
	);
}

const chartName = ({ places, routes }: Chart): string =>
	t('Chart, places: {places}, ways: {ways}', { places: places.length, ways: routes.length });

/** The chart as it is now, or as it was last shown while the block is out of sight: then nothing is computed. */
function useShownChart({ actions, path, containerEl }: BlockOnPage): Chart {
	const last = useRef<Chart | undefined>(undefined);
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
	if (!isOut.current || !last.current) last.current = chartOf(chartSource(actions, path));
	return last.current;
}

function openJourney({ app }: JournalActions, { path, line }: Journey): void {
	const file = app.vault.getAbstractFileByPath(path);
	if (file instanceof TFile) void openAtLine(app, file, line);
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
	</ul>
);

interface MovableFieldProps {
	readonly on: BlockOnPage;
	readonly chart: Chart;
	readonly canMove: boolean;
	readonly onOpen: (path: string, event: MouseEvent) => void;
	readonly onRoute: (route: Route) => void;
}

/** The picture, whose places can be moved; the last move can be taken back. */
function MovableField({ on, chart, canMove, onOpen, onRoute }: MovableFieldProps): JSX.Element {
	const { actions } = on;
	const hint = useFormId('chart');
	const [last, setLast] = useState<{ readonly name: string; readonly move: MoveOfPlaces }>();
	const others = ({ path }: ChartPlace) => chart.places.flatMap(other => (other.path === path ? [] : [other.spot]));
	const move = (place: ChartPlace, to: Position | undefined) => {
		if (!to) return;
		on.write(async () => {
			const written = await movePlace(actions, chart.places, place.path, to);
			if (written) setLast({ name: place.name, move: written });
		});
	};
	const back = () => {
		if (!last) return;
		on.write(async () => {
			if (await takeBack(actions, last.move)) setLast(undefined);
		});
	};
	return (
		<div
			onKeyDown={event => {
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
				onOpen={onOpen}
				onRoute={onRoute}
				onDrop={canMove ? (place, to) => move(place, nearestFree(to, others(place))) : undefined}
				onStep={canMove ? (place, step) => move(place, afterStep(place.spot, step, others(place))) : undefined}
			/>
			<Legend chart={chart} />
			{canMove && (
				<p id={hint} class="sworn-chart-hint">
					{t('Drag a place, or move it with the arrow keys.')}
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
