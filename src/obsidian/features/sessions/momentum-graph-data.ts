/** A chart in its own units: the points of the line, and the labelled levels. */
interface MomentumLine {
	readonly width: number;
	readonly height: number;
	readonly points: readonly { readonly x: number; readonly y: number }[];
	readonly levels: readonly { readonly value: number; readonly y: number }[];
}

const WIDTH = 360;
const HEIGHT = 112;
const LEFT = 32;
const EDGE = 10;

/**
 * Computes the chart. The scale is the book's, 0 to 10, so that sessions can be compared, and extends further if
 * momentum did.
 */
export function chartOf(momentum: readonly number[]): MomentumLine {
	const [lowest, highest] = [Math.min(0, ...momentum), Math.max(10, ...momentum)];
	const y = (value: number) => rounded(EDGE + ((highest - value) / (highest - lowest)) * (HEIGHT - 2 * EDGE));
	const x = (at: number) => rounded(LEFT + (at / Math.max(1, momentum.length - 1)) * (WIDTH - LEFT - EDGE));
	const levels = [...new Set([highest, 0, lowest])];
	return {
		width: WIDTH,
		height: HEIGHT,
		points: momentum.map((value, at) => ({ x: x(at), y: y(value) })),
		levels: levels.map(value => ({ value, y: y(value) })),
	};
}

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** The first, last, highest and lowest momentum. */
export function momentumSpan(momentum: readonly number[]): Readonly<Record<'first' | 'last' | 'max' | 'min', number>> {
	const [first = 0, last = first] = [momentum[0], momentum.at(-1)];
	return { first, last, max: Math.max(...momentum), min: Math.min(...momentum) };
}
