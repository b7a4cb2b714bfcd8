import type { JSX } from 'preact';
import { MOST_ON_A_FACE, segmentPath } from './clock-segments';
import { Slider } from './slider';
import { segmentWords } from '../../components/format-boxes';

interface ClockFaceProps {
	/** "Filled", "Tension". */
	readonly label: string;
	readonly filled: number;
	readonly segments: number;
	readonly onFilled?: ((filled: number) => void) | undefined;
	readonly isBlocked?: boolean | undefined;
}

/** A clock as a round face with segments, or as a bar if it has many. A press fills up to a segment. */
export function ClockFace({ label, filled, segments, onFilled, isBlocked }: ClockFaceProps): JSX.Element {
	const isRound = segments <= MOST_ON_A_FACE;
	return (
		<Slider
			class={isRound ? 'sworn-clock' : 'sworn-clock-bar'}
			label={label}
			value={filled}
			max={segments}
			size={1}
			words={value => segmentWords(value, segments)}
			onValue={onFilled}
			isBlocked={isBlocked}
		>
			{value => (isRound ? <Face filled={value} segments={segments} /> : <Bar filled={value} segments={segments} />)}
		</Slider>
	);
}

interface Segments {
	readonly filled: number;
	readonly segments: number;
}

const each = (segments: number): readonly number[] => Array.from({ length: segments }, (_, i) => i + 1);

const partClass = (segment: number, filled: number): string =>
	segment <= filled ? 'sworn-segment is-filled' : 'sworn-segment';

const Face = ({ filled, segments }: Segments): JSX.Element => (
	<svg viewBox="0 0 100 100" aria-hidden="true">
		{each(segments).map(segment => (
			<path key={segment} class={partClass(segment, filled)} data-part={segment} d={segmentPath(segment, segments)} />
		))}
	</svg>
);

const Bar = ({ filled, segments }: Segments): JSX.Element => (
	<svg viewBox={`0 0 ${segments} 4`} preserveAspectRatio="none" aria-hidden="true">
		{each(segments).map(segment => (
			<rect
				key={segment}
				class={partClass(segment, filled)}
				data-part={segment}
				x={segment - 1}
				y="0"
				width="1"
				height="4"
			/>
		))}
	</svg>
);
