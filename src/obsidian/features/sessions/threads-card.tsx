import type { JSX } from 'preact';
import { isLetGo, dismissedThreadsIn, setThreadDismissed } from '../../../journal/sessions/dismissed-threads';
import type { Thread } from '../../../journal/sessions/loose-threads';
import { looseThreads, THREAD_KINDS, threadWords } from '../../../journal/sessions/loose-threads';
import type { LineOfNote, TimelineSession } from '../../../journal/sessions/session-timeline';
import type { Track } from '../../../play/tracks/track';
import { tracksTogether } from '../../../play/tracks/track';
import { parseOk } from '../../../rules/core/problem';
import { t, tn } from '../../../i18n/translate';
import { PressButton } from '../../components/press-button';
import type { BlockOnPage } from '../../services/display/block-view';
import type { ActorView } from '../../services/view-state/view-state';

interface ThreadsCardProps {
	readonly sessions: readonly TimelineSession[];
	readonly goTo: (place: LineOfNote) => void;
	readonly on: BlockOnPage;
	readonly actors: readonly ActorView[];
	/** Whether the block can be written to. */
	readonly canWrite: boolean;
}

/** What is unresolved, each with a way to its line and a button that lets it go; below it what was let go. */
export function ThreadsCard({ sessions, goTo, on, actors, canWrite }: ThreadsCardProps): JSX.Element {
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
