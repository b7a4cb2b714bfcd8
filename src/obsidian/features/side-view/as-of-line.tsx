import type { JSX } from 'preact';
import { chartOf, travelsOf, type Chart, type ChartSource } from '../../../journal/chart/chart';
import { travelsUntil } from '../../../journal/chart/journeys';
import { applyChanges } from '../../../journal/text/text-change';
import { writeCharacter } from '../../../journal/character/character-note';
import { frontmatterBounds } from '../../../journal/frontmatter/bounds';
import { stateAtLine, type StateAtLine } from '../../../journal/journal-check/state-at-line';
import type { LineOfNote } from '../../../journal/notes/line-of-note';
import { findTrack } from '../../../play/tracks/track';
import { nameOf } from '../../../rules/search/stated-name';
import type { JournalActions } from '../../services/journal-actions';
import { copyText } from '../../services/notices';
import type { ActorView } from '../../services/view-state/view-state';
import { portraitOf } from '../../services/portrait';
import { openAtLine } from '../../vault/open-at-line';
import { ChartField } from '../chart/chart-field';
import { ChartList } from '../chart/chart-list';
import { chartSource, journalsAround } from '../chart/chart-source';
import { CheckRun, type Stage } from '../journal-check/check-run';
import { ReadingProgress } from '../../components/reading-progress';
import { RecordedLine } from '../journal-check/change-line';
import { heading } from '../journal-check/format-check';
import { Fold, type FoldOf } from './collapsible-section';
import type { Played } from './side-view-content';
import { t } from '../../../i18n/translate';

/** What the Table shows as of a line. */
export interface Then {
	readonly at: LineOfNote;
	readonly actor: ActorView;
	/** The others of the journal, as they stood there. */
	readonly others: readonly ActorView[];
	readonly stage: Stage;
	/** Undefined while the notes are read, or if they cannot be. */
	readonly state: StateAtLine | undefined;
	/** Undefined while its journals are read. */
	readonly chart: Chart | undefined;
}

/** The states of the characters of a journal at its lines, by what the notes record. */
export class StatesAtLine {
	private readonly runs = new Map<string, CheckRun>();
	/** What the charts around journals are drawn from. */
	private readonly charts = new Map<string, ChartSource>();

	constructor(
		private readonly actions: JournalActions,
		private readonly wasChanged: () => void,
	) {}

	/** The state at a line, 1-based. The notes are read at the first look. */
	at({ path, actor, others }: Pick<Played, 'path' | 'actor' | 'others'>, line: number): Then {
		const at = { path, line };
		const then = (other: ActorView) => ({ ...other, character: this.stateOf(other, at)?.character ?? other.character });
		return {
			at,
			actor,
			others: others.map(then),
			stage: this.runOf(actor.path, path).stage,
			state: this.stateOf(actor, at),
			chart: this.chartAt(at),
		};
	}

	private chartAt(at: LineOfNote): Chart | undefined {
		const { actions, charts } = this;
		const draw = () => chartSource(actions, at.path, note => actions.viewState.textOf(note), 'free');
		const source = charts.get(at.path) ?? draw();
		// drawing asks for the texts of the journals; one that is not read yet is not in it
		const reading = !charts.has(at.path) && actions.viewState.whenTextsRead(journalsAround(actions, at.path));
		if (reading) return void reading.then(() => charts.set(at.path, draw())).then(this.wasChanged);
		charts.set(at.path, source);
		return chartOf(source, travelsUntil(travelsOf(source), at));
	}

	private stateOf({ path, character, book: { ruleset } }: ActorView, at: LineOfNote): StateAtLine | undefined {
		const { stage } = this.runOf(path, at.path);
		return stage.kind === 'told' ? stateAtLine(stage.check, stage.notes, { character, ruleset }, at) : undefined;
	}

