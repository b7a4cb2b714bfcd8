import type { JSX } from 'preact';
import type { Track } from '../../../play/tracks/track';
import type { Beside } from './related-track';
import { ClockFace } from './clock-face';
import { ProgressBoxes } from './progress-boxes';
import { boxWords, segmentWords } from '../../components/format-boxes';
import type { TrackGauge } from './track-view';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface GaugeRowProps {
	readonly gauge: TrackGauge;
	readonly rank: Track['rank'];
	/** Whether it is the only gauge on its card, which then needs no visible label. */
	readonly isAlone: boolean;
	readonly onChange: ((by: number) => void) | undefined;
	readonly isBlocked: boolean;
}

/** Boxes or a clock, with its value in words. */
export function GaugeRow({ gauge, rank, isAlone, onChange, isBlocked }: GaugeRowProps): JSX.Element {
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
export function BesideRow({ beside: { track, shows }, onOpen }: BesideRowProps): JSX.Element {
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
