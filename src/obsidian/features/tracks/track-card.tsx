import type { JSX } from 'preact';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Problem } from '../../../rules/core/problem';
import type { Track } from '../../../play/tracks/track';
import type { CardNote } from '../../components/card-note';
import { CardNoteLine } from '../../components/card-note';
import { CorrectionButton } from '../../components/correction-button';
import { Portrait } from '../../components/portrait';
import { Pending, PressButton } from '../../components/press-button';
import type { Beside } from './related-track';
import { BesideRow, GaugeRow } from './gauge-row';
import { TrackActions } from './track-actions';
import { factsOf, gaugesOf } from './track-view';
import { translateTerm } from '../../../i18n/translate-terms';

/** A problem of a track, with a button that remedies it if there is one. */
export interface TrackProblem extends Pick<Problem, 'message' | 'correction'> {
	readonly mend?: { readonly label: string; readonly press: () => void };
}

export interface TrackCardProps {
	readonly track: Track;
	readonly problems: readonly TrackProblem[];
	/** Changes the track in its note; undefined if it is read-only. */
	readonly edit?: ((edit: TrackEdit) => void) | undefined;
	/** Asks the oracle whether a clock advances. */
	readonly advance?: ((odds: string) => void) | undefined;
	/** The odds in the rules, the clock's own first. */
	readonly odds?: readonly string[] | undefined;
	readonly beside?: readonly Beside[];
	/** Returns a function that opens a related track's note; undefined if that is the current note. */
	readonly wayTo?: (name: string) => (() => void) | undefined;
	/** Why it cannot be changed, with a button that leads to a remedy. */
	readonly note?: CardNote | undefined;
	/** The address of a picture of who or what it is about. */
	readonly portrait?: string | undefined;
	/** The lines that name it. */
	readonly mentions?: JSX.Element;
	/** Whether a change is being written. */
	readonly isPending?: boolean;
	/** Whether “More” was open before the card was rendered again. */
	readonly startsOpen?: boolean;
}

/** The card of a track or clock: editable boxes or segments, its facts, and its actions. */
export function TrackCard(props: TrackCardProps): JSX.Element {
	const { track, problems, edit, beside = [], wayTo, note, portrait, mentions, isPending = false } = props;
	const { kind, name, rank, status } = track;
	const gauges = gaugesOf(track);
	return (
		<Pending.Provider value={isPending}>
			<article
				class={`sworn-track is-${status}`}
				aria-label={`${translateTerm(kind)}: ${name}`}
				aria-busy={isPending ? 'true' : undefined}
				tabIndex={-1}
			>
				<header class="sworn-track-head">
					<Portrait src={portrait} />
					<span class="sworn-track-kind">{translateTerm(kind)}</span>
					<strong class="sworn-track-name">{name}</strong>
					{rank && <span class="sworn-track-rank">{translateTerm(rank)}</span>}
					{status !== 'open' && <span class="sworn-track-status">{translateTerm(status)}</span>}
				</header>
				{problems.map((problem, at) => (
					<ProblemLine key={at} problem={problem} />
				))}
				{gauges.map(gauge => (
					<GaugeRow
						key={gauge.label}
						gauge={gauge}
						rank={rank}
						isAlone={gauges.length === 1 && gauge.label !== 'Menace'}
						onChange={edit && (by => edit(gauge.edit(by)))}
						isBlocked={status !== 'open'}
					/>
				))}
				{beside.map(one => (
					<BesideRow key={one.track.name} beside={one} onOpen={wayTo?.(one.track.name)} />
				))}
				<Facts facts={factsOf(track).filter(({ label }) => label !== 'vow' || beside.length === 0)} />
				{edit && <TrackActions {...props} edit={edit} beside={beside} />}
				{mentions}
				{note && <CardNoteLine note={note} />}
			</article>
		</Pending.Provider>
	);
}

const ProblemLine = ({ problem }: { problem: TrackProblem }): JSX.Element => (
	<p class="sworn-problem">
		{problem.message}{' '}
		{problem.mend && (
			<PressButton class="sworn-button" data-control={problem.mend.label} onPress={problem.mend.press}>
				{problem.mend.label}
			</PressButton>
		)}
		<CorrectionButton problem={problem} />
	</p>
);

interface FactsProps {
	readonly facts: readonly { readonly label: string; readonly text: string }[];
}

/** Other facts with their labels. */
function Facts({ facts }: FactsProps): JSX.Element | null {
	if (facts.length === 0) return null;
	return (
		<dl class="sworn-track-facts">
			{facts.map(({ label, text }) => (
				<div key={label}>
					<dt>{translateTerm(label)}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
