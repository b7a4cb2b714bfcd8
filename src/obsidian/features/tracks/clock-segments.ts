/** The face of a clock is a circle of this radius around (50, 50). */
const RADIUS = 47;
const CENTRE = 50;

/** A clock with more segments is rendered as a bar, as they would be too thin to distinguish or press. */
export const MOST_ON_A_FACE = 24;

const at = (turn: number): string => {
	const angle = (turn - 0.25) * 2 * Math.PI;
	const [x, y] = [Math.cos(angle), Math.sin(angle)].map(part => (CENTRE + RADIUS * part).toFixed(2));
	return `${x} ${y}`;
};

/** The outline of a segment, counted from 1, clockwise from the top. A single segment is the whole face. */
export function segmentPath(segment: number, segments: number): string {
	if (segments === 1) return `M ${at(0)} A ${RADIUS} ${RADIUS} 0 1 1 ${at(0.5)} A ${RADIUS} ${RADIUS} 0 1 1 ${at(0)} Z`;
	const [from, to] = [(segment - 1) / segments, segment / segments];
	return `M ${CENTRE} ${CENTRE} L ${at(from)} A ${RADIUS} ${RADIUS} 0 0 1 ${at(to)} Z`;
}
