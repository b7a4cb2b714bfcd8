import type { JSX } from 'preact';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Problem } from '../../../rules/core/problem';
import type { Track } from '../../../play/tracks/track';
import { CardNoteLine, type CardNote } from '../../components/card-note';
import { CorrectionButton } from '../../components/correction-button';
import { Portrait } from '../../components/portrait';
import { Pending, PressButton } from '../../components/press-button';
import type { Beside } from './related-track';
import { factsOf, gaugesOf, type TrackGauge } from './track-view';
import { translateTerm } from '../../../i18n/translate-terms';
import { ClockFace } from './clock-face';
import { ProgressBoxes } from './progress-boxes';
import { boxWords, segmentWords } from '../../components/format-boxes';
import { t } from '../../../i18n/translate';
import { useState, useRef, useContext } from 'preact/hooks';
import { ActionButton } from './action-button';
import { actsOf, type TrackAction } from './track-buttons';
import { hasKey } from '../../../rules/core/track-kind';
import { isComposing } from '../../components/is-composing';
import { RANKS, rankAfter, type Rank } from '../../../rules/core/rank';

interface MoreActionsProps {
	readonly track: Track;
	readonly clear: readonly TrackAction[];
	readonly edit: (edit: TrackEdit) => void;
}

/** The less frequent actions for a track: unmarking, its rank, what a connection gains, its end. */
function MoreActions({ track, clear, edit }: MoreActionsProps): JSX.Element {
	const acts: readonly TrackAction[] = [
		...clear,
		...rankActs(track),
		{ label: t('Complete'), edit: { kind: 'status', to: 'completed' } },
		{ label: t('Forsake'), edit: { kind: 'status', to: 'forsaken' } },
	];
	return (
		<div class="sworn-buttons sworn-track-more" role="group" aria-label={t('More actions')}>
			{hasKey(track.kind, 'bond') && (
				<>
					<Gain gains="bond" label={t('Bond shared')} track={track} edit={edit} />
					<Gain gains="influence" label={t('Influence bolstered')} track={track} edit={edit} />
				</>
			)}
			{acts.map(act => (
				<ActionButton key={act.label} act={act} edit={edit} />
			))}
		</div>
	);
}

/** Raises or lowers the rank. A track without one can be given any rank; clocks have none. */
function rankActs({ kind, rank }: Track): readonly TrackAction[] {
	if (!hasKey(kind, 'rank')) return [];
	if (rank === undefined)
		return RANKS.map(to => ({ label: t('Make it {to}', { to: translateTerm(to) }), edit: { kind: 'rank', to } }));
	return [rankAct(t('Lower rank'), rankAfter(rank, -1)), rankAct(t('Raise rank'), rankAfter(rank, 1))];
}

const rankAct = (label: string, to: Rank | undefined): TrackAction =>
	to === undefined
		? { label, blocked: label === t('Raise rank') ? t('it is epic') : t('it is troublesome') }
		: { label, detail: t('to {to}', { to: translateTerm(to) }), edit: { kind: 'rank', to } };

interface GainProps {
	readonly gains: 'bond' | 'influence';
	readonly label: string;
	readonly track: Track;
	readonly edit: (edit: TrackEdit) => void;
}

function Gain({ gains, label, track, edit }: GainProps): JSX.Element {
	const isPending = useContext(Pending);
	const marked = track[gains] ?? false;
	return (
		<label class={marked ? 'sworn-tick is-marked' : 'sworn-tick'}>
			<input
				type="checkbox"
				data-control={label}
				checked={marked}
				aria-disabled={isPending ? 'true' : undefined}
				onClick={event => {
					event.preventDefault();
					if (!isPending) edit({ kind: 'connection', gains, marked: !marked });
				}}
			/>
			{label}
		</label>
	);
}

interface TrackActionsProps {
	readonly track: Track;
	readonly edit: (edit: TrackEdit) => void;
	readonly advance?: ((odds: string) => void) | undefined;
	readonly odds?: readonly string[] | undefined;
	readonly beside: readonly Beside[];
	readonly startsOpen?: boolean;
}

