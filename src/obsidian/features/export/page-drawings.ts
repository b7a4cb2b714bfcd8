import { escaped } from '../../../journal/export/escape-html';
import { GAUGE, segmentsOfText, ticksInText } from '../../../journal/export/format-track';
import { chartOf, momentumSpan } from '../sessions/momentum-graph-data';
import { BOX_SIZE, strokesOf } from '../tracks/box-strokes';
import { segmentPath } from '../tracks/clock-segments';

/** Escapes a text, and draws the marked gauges in it. */
export function withDrawings(text: string): string {
	let html = '';
	let at = 0;
	for (const { 0: found, 1: gauge = '', index } of text.matchAll(GAUGE)) {
		html += escaped(text.slice(at, index)) + drawn(gauge);
		at = index + found.length;
	}
	return html + escaped(text.slice(at));
}

function drawn(gauge: string): string {
	const clock = segmentsOfText(gauge);
	return clock ? clockFace(clock.filled, clock.segments) : boxRow(ticksInText(gauge));
}

function boxRow(ticks: readonly number[]): string {
	const size = BOX_SIZE + 4;
	const boxes = ticks.map((count, at) => {
		const lines = strokesOf(count).map(({ x1, y1, x2, y2 }) => `<path d="M${x1} ${y1}L${x2} ${y2}"/>`);
		return `<g transform="translate(${at * size + 2} 2)"><rect width="${BOX_SIZE}" height="${BOX_SIZE}"/>${lines.join('')}</g>`;
	});
	const words = `${ticks.filter(count => count === 4).length} of ${ticks.length} boxes`;
	return `<svg class="boxes" role="img" aria-label="${words}" viewBox="0 0 ${ticks.length * size} ${size}">${boxes.join('')}</svg>`;
}

function clockFace(filled: number, segments: number): string {
	const paths = Array.from(
		{ length: segments },
		(_, at) => `<path class="${at < filled ? 'filled' : 'free'}" d="${segmentPath(at + 1, segments)}"/>`,
	);
	return `<svg class="clock" role="img" aria-label="${filled} of ${segments} segments" viewBox="0 0 100 100">${paths.join('')}</svg>`;
}

/** The momentum of a session as a line. */
export function chart(momentum: readonly number[]): string {
	const { width, height, points, levels } = chartOf(momentum);
	const { first, last, max, min } = momentumSpan(momentum);
	const words = `Momentum ${first} → ${last}, highest ${max}, lowest ${min}`;
	const lines = levels.map(
		({ value, y }) =>
			`<path class="level" d="M24 ${y}H${width}"/><text x="18" y="${y + 4}" text-anchor="end">${value}</text>`,
	);
	const line = `<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`;
	return `<figure><svg class="momentum" role="img" aria-label="${words}" viewBox="0 0 ${width} ${height}">${lines.join('')}${line}</svg><figcaption>${words}</figcaption></figure>`;
}
