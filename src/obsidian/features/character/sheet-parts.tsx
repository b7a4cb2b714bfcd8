import type { ComponentChildren, JSX } from 'preact';
import type { Ruleset } from '../../../rules/ruleset';
import type { SheetEdit } from '../../../play/manual-edits/sheet-edit';
import type { Character } from '../../../play/character/character';
import { PressButton } from '../../components/press-button';
import { Meter, Momentum } from '../../components/meters/meters';
import { Experience, Counter } from './experience';
import { problemLines, valueCorrections, type SheetProblem } from './sheet-problems';
import type { SheetView, PositionView, SpecialView } from './sheet-view';
import { t } from '../../../i18n/translate';
import { NO_COMBAT } from '../../../play/character/change-target';
import { Options } from '../../components/form-field';
import { translateTerm } from '../../../i18n/translate-terms';
import { UNKNOWN } from '../../components/meters/meter-view';
import { ProgressBoxes } from '../tracks/progress-boxes';
import { boxWords, roundWords } from '../../components/format-boxes';
import { MAX_TICKS } from '../../../rules/core/track-key';

interface FightProps {
	readonly position: PositionView | undefined;
	readonly harm: number | undefined;
	readonly isHarmUnread: boolean | undefined;
	readonly onPosition: ((to: string) => void) | undefined;
	readonly onHarm: ((to: number) => void) | undefined;
}

/** Values that matter in a fight: the position, and the harm inflicted if the rules count it. */
function Fight({ position, harm, isHarmUnread, onPosition, onHarm }: FightProps): JSX.Element {
	return (
		<div class="sworn-counters">
			{position && <Position position={position} onPosition={onPosition} />}
			{harm !== undefined && (
				<Counter
					name={t('harm')}
					spoken={t('harm')}
					value={harm}
					isUnread={isHarmUnread}
					noFall={harm <= 0 ? t('at its minimum') : undefined}
					onChange={onHarm && (by => onHarm(harm + by))}
				/>
			)}
		</div>
	);
}

interface PositionProps {
	readonly position: PositionView;
	readonly onPosition: FightProps['onPosition'];
}

function Position({ position: { now, options }, onPosition }: PositionProps): JSX.Element {
	if (!onPosition) return <span class="sworn-sheet-position">{words(now)}</span>;
	return (
		<label class="sworn-sheet-position">
			<span>{t('position')}</span>
			<select
				class="dropdown"
				value={now}
				onChange={({ currentTarget }) => {
					onPosition(currentTarget.value);
				}}
			>
				<Options values={options} label={words} />
			</select>
		</label>
	);
}

const words = (position: string): string => (position === NO_COMBAT ? t('not in a fight') : translateTerm(position));

/** Changes the character's note; undefined if the sheet is read-only. */
export type EditSheet = ((edit: SheetEdit) => void) | undefined;

interface PartProps {
	readonly sheet: SheetView;
	readonly edit: EditSheet;
}

interface SheetProblemsProps {
	readonly character: Character;
	readonly problems: readonly SheetProblem[];
	readonly edit: EditSheet;
}

/** What cannot be read in the character's notes, with buttons for what can be corrected. */
export function SheetProblems({ character, problems, edit }: SheetProblemsProps): JSX.Element {
	return (
		<>
			{problemLines(problems).map((line, at) => (
				<p key={at} class="sworn-problem">
					{line}
				</p>
			))}
			{edit &&
				valueCorrections(problems, character).map(({ label, edit: corrected }) => (
					<PressButton key={label} class="sworn-button" data-control={label} onPress={() => edit(corrected)}>
						{label}
					</PressButton>
				))}
		</>
	);
}

/** The condition meters and momentum. */
export function SheetMeters({ sheet: { meters, momentum }, edit }: PartProps): JSX.Element {
	return (
		<div class="sworn-meters">
			{meters.map(meter => (
				<Meter
					key={meter.name}
					meter={meter}
					onChange={edit && (by => edit({ kind: 'meter', meter: meter.name, by }))}
				/>
			))}
			<Momentum
				momentum={momentum}
				onChange={edit && (by => edit({ kind: 'meter', meter: 'momentum', by }))}
				onReset={edit && (() => edit({ kind: 'reset_momentum' }))}
			/>
		</div>
	);
}

