import type { JSX } from 'preact';
import type { LineOfNote, ToldEvent, ToldSession } from '../../../journal/sessions/told-sessions';
import { drawn } from '../../../language/drawn';
import { t } from '../../../language/text';

interface TimelineCardProps {
	readonly sessions: readonly ToldSession[];
	readonly goTo: (place: LineOfNote) => void;
}

/** The sessions from the first to the last with what a campaign is remembered by, each with a link to its line. */
export function TimelineCard({ sessions, goTo }: TimelineCardProps): JSX.Element {
	const told = sessions.filter(({ title, events }) => title !== undefined || events.length > 0);
	if (told.length === 0) return <p class="sworn-detail">{t('No session was played yet.')}</p>;
	return (
		<ol class="sworn-timeline">
			{told.map(session => (
				<SessionItem key={`${session.path}:${session.line}`} session={session} goTo={goTo} />
			))}
		</ol>
	);
}

interface SessionItemProps {
	readonly session: ToldSession;
	readonly goTo: TimelineCardProps['goTo'];
}

function SessionItem({ session, goTo }: SessionItemProps): JSX.Element {
	const { title, storyDate, events } = session;
	return (
		<li>
			{storyDate !== undefined && <span class="sworn-timeline-date">{storyDate}</span>}
			<button type="button" class="sworn-line-button" onClick={() => goTo(session)}>
				{title ?? t('Outside of sessions')}
			</button>
			{events.length > 0 && (
				<ul>
					{events.map((event, at) => (
						<li key={at}>
							<button type="button" class="sworn-line-button" onClick={() => goTo(event)}>
								{eventWords(event)}
							</button>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}

function eventWords({ what, name }: ToldEvent): string {
	switch (what) {
		case 'sworn':
			return t('Vow sworn: {name}', { name });
		case 'fulfilled':
			return t('Vow fulfilled: {name}', { name });
		case 'forsaken':
			return t('Vow forsaken: {name}', { name });
		case 'bond':
			return name === '' ? t('A bond') : t('A bond with {name}', { name });
		case 'scar':
			return t('For good: {impact}', { impact: drawn(name) });
		case 'end':
			return name === 'dead' ? t('The story ends in death') : t('The story ends: lost');
	}
}
