import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { parseError, type Problem, parseOk } from '../../../rules/core/problem';
import type { LineOfNote } from '../../../journal/notes/line-of-note';
import type { TimelineSession } from '../../../journal/sessions/session-timeline';
import { textOf } from '../../../journal/sworn-block/sworn-block';
import { MessageCard } from '../../components/message-card';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import type { ActorView } from '../../services/view-state/view-state';
import { openAtLine } from '../../vault/open-at-line';
import { actorsOfView } from './actors-of-view';
import { campaignSessions, type CampaignSessions } from './campaign-sessions';
import { eventWords } from './event-words';
import { LuckCard } from './luck-card';
import { t, tn } from '../../../i18n/translate';
import { isLetGo, dismissedThreadsIn, setThreadDismissed } from '../../../journal/sessions/dismissed-threads';
import { looseThreads, THREAD_KINDS, threadWords, type Thread } from '../../../journal/sessions/loose-threads';
import { tracksTogether, type Track } from '../../../play/tracks/track';
import { PressButton } from '../../components/press-button';

interface ThreadsCardProps {
	readonly sessions: readonly TimelineSession[];
	readonly goTo: (place: LineOfNote) => void;
	readonly on: BlockOnPage;
	readonly actors: readonly ActorView[];
	/** Whether the block can be written to. */
	readonly canWrite: boolean;
}

/** What is unresolved, each with a way to its line and a button that lets it go; below it what was let go. */
function ThreadsCard({ sessions, goTo, on, actors, canWrite }: ThreadsCardProps): JSX.Element {
	const tracks = tracksTogether(actors.map(({ character }) => character.tracks));
	const next = actors.flatMap(actor => bonusesOf(actor, actors.length > 1));
	const all = looseThreads({ sessions, tracks, next, homeOf: track => homeOf(on, track) });
	const words = dismissedThreadsIn(on.block);
	const loose = all.filter(thread => !isLetGo(threadWords(thread), words));
	const gone = all.filter(thread => isLetGo(threadWords(thread), words));
	const place = (thread: Thread): LineOfNote => thread.place ?? { path: actors[0]?.path ?? on.path, line: 1 };
	const item = (thread: Thread, press: string, letsGo: boolean): JSX.Element => (
		<li key={threadWords(thread)}>
			<button type="button" class="sworn-line-button" onClick={() => goTo(place(thread))}>
				{nameOf(thread)}
			</button>
			{thread.sessions !== undefined && (
				<span class="sworn-detail">{tn(thread.sessions, '{count} session', '{count} sessions')}</span>
			)}
			{canWrite && (
				<PressButton
					class="sworn-button"
					data-control={threadWords(thread)}
					aria-label={`${press}: ${nameOf(thread)}`}
					isBlocked={on.isPending}
					onPress={() => write(on, threadWords(thread), letsGo)}
				>
					{press}
				</PressButton>
			)}
		</li>
	);
	return (
		<>
			{loose.length === 0 && <p class="sworn-detail">{t('Nothing is loose.')}</p>}
			{THREAD_KINDS.map(kind => {
				const ofKind = loose.filter(thread => thread.kind === kind);
				if (ofKind.length === 0) return undefined;
				return (
					<section key={kind} aria-label={KIND_WORDS[kind]()}>
						<strong>{KIND_WORDS[kind]()}</strong>
						<ul class="sworn-threads">{ofKind.map(thread => item(thread, t('Let go'), true))}</ul>
					</section>
				);
			})}
			{gone.length > 0 && (
				<details class="sworn-more">
					<summary>{tn(gone.length, '{count} was let go', '{count} were let go')}</summary>
					<ul class="sworn-threads">{gone.map(thread => item(thread, t('Take up again'), false))}</ul>
				</details>
			)}
		</>
	);
}

/** The bonuses that wait for a move of a character, by its name if it is one of several. */
const bonusesOf = ({ path, character: { name, next } }: ActorView, isNamed: boolean) =>
	next.map(({ text }) => ({ text, home: { path, line: 1 }, ...(isNamed ? { who: name } : {}) }));

const nameOf = ({ name, said }: Thread): string => (said === undefined ? name : `${name} › ${said}`);

const KIND_WORDS: Readonly<Record<Thread['kind'], () => string>> = {
	vow: () => t('Vows that nothing has moved'),
	threat: () => t('Threats that did not change'),
	clock: () => t('Clocks that did not change'),
	connection: () => t('Connections that were not seen'),
	oracle: () => t('Answers that were not mentioned again'),
	next: () => t('Bonuses that wait for a move'),
};