/** The actions for a track: the most frequent one, with the rest behind “More”. */
function TrackActions(props: TrackActionsProps): JSX.Element {
	const { track, edit, advance, odds = [], beside, startsOpen = false } = props;
	const [isOpen, setOpen] = useState(startsOpen);
	if (track.status !== 'open')
		return (
			<div class="sworn-buttons">
				<ActionButton act={{ label: t('Open again'), edit: { kind: 'status', to: 'open' } }} edit={edit} />
			</div>
		);
	const { first, clear } = actsOf(track, beside);
	return (
		<>
			<div class="sworn-buttons">
				{first.map(act => (
					<ActionButton key={act.label} act={act} edit={edit} />
				))}
				{hasKey(track.kind, 'odds') && advance && odds.length > 0 && <AdvanceIf odds={odds} advance={advance} />}
				<button
					type="button"
					class="sworn-button is-quiet"
					data-control="More"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{t('More')}
				</button>
			</div>
			{isOpen && <MoreActions track={track} clear={clear} edit={edit} />}
		</>
	);
}

interface AdvanceIfProps {
	readonly odds: readonly string[];
	readonly advance: (odds: string) => void;
}

/** Asks the oracle whether a clock advances, after choosing the odds (Starforged, Clocks). Esc closes the choice. */
function AdvanceIf({ odds, advance }: AdvanceIfProps): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const close = () => {
		setOpen(false);
		root.current?.querySelector('button')?.focus();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || isComposing(event) || !isOpen) return;
		event.preventDefault();
		event.stopPropagation();
		close();
	};
	return (
		<div ref={root} class="sworn-advance-if" onKeyDown={onKeyDown}>
			<PressButton
				class="sworn-button"
				data-control="Advance if"
				aria-expanded={isOpen}
				onPress={() => setOpen(!isOpen)}
			>
				{t('Advance if…')}
			</PressButton>
			{isOpen && (
				<div class="sworn-buttons" role="group" aria-label={t('How likely is it to advance?')}>
					{odds.map(one => (
						<PressButton
							key={one}
							class="sworn-button"
							onPress={() => {
								close();
								advance(one);
							}}
						>
							{translateTerm(one)}
						</PressButton>
					))}
				</div>
			)}
		</div>
	);
}

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

interface GaugeRowProps {
	readonly gauge: TrackGauge;
	readonly rank: Track['rank'];
	/** Whether it is the only gauge on its card, which then needs no visible label. */
	readonly isAlone: boolean;
	readonly onChange: ((by: number) => void) | undefined;
	readonly isBlocked: boolean;
}

/** Boxes or a clock, with its value in words. */
function GaugeRow({ gauge, rank, isAlone, onChange, isBlocked }: GaugeRowProps): JSX.Element {
	const label = translateTerm(gauge.label);
	const now = gauge.kind === 'boxes' ? gauge.ticks : gauge.filled;
	const onValue = onChange && ((to: number) => onChange(to - now));
	return (
		<div class="sworn-track-row">
			{!isAlone && (
				<span class="sworn-track-label" aria-hidden="true">
					{label}
				</span>
			)}
			{gauge.kind === 'boxes' ? (
				<ProgressBoxes
					label={label}
					ticks={gauge.ticks}
					more={rank && translateTerm(rank)}
					onTicks={onValue}
					isBlocked={isBlocked}
				/>
			) : (
				<ClockFace
					label={label}
					filled={gauge.filled}
					segments={gauge.segments}
					onFilled={onValue}
					isBlocked={isBlocked}
				/>
			)}
			<span class="sworn-track-words" aria-hidden="true">
				{gauge.kind === 'boxes' ? boxWords(gauge.ticks) : segmentWords(gauge.filled, gauge.segments)}
			</span>
		</div>
	);
}

interface BesideRowProps {
	readonly beside: Beside;
	/** Opens the note that contains it. */
	readonly onOpen: (() => void) | undefined;
}

/** A read-only row for a threat's vow or a vow's threat, with a link to it. */
function BesideRow({ beside: { track, shows }, onOpen }: BesideRowProps): JSX.Element {
	const { name, rank, ticks, menace } = track;
	const filled = shows === 'Progress' ? ticks : (menace ?? 0);
	return (
		<div class="sworn-track-row is-beside">
			<span class="sworn-track-label">
				{t('{shows} of ', { shows: translateTerm(shows) })}
				{onOpen ? (
					<button type="button" class="sworn-track-link" data-control={name} onClick={onOpen}>
						{name}
					</button>
				) : (
					name
				)}
			</span>
			<ProgressBoxes
				label={t('{shows} of {name}', { shows: translateTerm(shows), name })}
				ticks={filled}
				more={rank && translateTerm(rank)}
			/>
			<span class="sworn-track-words" aria-hidden="true">
				{boxWords(filled)}
			</span>
		</div>
	);
}
