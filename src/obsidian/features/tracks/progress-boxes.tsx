import type { JSX } from 'preact';
import { TICKS_PER_BOX } from '../../../rules/core/rank';
import { ticksInBox } from '../../../play/tracks/track';
import { BOX_SIZE, strokesOf } from './box-strokes';
import { Slider } from './slider';
import { boxWords } from '../../components/format-boxes';
import { MAX_TICKS } from '../../../rules/core/track-key';

interface ProgressBoxesProps {
	/** "Progress", "Menace", "quests". */
	readonly label: string;
	/** From 0 to 40. */
	readonly ticks: number;
	/** Additional words for screen readers: the rank, "filled once". */
	readonly more?: string | undefined;
	readonly onTicks?: ((ticks: number) => void) | undefined;
	readonly isBlocked?: boolean | undefined;
}

const BOXES = Array.from({ length: MAX_TICKS / TICKS_PER_BOX }, (_, i) => i + 1);

/** Ten boxes with their ticks, as on the printed sheet. A press fills to the end of a box; keys change single ticks. */
export function ProgressBoxes({ label, ticks, more, onTicks, isBlocked }: ProgressBoxesProps): JSX.Element {
	const words = (value: number) => [boxWords(value), more].filter(Boolean).join(', ');
	return (
		<Slider
			class="sworn-boxes"
			label={label}
			value={ticks}
			max={MAX_TICKS}
			size={TICKS_PER_BOX}
			words={words}
			onValue={onTicks}
			isBlocked={isBlocked}
		>
			{value => BOXES.map(box => <Box key={box} box={box} ticks={ticksInBox(box, value)} />)}
		</Slider>
	);
}

function Box({ box, ticks }: { box: number; ticks: number }): JSX.Element {
	return (
		<span class="sworn-box" data-part={box}>
			<svg viewBox={`0 0 ${BOX_SIZE} ${BOX_SIZE}`} aria-hidden="true">
				<rect class="sworn-box-frame" x="1" y="1" width={BOX_SIZE - 2} height={BOX_SIZE - 2} rx="2" />
				{strokesOf(ticks).map((stroke, at) => (
					<line key={at} class="sworn-box-stroke" {...stroke} />
				))}
			</svg>
		</span>
	);
}
