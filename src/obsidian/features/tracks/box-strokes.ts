/** One line of a tick mark, in a 24 by 24 box. */
interface Stroke {
	readonly x1: number;
	readonly y1: number;
	readonly x2: number;
	readonly y2: number;
}

export const BOX_SIZE = 24;

/** The strokes in order, as on the printed sheet: a stroke, a cross, a cross with an upright, a full star. */
const STROKES: readonly Stroke[] = [
	{ x1: 5, y1: 19, x2: 19, y2: 5 },
	{ x1: 5, y1: 5, x2: 19, y2: 19 },
	{ x1: 12, y1: 3.5, x2: 12, y2: 20.5 },
	{ x1: 3.5, y1: 12, x2: 20.5, y2: 12 },
];

export const strokesOf = (ticks: number): readonly Stroke[] => STROKES.slice(0, ticks);
