import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { unread, type Problem } from '../../../rules/problem';
import type { LineOfNote, ToldSession } from '../../../journal/sessions/told-sessions';
import { textOf } from '../../../journal/sworn-block/sworn-block';
import { MessageCard } from '../../components/message-card';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import type { ActorView } from '../../services/view-state/view-state';
import { openAtLine } from '../../vault/open-at-line';
import { campaignSessions } from './campaign-sessions';
import { LuckCard } from './luck-card';
import { ThreadsCard } from './threads-card';
import { TimelineCard } from './timeline-card';
import { t } from '../../../language/text';

/** Opens a note at a line. */
type GoToLine = (place: LineOfNote) => void;

/** The views of a campaign, by the word after `show:`. */
const VIEWS = { luck: LuckCard, timeline: TimelineCard, threads: ThreadsCard } as const;

export type ViewName = keyof typeof VIEWS;

/** The view that a `show` block names; undefined if it names something else. */
export const viewNamed = (name: string): ViewName | undefined => {
	const word = name.trim().toLowerCase();
	return Object.keys(VIEWS).find((view): view is ViewName => view === word);
};

interface CampaignViewProps {
	readonly on: BlockOnPage;
	readonly place: SectionInfo;
	readonly view: ViewName;
}

/** A view that is read from the notes of a campaign, or of the session in which its block stands. */
export function CampaignView({ on, place, view }: CampaignViewProps): JSX.Element {
	const { actions, path, block, source } = on;
	const { actor } = actions.viewState.around(path, textOf(block, 'by'));
	on.watch([path]);
	const problems = actor.ok ? wrongScope(textOf(block, 'of')) : actor.problems;
	if (!actor.ok || problems.length > 0)
		return <MessageCard title={t('This view cannot be drawn')} problems={problems} source={source} />;
	const ofSession = textOf(block, 'of') === 'session';
	const isIn = (session: ToldSession) =>
		!ofSession ||
		(place !== null &&
			session.path === path &&
			session.line <= place.lineStart + 1 &&
			place.lineStart + 1 <= session.lastLine);
	return <ReadView on={on} actor={actor.value} text={place?.text} view={view} isIn={isIn} />;
}

const SCOPES: readonly string[] = ['campaign', 'session'];

function wrongScope(of: string | undefined): readonly Problem[] {
	if (of === undefined || SCOPES.includes(of)) return [];
	const answer = unread(
		'no_scope',
		t('“of: {of}” is neither “of: session” nor “of: campaign”. Without it the view is of the campaign.', { of }),
	);
	return answer.ok ? [] : answer.problems;
}

interface ReadViewProps {
	readonly on: BlockOnPage;
	readonly actor: ActorView;
	/** The text of the note; when it changes, the view is read again. */
	readonly text: string | undefined;
	readonly view: ViewName;
	/** Which sessions count; all by default. */
	readonly isIn?: (session: ToldSession) => boolean;
}

interface Progress {
	readonly done: number;
	readonly all: number;
}

/** How long reading may take before its progress is displayed, in milliseconds. */
const PATIENCE = 1000;

/** A view of a character's campaign. The notes are read while it is on the page, and only then. */
export function ReadView({ on, actor, text, view, isIn = () => true }: ReadViewProps): JSX.Element {
	const { actions } = on;
	const [sessions, setSessions] = useState<readonly ToldSession[] | undefined>();
	const [progress, setProgress] = useState<Progress | undefined>();
	const [readings, setReadings] = useState(0);
	useEffect(() => {
		let isOver = false;
		const start = performance.now();
		const told = (done: number, all: number) => {
			if (!isOver && performance.now() - start > PATIENCE) setProgress({ done, all });
		};
		void campaignSessions(actions, actor, { isOver: () => isOver, progress: told }).then(found => {
			if (isOver || !found) return;
			setProgress(undefined);
			setSessions(found);
		});
		return () => void (isOver = true);
	}, [actor.path, text, readings]);
	const goTo: GoToLine = ({ path, line }) => {
		const file = actions.app.vault.getFileByPath(path);
		if (file) void openAtLine(actions.app, file, line);
	};
	const Card = VIEWS[view];
	return (
		<article class="sworn-track sworn-session" tabIndex={-1} aria-label={t('View of the campaign')}>
			<div role="status" class="sworn-detail">
				{progress && t('Reading: {done} of {all} notes', { done: progress.done, all: progress.all })}
			</div>
			{sessions && (
				<Card sessions={sessions.filter(isIn)} goTo={goTo} on={on} actor={actor} canWrite={text !== undefined} />
			)}
			{sessions && (
				<button type="button" class="sworn-button" onClick={() => setReadings(readings + 1)}>
					{t('Read again')}
				</button>
			)}
		</article>
	);
}
