import type { JSX } from 'preact';
import type { Chart } from '../../../journal/chart/chart';
import type { Journey } from '../../../journal/chart/journeys';
import { nameOf } from '../../../journal/notes/note-name';
import { t } from '../../../language/text';
import { placeWords, routeName, timesWords } from './chart-words';

interface ChartListProps {
	readonly chart: Chart;
	readonly onOpen: (path: string, event: MouseEvent) => void;
	readonly onJourney: (journey: Journey) => void;
}

/** The chart in words: every place, and every way with the sessions in which it was travelled. */
export const ChartList = ({ chart: { places, routes }, onOpen, onJourney }: ChartListProps): JSX.Element => (
	<details class="sworn-chart-list">
		<summary>{t('Places and ways')}</summary>
		<ul>
			{places.map(place => (
				<li key={place.path}>
					<Link words={placeWords(place)} href={place.path} onPress={event => onOpen(place.path, event)} />
				</li>
			))}
		</ul>
		<ul>
			{routes.map(route => (
				<li key={routeName(route)}>
					{routeName(route)}, {timesWords(route)}
					{route.journeys.map((journey, i) => (
						<>
							{i === 0 ? ': ' : ', '}
							<Link
								words={nameOf(journey.path)}
								href={journey.path}
								label={t('{name}, line {line}', { name: nameOf(journey.path), line: journey.line })}
								onPress={() => onJourney(journey)}
							/>
						</>
					))}
				</li>
			))}
		</ul>
	</details>
);

interface LinkProps {
	readonly words: string;
	readonly href: string;
	readonly label?: string;
	readonly onPress: (event: MouseEvent) => void;
}

/** A link that the app does not follow a second time. */
const Link = ({ words, href, label, onPress }: LinkProps): JSX.Element => (
	<a
		class="internal-link"
		href={href}
		aria-label={label}
		onClick={event => {
			event.preventDefault();
			event.stopPropagation();
			onPress(event);
		}}
	>
		{words}
	</a>
);