function write(on: BlockOnPage, words: string, letsGo: boolean): void {
	const { actions, path } = on;
	on.writeInUse(async () => {
		const written = await actions.write([path], texts => {
			const changes = setThreadDismissed(texts.get(path) ?? '', on.where, words, letsGo);
			return changes.ok ? parseOk({ edits: [{ path, changes: changes.value }] }) : changes;
		});
		return written !== undefined;
	});
}

/** The note of a track, or the line of the block that has it. */
function homeOf({ actions, path }: BlockOnPage, { name, path: note }: Track): LineOfNote | undefined {
	const [known] = actions.vaultIndex.trackHomes(note ?? name, path);
	if (!known) return note === undefined ? undefined : { path: `${note}.md`, line: 1 };
	return { path: known.home.path, line: (known.home.place?.near?.lineStart ?? 0) + 1 };
}

interface TimelineCardProps {
	readonly sessions: readonly TimelineSession[];
	readonly goTo: (place: LineOfNote) => void;
}

/** The sessions from the first to the last with what a campaign is remembered by, each with a link to its line. */
function TimelineCard({ sessions, goTo }: TimelineCardProps): JSX.Element {
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
	readonly session: TimelineSession;
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
	const { actors } = actorsOfView(actions, path, textOf(block, 'by'));
	on.watch([path]);
	const problems = actors.ok ? wrongScope(textOf(block, 'of')) : actors.problems;
	if (!actors.ok || problems.length > 0)
		return <MessageCard title={t('This view cannot be drawn')} problems={problems} source={source} />;
	const ofSession = textOf(block, 'of') === 'session';
	const isIn = (session: TimelineSession) =>
		!ofSession ||
		(place !== null &&
			session.path === path &&
			session.line <= place.lineStart + 1 &&
			place.lineStart + 1 <= session.lastLine);
	return <ReadView on={on} actors={actors.value} text={place?.text} view={view} isIn={isIn} />;
}

const SCOPES: readonly string[] = ['campaign', 'session'];

function wrongScope(of: string | undefined): readonly Problem[] {
	if (of === undefined || SCOPES.includes(of)) return [];
	const answer = parseError(
		'no_scope',
		t('“of: {of}” is neither “of: session” nor “of: campaign”. Without it the view is of the campaign.', { of }),
	);
	return answer.ok ? [] : answer.problems;
}

interface ReadViewProps {
	readonly on: BlockOnPage;
	/** The characters of whom it tells. */
	readonly actors: readonly ActorView[];
	/** The text of the note; when it changes, the view is read again. */
	readonly text: string | undefined;
	readonly view: ViewName;
	/** Which sessions count; all by default. */
	readonly isIn?: (session: TimelineSession) => boolean;
}

/** How long reading may take before its progress is displayed, in milliseconds. */
const PATIENCE = 1000;

/** A view of the campaign of one or several characters. The notes are read while it is on the page, and only then. */
export function ReadView({ on, actors, text, view, isIn = () => true }: ReadViewProps): JSX.Element {
	const { actions } = on;
	const [sessions, setSessions] = useState<CampaignSessions | undefined>();
	const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | undefined>();
	const [readings, setReadings] = useState(0);
	useEffect(() => {
		let isOver = false;
		const start = performance.now();
		const told = (done: number, all: number) => {
			if (!isOver && performance.now() - start > PATIENCE) setProgress({ done, all });
		};
		void campaignSessions(actions, actors, { isOver: () => isOver, progress: told }).then(found => {
			if (isOver || !found) return;
			setProgress(undefined);
			setSessions(found);
		});
		return () => void (isOver = true);
	}, [actors.map(({ path }) => path).join('\n'), text, readings]);
	const goTo: GoToLine = place => void openAtLine(actions.app, place);
	const Card = VIEWS[view];
	return (
		<article class="sworn-track sworn-session" tabIndex={-1} aria-label={t('View of the campaign')}>
			<div role="status" class="sworn-detail">
				{progress && t('Reading: {done} of {all} notes', { done: progress.done, all: progress.all })}
			</div>
			{sessions && (
				<Card
					sessions={sessions.together.filter(isIn)}
					ofEach={sessions.ofEach.map(each => ({ ...each, sessions: each.sessions.filter(isIn) }))}
					goTo={goTo}
					on={on}
					actors={actors}
					canWrite={text !== undefined}
				/>
			)}
			{sessions && (
				<button type="button" class="sworn-button" onClick={() => setReadings(readings + 1)}>
					{t('Read again')}
				</button>
			)}
		</article>
	);
}