/** The position in a fight, and the harm inflicted if the rules count it. */
export function SheetFight({ sheet: { position, harm, isHarmUnread }, edit }: PartProps): JSX.Element {
	return (
		<Fight
			position={position}
			harm={harm}
			isHarmUnread={isHarmUnread}
			onPosition={edit && (to => edit({ kind: 'position', to }))}
			onHarm={edit && (to => edit({ kind: 'harm', to }))}
		/>
	);
}

interface LegaciesProps extends PartProps {
	/** Offers what experience buys; undefined if nothing can be bought here. */
	readonly advance: (() => void) | undefined;
}

/** Legacy tracks and the like, and experience. */
export function SheetLegacies({ sheet: { special, experience }, edit, advance }: LegaciesProps): JSX.Element {
	return (
		<>
			{special.length > 0 && (
				<SpecialTracks tracks={special} onMark={edit && ((track, by) => edit({ kind: 'special', track, by }))} />
			)}
			<Experience
				experience={experience}
				onEarn={edit && (by => edit({ kind: 'experience', by }))}
				onSpend={edit && (by => edit({ kind: 'spend', by }))}
				advance={advance}
			/>
		</>
	);
}

/** Legacies are what Starforged and Sundered Isles call those tracks. */
export const legaciesTitle = ({ special_tracks }: Ruleset): string =>
	special_tracks.some(track => track.endsWith('_legacy')) ? t('Legacies') : t('Experience');

interface TitledPartProps {
	readonly title: string;
	/** Whether the title stands in one row with what it is about. */
	readonly isRow?: boolean;
	readonly children: ComponentChildren;
}

/**
 * A titled part of the sheet. The title is not a heading element, so that the note's outline stays that of its own
 * headings.
 */
export const Part = ({ title, isRow = false, children }: TitledPartProps): JSX.Element => (
	<div class={`sworn-sheet-part${isRow ? ' is-in-row' : ''}`} role="group" aria-label={title}>
		<strong class="sworn-sheet-title" aria-hidden="true">
			{title}
		</strong>
		{children}
	</div>
);

interface SpecialTracksProps {
	readonly tracks: readonly SpecialView[];
	/** Marks this many ticks, or clears them if negative; undefined if read-only. */
	readonly onMark: ((track: string, by: number) => void) | undefined;
}

/** Legacy tracks and the like, with ten boxes each, which may be filled more than once. */
function SpecialTracks({ tracks, onMark }: SpecialTracksProps): JSX.Element {
	return (
		<div class="sworn-special">
			{tracks.map(({ name, ticks, isUnread }) =>
				isUnread ? (
					<div
						key={name}
						class="sworn-track-row"
						role="group"
						aria-label={t('{name} cannot be read', { name: translateTerm(name) })}
					>
						<span class="sworn-track-label">{translateTerm(name)}</span>
						<span>{UNKNOWN}</span>
						<span class="sworn-track-words">{t('cannot be read')}</span>
					</div>
				) : (
					<LegacyBoxes key={name} name={name} ticks={ticks} onTicks={onMark && (to => onMark(name, to - ticks))} />
				),
			)}
		</div>
	);
}

interface LegacyBoxesProps {
	/** "quests" */
	readonly name: string;
	/** All ticks ever marked; beyond 40, the boxes are filled again. */
	readonly ticks: number;
	readonly onTicks?: ((ticks: number) => void) | undefined;
}

/**
 * How often a track was filled and cleared, and the ticks since. With its last box just marked, it still counts as
 * full.
 */
export function legacyRounds(ticks: number): { readonly rounds: number; readonly ticks: number } {
	const marked = Math.max(0, ticks);
	const rounds = marked === 0 ? 0 : Math.floor((marked - 1) / MAX_TICKS);
	return { rounds, ticks: marked - rounds * MAX_TICKS };
}

/** A legacy or other special track, which may be filled several times (Starforged, Earn Experience). */
export function LegacyBoxes({ name, ticks: marked, onTicks }: LegacyBoxesProps): JSX.Element {
	const label = translateTerm(name);
	const { rounds, ticks } = legacyRounds(marked);
	const again = rounds > 0 ? roundWords(rounds) : undefined;
	const before = rounds * MAX_TICKS;
	return (
		<div class={rounds > 0 ? 'sworn-track-row is-again' : 'sworn-track-row'}>
			<span class="sworn-track-label">{label}</span>
			<ProgressBoxes label={label} ticks={ticks} more={again} onTicks={onTicks && (to => onTicks(before + to))} />
			<span class="sworn-track-words" aria-hidden="true">
				{boxWords(ticks)}
				{again && <span class="sworn-track-again">{again}</span>}
			</span>
		</div>
	);
}
