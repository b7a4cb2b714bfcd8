import type { JSX } from 'preact';
import type { Chart, Route } from '../../../journal/chart/chart';
import type { Journey } from '../../../journal/chart/journeys';
import { nameOf } from '../../../rules/search/stated-name';
import { t } from '../../../i18n/translate';
import { NoteLink } from '../../components/note-links';
import { placeWords, routeName, timesWords } from './chart-words';

/** Where the links of a chart lead. */
export interface ChartLinks {
	/** Opens a note; the event tells whether in a new tab. */
	readonly onOpen: (path: string, event?: MouseEvent) => void;
	readonly onJourney: (journey: Journey) => void;
}

interface ChartListProps extends ChartLinks {
	readonly chart: Chart;
}

/** The chart in words: every place, and every way with the sessions in which it was travelled. */
export const ChartList = ({ chart: { places, routes }, onOpen, onJourney }: ChartListProps): JSX.Element => (
	<details class="sworn-chart-list">
		<summary>{t('Places and ways')}</summary>
		<ul>
			{places.map(place => (
				<li key={place.path}>
					{place.isHeardOf ? (
						placeWords(place)
					) : (
						<NoteLink words={placeWords(place)} href={place.path} onPress={event => onOpen(place.path, event)} />
					)}
				</li>
			))}
		</ul>
		<ul>
			{routes.map(route => (
				<li key={routeName(route)}>
					{routeName(route)}, {timesWords(route)}
					<SessionsOfRoute route={route} onJourney={onJourney} />
				</li>
			))}
		</ul>
	</details>
);

interface SessionsOfRouteProps {
	readonly route: Route;
	readonly onJourney: (journey: Journey) => void;
}

/** The sessions in which a way was travelled, each as a link to its record: “: Session 1, Session 2”. */
export const SessionsOfRoute = ({ route: { journeys }, onJourney }: SessionsOfRouteProps): JSX.Element => (
	<>
		{journeys.map((journey, i) => (
			<>
				{i === 0 ? ': ' : ', '}
				<NoteLink
					words={nameOf(journey.path)}
					href={journey.path}
					label={t('{name}, line {line}', { name: nameOf(journey.path), line: journey.line })}
					onPress={() => onJourney(journey)}
				/>
			</>
		))}
	</>
);
