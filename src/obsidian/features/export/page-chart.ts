import type { Chart, ChartPlace } from '../../../journal/chart/chart';
import { chartInText } from '../../../journal/export/format-chart';
import { curveOf, frameAround, linesOf } from '../chart/chart-frame';
import { SIGN_SHAPES } from '../chart/chart-field';
import { escaped } from './page-drawings';

/** Pixels of a column and a row. */
const [COLUMN, ROW] = [130, 92];
/** A hex keeps its form. */
const HEX_ROW = COLUMN * 0.866;

/** A chart as a picture, with its places and ways in words below. Names are links where `linked` makes them so. */
export function chartHtml(chart: Chart, linked: (name: string) => string): string {
	if (chart.places.length === 0) return '';
	const frame = frameAround(chart.places.map(({ spot }) => spot));
	const row = chart.layout === 'hex' ? HEX_ROW : ROW;
	const at = ({ x, y }: ChartPlace['spot']) => ({ x: (x - frame.left) * COLUMN, y: (y - frame.top) * row });
	const ways = chart.routes.map(({ from, to, journeys }) => {
		const kind = journeys.length > 0 ? 'travelled' : 'known';
		const width = journeys.length === 0 ? 1.5 : Math.min(7, 1 + 1.5 * journeys.length);
		return `<path class="${kind}" stroke-width="${width}" d="${curveOf(frame, from.spot, to.spot)}"/>`;
	});
	const regions = chart.regions.map(({ name, position, reach }) => {
		const { x, y } = at({ x: position.x, y: position.y - reach.y - 0.42 });
		return `<text class="region" x="${x}" y="${y}">${escaped(name)}</text>`;
	});
	const places = chart.places.map(place => {
		const { x, y } = at(place.spot);
		const shape = SIGN_SHAPES[place.isHeardOf ? 'heard' : place.sign];
		const ring = place.here.length > 0 ? '<circle class="here" cx="12" cy="12" r="14"/>' : '';
		const sign = `<g class="sign ${place.isHeardOf ? 'heard' : place.sign}" transform="translate(${x - 12} ${y - 12})"><circle class="gap" cx="12" cy="12" r="13"/><path d="${shape}"/>${ring}</g>`;
		return `${sign}<text x="${x}" y="${y + 30}">${escaped(place.isHeardOf ? `${place.name}?` : place.name)}</text>`;
	});
	const [width, height] = [frame.columns * COLUMN, frame.rows * row];
	const lines = `<path class="lines" d="${linesOf(frame, chart.layout)}"/>`;
	const drawn = `<svg x="0" y="0" width="${width}" height="${height}" viewBox="0 0 ${frame.columns} ${frame.rows}" preserveAspectRatio="none">${lines}${ways.join('')}</svg>`;
	const words = `Chart, places: ${chart.places.length}, ways: ${chart.routes.length}`;
	const [first = '', ...others] = chartInText(chart, linked);
	const list = [first.replace(/^\*\*Places:\*\*/, '<strong>Places:</strong>'), ...others];
	return `<figure class="chart"><svg class="chart" role="img" aria-label="${words}" viewBox="0 0 ${width} ${height}">${drawn}${regions.join('')}${places.join('')}</svg><figcaption><ul>${list.map(line => `<li>${line}</li>`).join('')}</ul></figcaption></figure>`;
}
