import { Keymap } from 'obsidian';
import { Fragment, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { textOf } from '../../../journal/sworn-block/sworn-block';
import { openTracks, tracksTogether, type Track } from '../../../play/tracks/track';
import { t } from '../../../i18n/translate';
import { MessageCard } from '../../components/message-card';
import { Portrait } from '../../components/portrait';
import { Pending } from '../../components/press-button';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import { portraitOf } from '../../services/portrait';
import type { ActorView } from '../../services/view-state/view-state';
import { useSheetEdits } from '../character/live-sheet';
import { SheetMeters, SheetProblems } from '../character/sheet-parts';
import { sheetView } from '../character/sheet-view';
import type { JournalActions } from '../../services/journal-actions';
import { campaignOf } from './begin-campaign';
import type { Campaign } from './campaign';
import { openStep } from './campaign-form';
import { SetupList, useSetup } from './setup-list';
import { addPlace } from '../chart/add-place';
import { ChartBlock } from '../chart/chart-block';
import { actorsOfView } from '../sessions/actors-of-view';
import { campaignSessions } from '../sessions/campaign-sessions';
import { ReadView, type ViewName } from '../sessions/campaign-view';
import { firstOf, lineOf, sentence } from '../../../journal/sessions/write-digest';
import { linkTo } from '../sessions/session-owner';
import { OpenTracks, opensTrack } from '../tracks/open-tracks';
import { lastSession } from '../sessions/earlier-sessions';
import { recapFrom } from '../sessions/recap-at';

/** The campaign at a glance: meters, open vows, the last session, and its views, each of which is read when it is opened. */
export function CampaignHome({ on, place }: { readonly on: BlockOnPage; readonly place: SectionInfo }): JSX.Element {
	const { actions, path, block, source } = on;
	const { actors, watched } = actorsOfView(actions, path, textOf(block, 'by'));
	on.watch(watched);
	if (!actors.ok)
		return <MessageCard title={t('This view cannot be drawn')} problems={actors.problems} source={source} />;
	const all = actors.value;
	const name = all.map(({ character }) => character.name).join(', ');
	const vows = openTracks(tracksTogether(all.map(({ character }) => character.tracks)), ['vow']);
	return (
		<article class="sworn-sheet sworn-home" tabIndex={-1} aria-label={t('The campaign of {name}', { name })}>
			{all.map(actor => (
				<Fragment key={actor.path}>
					<header class="sworn-sheet-head">
						<Portrait src={portraitOf(actions, actor.path)} />
						<span class="sworn-sheet-name">{actor.character.name}</span>
						<button type="button" class="sworn-sheet-open" onClick={() => actions.openNote(actor.path)}>
							{t('Open note')}
						</button>
					</header>
					<Meters on={on} actor={actor} canWrite={place !== null} />
				</Fragment>
			))}
			<Vows on={on} vows={vows} />
			<SetUp on={on} actors={all} text={place?.text} />
			<LastSession on={on} actors={all} text={place?.text} />
			<Views on={on} actors={all} place={place} />
		</article>
	);
}

interface MetersProps {
	readonly on: BlockOnPage;
	readonly actor: ActorView;
	readonly canWrite: boolean;
}

function Meters({ on: { actions, path }, actor, canWrite }: MetersProps): JSX.Element {
	const { character, book, problems } = actor;
	const { edit, isPending } = useSheetEdits(actions, actor, path);
	const change = canWrite ? edit : undefined;
	return (
		<Pending.Provider value={isPending}>
			<SheetProblems character={character} problems={problems} edit={change} />
			<SheetMeters sheet={sheetView(character, book.ruleset)} edit={change} />
		</Pending.Provider>
	);
}

interface VowsProps {
	readonly on: BlockOnPage;
	readonly vows: readonly Track[];
}

function Vows({ on: { actions, path }, vows }: VowsProps): JSX.Element {
	return (
		<section class="sworn-home-part" aria-label={t('Open vows')}>
			<strong>{t('Open vows')}</strong>
			{vows.length === 0 && <p class="sworn-detail">{t('No vow is open.')}</p>}
			<OpenTracks tracks={vows} open={opensTrack(actions, path)} />
		</section>
	);
}

interface LastSessionProps {
	readonly on: BlockOnPage;
	readonly actors: readonly ActorView[];
	/** The text of the note; when it changes, the journals are read again. */
	readonly text: string | undefined;
}

/** The lines that *Begin a session* would write, and the links to the notes with the sessions. */
function LastSession({ on: { actions, path }, actors, text }: LastSessionProps): JSX.Element {
	const [lines, setLines] = useState<readonly string[] | undefined>();
	useEffect(() => {
		let isOver = false;
		const waiting = { isOver: () => isOver, progress: () => undefined };
		const readLines = async () => {
			const sessions = await campaignSessions(actions, actors, waiting);
			const paths = actors.map(({ path }) => path);
			const last = sessions && (await lastSession(actions, paths, sessions.together));
			const tracks = tracksTogether(actors.map(({ character }) => character.tracks));
			const told = last ? recapFrom(actions, last, { path, actors: paths, tracks, isOwn: false }) : [];
			const end = told.indexOf('');
			const notes = [
				...new Set(sessions?.together.flatMap(({ path: note, title }) => (title === undefined ? [] : note))),
			];
			const links = firstOf(notes.map(note => linkTo(actions.vaultIndex, note, path)).reverse());
			const all = [...(end < 0 ? told : told.slice(0, end)), ...lineOf([sentence(t('Sessions'), [links.join(', ')])])];
			if (sessions && !isOver) setLines(all);
		};
		void readLines();
		return () => void (isOver = true);
	}, [...actors, text]);
	const open = (target: string, event: MouseEvent) =>
		void actions.app.workspace.openLinkText(target, path, Keymap.isModEvent(event));
	return (
		<section class="sworn-home-part" aria-label={t('The last session')} aria-busy={lines ? undefined : 'true'}>
			<strong>{t('The last session')}</strong>
			{lines?.length === 0 && <p class="sworn-detail">{t('No session was played yet.')}</p>}
			{lines?.map(line => (
				<RecapLine key={line} line={line} onOpen={open} />
			))}
		</section>
	);
}

/** What of the campaign can be set up, in sight until its first page is written. */
function SetUp({ on: { actions }, actors: [actor], text }: LastSessionProps): JSX.Element | null {
	const campaign = actor && campaignOf(actions, actor);
	return campaign ? <SetUpOf actions={actions} campaign={campaign} again={[actor, text]} /> : null;
}

interface SetUpOfProps {
	readonly actions: JournalActions;
	readonly campaign: Campaign;
	readonly again: readonly unknown[];
}

function SetUpOf({ actions, campaign, again }: SetUpOfProps): JSX.Element | null {
	const [turn, setTurn] = useState(0);
	const [isOpen, setOpen] = useState<boolean | undefined>();
	const states = useSetup(actions, campaign, [...again, turn]);
	if (!states) return null;
	const done = states.filter(({ isDone }) => isDone);
	const isShown = isOpen ?? !done.some(({ step }) => step === 'scene');
	return (
		<section class="sworn-home-part" aria-label={t('Set up')}>
			<button type="button" class="sworn-button" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
				{t('Set up: {done} of {all}', { done: done.length, all: states.length })}
			</button>
			{isShown && (
				<SetupList
					campaign={campaign}
					states={states}
					onOpen={step => openStep(actions, campaign, step, () => setTurn(now => now + 1))}
				/>
			)}
			{isShown && campaign.written('names').length > 0 && (
				<button type="button" class="sworn-button" onClick={() => void campaign.takeBack('names')}>
					{t('Undo the campaign')}
				</button>
			)}
		</section>
	);
}

interface ViewsProps {
	readonly on: BlockOnPage;
	readonly actors: readonly ActorView[];
	readonly place: SectionInfo;
}

const VIEWS: readonly (readonly [ViewName | 'chart', () => string])[] = [
	['chart', () => t('Chart')],
	['threads', () => t('Loose threads')],
	['timeline', () => t('Timeline')],
	['luck', () => t('Luck and momentum')],
];

/** The views as rows that unfold. What is folded is neither drawn nor read. */
function Views({ on, actors, place }: ViewsProps): JSX.Element {
	const [opened, setOpened] = useState<readonly string[]>([]);
	const isOpen = (view: string) => opened.includes(view);
	const toggle = (view: string) => setOpened(isOpen(view) ? opened.filter(other => other !== view) : [...opened, view]);
	return (
		<div class="sworn-home-views">
			{VIEWS.map(([view, words]) => (
				<div key={view}>
					<button
						type="button"
						class="sworn-button"
						data-control={view}
						aria-expanded={isOpen(view)}
						onClick={() => toggle(view)}
					>
						{words()}
					</button>
					{isOpen(view) && view === 'chart' && (
						<ChartBlock on={on} place={place} addPlace={() => addPlace(on.actions, on.path)} />
					)}
					{isOpen(view) && view !== 'chart' && <ReadView on={on} actors={actors} text={place?.text} view={view} />}
				</div>
			))}
		</div>
	);
}

interface RecapLineProps {
	/** `**Open.** [[Find the ark]], 4 of 10 boxes` */
	readonly line: string;
	readonly onOpen: (target: string, event: MouseEvent) => void;
}

/** A bold word, a link, or what a backslash escapes. */
const PART = /\*\*([^*]+)\*\*|\[\[([^[\]|]+)(?:\|([^[\]]+))?\]\]|\\([^\p{L}\p{N}\s])/gu;

/** A line of a recap as the app would draw it: bold words, links and text. */
function RecapLine({ line, onOpen }: RecapLineProps): JSX.Element {
	const parts: (JSX.Element | string)[] = [];
	let at = 0;
	for (const { 0: all, 1: bold, 2: target, 3: words, 4: sign = '', index } of line.matchAll(PART)) {
		parts.push(line.slice(at, index));
		if (bold !== undefined) parts.push(<strong>{bold}</strong>);
		else if (target !== undefined) parts.push(<Link target={target} words={words ?? target} onOpen={onOpen} />);
		else parts.push(sign);
		at = index + all.length;
	}
	return (
		<p class="sworn-text">
			{parts}
			{line.slice(at)}
		</p>
	);
}

interface LinkProps extends Pick<RecapLineProps, 'onOpen'> {
	readonly target: string;
	readonly words: string;
}

/** A link that the app does not follow a second time. */
const Link = ({ target, words, onOpen }: LinkProps): JSX.Element => (
	<a
		class="internal-link"
		href={target}
		onClick={event => {
			event.preventDefault();
			event.stopPropagation();
			onOpen(target, event);
		}}
	>
		{words}
	</a>
);
