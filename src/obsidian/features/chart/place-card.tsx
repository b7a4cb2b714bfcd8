import type { JSX } from 'preact';
import type { ChartPlace, Route } from '../../../journal/chart/chart';
import { t } from '../../../i18n/translate';
import { Portrait } from '../../components/portrait';
import { PressButton } from '../../components/press-button';
import { SessionsOfRoute, type ChartLinks } from './chart-list';
import { aboutPlace, timesWords } from './chart-words';

interface PlaceCardProps {
	readonly id: string;
	readonly place: ChartPlace;
	/** The ways that lead to it. */
	readonly routes: readonly Route[];
	/** The address of its picture. */
	readonly picture: string | undefined;
	/** What its note says first. */
	readonly words: string;
	/** The lines that name it. */
	readonly mentions: JSX.Element;
	readonly links: ChartLinks;
	/** Makes a note for it; undefined if it has one, or where nothing can be written. */
	readonly create: (() => void) | undefined;
	/** Opens the move that travels to it; undefined where nobody travels. */
	readonly travel: (() => void) | undefined;
	/** Asks for another place, and makes a way to it; undefined if there is none without a way. */
	readonly addWay: (() => void) | undefined;
	readonly close: () => void;
}

/** What the notes say of the place that was chosen on a chart. */
export function PlaceCard({ id, place, routes, picture, links, close, ...more }: PlaceCardProps): JSX.Element {
	const { words, mentions, create, travel, addWay } = more;
	return (
		<section id={id} class="sworn-card sworn-chart-card" aria-label={place.name}>
			<header class="sworn-chart-card-head">
				<Portrait src={picture} />
				<strong class="sworn-name">{place.name}</strong>
				<span class="sworn-chart-about">{aboutPlace(place)}</span>
			</header>
			{words !== '' && <p>{words}</p>}
			{routes.length > 0 && (
				<ul aria-label={t('Ways')}>
					{routes.map(route => (
						<li key={`${route.from.path} ${route.to.path}`}>
							{(route.from === place ? route.to : route.from).name}, {timesWords(route)}
							<SessionsOfRoute route={route} onJourney={links.onJourney} />
						</li>
					))}
				</ul>
			)}
			{mentions}
			<div class="sworn-buttons">
				{place.isHeardOf
					? create && (
							<PressButton class="sworn-button" data-control="create-place" onPress={create}>
								{t('Create note')}
							</PressButton>
						)
					: openButton(() => links.onOpen(place.path))}
				{travel && (
					<PressButton class="sworn-button" data-control="travel-to-place" onPress={travel}>
						{t('Travel here')}
					</PressButton>
				)}
				{addWay && (
					<PressButton class="sworn-button" data-control="add-way" onPress={addWay}>
						{t('Add a way…')}
					</PressButton>
				)}
				<PressButton class="sworn-button is-quiet" data-control="close-place" onPress={close}>
					{t('Close')}
				</PressButton>
			</div>
		</section>
	);
}

const openButton = (open: () => void): JSX.Element => (
	<PressButton class="sworn-button" data-control="open-place" onPress={open}>
		{t('Open note')}
	</PressButton>
);