	private runOf(actor: string, journal: string): CheckRun {
		const known = this.runs.get(actor);
		if (known) return known;
		const run = new CheckRun(this.actions, actor, journal, this.wasChanged);
		this.runs.set(actor, run);
		void run.start();
		return run;
	}

	/** Reads again what has changed. */
	refresh(): void {
		this.charts.clear();
		for (const run of this.runs.values()) void run.refresh();
	}

	end(): void {
		for (const run of this.runs.values()) run.end();
	}
}

/** What is played, with a character as it stood at a line. */
export function playedThen(played: Played, { character }: StateAtLine): Pick<Played, 'actor' | 'tracks'> {
	const { actor, tracks } = played;
	const all = [...tracks.inUse, ...tracks.resting, ...tracks.finished].flatMap(at => {
		const then = findTrack(character.tracks, at.track.name);
		if (then) return [{ ...at, track: then }];
		return findTrack(actor.character.tracks, at.track.name) ? [] : [at];
	});
	return {
		actor: { ...actor, character },
		tracks: { inUse: all.filter(({ track }) => track.status === 'open'), resting: [], finished: [] },
	};
}

interface ThenProps {
	readonly then: Then;
	readonly actions: JournalActions;
}

/** Which line it is, what cannot be told there, and the state as properties. */
export function ThenHead({ then, actions }: ThenProps): JSX.Element {
	const { at, stage, state, chart } = then;
	const isRead = chart && stage.kind !== 'reading';
	const { path, line } = at;
	const note = nameOf(path);
	const where = Number.isFinite(line) ? t('Line {line} of {note}', { line, note }) : t('The end of {note}', { note });
	const goTo = (place: LineOfNote) => void openAtLine(actions.app, place);
	return (
		<div class="sworn-table-when">
			{isRead ? <p role="status">{where}</p> : <ReadingProgress done={0} all={0} {...stage} />}
			{stage.kind === 'failed' && <p class="sworn-problem">{stage.message}</p>}
			{state?.parted.map(({ value, since }) => (
				<div key={heading(value)} class="sworn-problem">
					{t('{value}: story and sheet part from here on.', { value: heading(value) })}
					<RecordedLine recorded={since} goTo={goTo} />
				</div>
			))}
			{state && (
				<button type="button" onClick={() => void copyState(actions, then.actor, state)}>
					{t('Copy this state')}
				</button>
			)}
		</div>
	);
}

/** The chart as it stood at the line. Its ways and the words below it lead to the notes. */
export function ChartThen({ then: { at, chart }, actions, fold }: ThenProps & { fold: FoldOf }): JSX.Element | null {
	if (!chart?.places.length) return null;
	const { app } = actions;
	const goTo = (place: LineOfNote | undefined) => place && void openAtLine(app, place);
	return (
		<Fold heading={t('Chart')} {...fold('chart')}>
			<section class="sworn-chart">
				<ChartField
					chart={chart}
					pictureOf={path => portraitOf(actions, path)}
					hint={undefined}
					chosen={{ path: undefined, card: '' }}
					onChoose={() => {}}
					onRoute={({ journeys }) => goTo(journeys.at(-1))}
					onDrop={undefined}
					onStep={undefined}
				/>
				<ChartList chart={chart} onOpen={to => void app.workspace.openLinkText(to, at.path)} onJourney={goTo} />
			</section>
		</Fold>
	);
}

/** Copies the properties of the character's note as they would be in a state. */
async function copyState(
	{ writer, showProblems }: JournalActions,
	{ path, character }: ActorView,
	then: StateAtLine,
): Promise<void> {
	const copied = await writer.look([path], texts => {
		const text = texts.get(path) ?? '';
		const changes = writeCharacter(text, character, then.character);
		if (!changes.ok) return changes;
		const written = applyChanges(text, changes.value);
		return { ok: true, value: written.slice(0, frontmatterBounds(written).contentStart) };
	});
	if (copied.ok) await copyText(copied.value);
	else showProblems(copied.problems);
}
