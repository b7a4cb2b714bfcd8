import type { JSX } from 'preact';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Problem } from '../../../rules/problem';
import type { Track } from '../../../play/tracks/track';
import type { CardNote } from '../../components/card-note';
import { CardNoteLine } from '../../components/card-note';
import { CorrectionButton } from '../../components/correction-button';
import { Pending, PressButton } from '../../components/press-button';
import type { Beside } from './related-track';
import { BesideRow, GaugeRow } from './gauge-row';
import { TrackActions } from './track-actions';
import { factsOf, gaugesOf } from './track-view';
import { drawn } from '../../../language/drawn';

/** What is wrong with a track, and what can be pressed about it. */
export interface TrackProblem extends Pick<Problem, 'message' | 'correction'> {
	readonly mend?: { readonly label: string; readonly press: () => void };
}

export interface TrackCardProps {
	readonly track: Track;
	readonly problems: readonly TrackProblem[];
	/** Changes the track where it lives; absent if it can only be read. */
	readonly edit?: ((edit: TrackEdit) => void) | undefined;
	/** Asks the oracle whether a clock advances. */
	readonly advance?: ((odds: string) => void) | undefined;
	/** The odds that the rules know, the clock's own first. */
	readonly odds?: readonly string[] | undefined;
	readonly beside?: readonly Beside[];
	/** What opens the note of a track beside it; none where it is in sight. */
	readonly wayTo?: (name: string) => (() => void) | undefined;
	/** What prevents changing it, and the one thing to press about it. */
	readonly note?: CardNote | undefined;
	/** A change is being written. */
	readonly isPending?: boolean;
	/** Rendered again, the card keeps open what was open. */
	readonly startsOpen?: boolean;
}

/** A track or clock: its boxes or segments, to be filled by hand, what else it says, and what can be done to it. */
export function TrackCard(props: TrackCardProps): JSX.Element {
	const { track, problems, edit, beside = [], wayTo, note, isPending = false } = props;
	const { kind, name, rank, status } = track;
	const gauges = gaugesOf(track);
	return (
		<Pending.Provider value={isPending}>
			<article
				class={`sworn-track is-${status}`}
				aria-label={`${drawn(kind)}: ${name}`}
				aria-busy={isPending ? 'true' : undefined}
				tabIndex={-1}
			>
				<header class="sworn-track-head">
					<span class="sworn-track-kind">{drawn(kind)}</span>
					<strong class="sworn-track-name">{name}</strong>
					{rank && <span class="sworn-track-rank">{drawn(rank)}</span>}
					{status !== 'open' && <span class="sworn-track-status">{drawn(status)}</span>}
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
						onValue={edit && (to => edit(gauge.edit(to)))}
						isBlocked={status !== 'open'}
					/>
				))}
				{beside.map(one => (
					<BesideRow key={one.track.name} beside={one} onOpen={wayTo?.(one.track.name)} />
				))}
				<Facts facts={factsOf(track).filter(({ label }) => label !== 'vow' || beside.length === 0)} />
				{edit && <TrackActions {...props} edit={edit} beside={beside} />}
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

/** What else there is to tell, each under its label. */
function Facts({ facts }: FactsProps): JSX.Element | null {
	if (facts.length === 0) return null;
	return (
		<dl class="sworn-track-facts">
			{facts.map(({ label, text }) => (
				<div key={label}>
					<dt>{drawn(label)}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
