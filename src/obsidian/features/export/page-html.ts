import { GAUGE, MOMENTUM, segmentsOfText, ticksInText, withoutMarks } from '../../../journal/export/track-in-text';
import { chartOf, momentumSpan } from '../sessions/momentum-line';
import { BOX_SIZE, strokesOf } from '../tracks/box-strokes';
import { segmentPath } from '../tracks/clock-segments';

/** The elements allowed in the page; others are replaced by their contents. */
const ELEMENTS: ReadonlySet<string> = new Set(
	'h1 h2 h3 h4 h5 h6 p br hr strong em b i del mark code pre blockquote ul ol li table thead tbody tr th td sup sub a'.split(
		' ',
	),
);
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr']);
/** Elements that are left out entirely: controls and graphics of Obsidian. */
const LEFT_OUT: ReadonlySet<string> = new Set([
	'script',
	'style',
	'iframe',
	'svg',
	'button',
	'input',
	'object',
	'audio',
	'video',
]);

/** Pictures from the vault as data URLs, by the address that Obsidian uses for them. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * Converts rendered content to plain HTML: text, headings, lists, tables and links, without attributes except link
 * targets. Marked text forms of tracks and clocks become drawings. Vault pictures are embedded; external ones become links.
 */
export function htmlOf(node: Node, pictures: Pictures): string {
	if (node.nodeType === node.TEXT_NODE) return withDrawings(node.textContent ?? '');
	if (node.nodeType !== node.ELEMENT_NODE) return '';
	const el = node as Element;
	const name = el.tagName.toLowerCase();
	if (LEFT_OUT.has(name)) return '';
	if (name === 'img') return pictureOf(el, pictures);
	const [, momentum] = (name === 'p' && MOMENTUM.exec(el.textContent ?? '')) || [];
	if (momentum !== undefined) return chart(momentum.split(', ').map(Number));
	const inside = [...el.childNodes].map(child => htmlOf(child, pictures)).join('');
	if (!ELEMENTS.has(name)) return inside;
	if (EMPTY.has(name)) return `<${name}>`;
	return `<${name}${attributesOf(el, name)}>${inside}</${name}>`;
}

function attributesOf(el: Element, name: string): string {
	const href = el.getAttribute('href') ?? '';
	const start = Number(el.getAttribute('start'));
	if (name === 'a' && /^(?:https?:|mailto:|#)/i.test(href)) return ` href="${escaped(href)}"`;
	return name === 'ol' && start > 1 ? ` start="${start}"` : '';
}

function pictureOf(el: Element, pictures: Pictures): string {
	const src = el.getAttribute('src') ?? '';
	const alt = escaped(el.getAttribute('alt') ?? '');
	const data = pictures.get(src);
	if (data !== undefined) return `<img src="${escaped(data)}" alt="${alt}">`;
	return /^https?:/i.test(src) ? `<a href="${escaped(src)}">${alt || escaped(src)}</a>` : alt;
}

function withDrawings(text: string): string {
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

function chart(momentum: readonly number[]): string {
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

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => withoutMarks(text).replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.6 Georgia, "Times New Roman", serif; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; break-after: avoid; }
article + article { margin-top: 4rem; }
blockquote { margin: 0.75rem 0; padding: 0 0 0 0.9rem; border-left: 2px solid currentcolor; font: 0.85rem/1.5 system-ui, sans-serif; opacity: 0.8; break-inside: avoid; }
blockquote p { margin: 0.2rem 0; }
pre { padding: 0.5rem 0.75rem; border: 1px solid currentcolor; white-space: pre-wrap; font-size: 0.85rem; break-inside: avoid; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.6rem; border: 1px solid currentcolor; text-align: left; }
img { max-width: 100%; }
figure { margin: 0.5rem 0; max-width: 24rem; break-inside: avoid; }
figcaption { font-size: 0.85rem; }
svg { fill: none; stroke: currentcolor; stroke-width: 1.5; }
svg.boxes { height: 1.1em; vertical-align: -0.2em; }
svg.clock { height: 1.8em; vertical-align: -0.5em; stroke-width: 3; }
svg .filled { fill: currentcolor; fill-opacity: 0.6; }
svg .level { opacity: 0.3; stroke-width: 1; }
svg text { fill: currentcolor; stroke: none; font: 11px system-ui, sans-serif; }
@media print {
	:root { color-scheme: light; }
	body { max-width: none; margin: 0; font-size: 11pt; }
	article + article { break-before: page; margin-top: 0; }
	a { color: inherit; text-decoration: none; }
}`;

/** The complete page, self-contained and without scripts. */
export const pageOf = (title: string, notes: readonly string[]): string =>
	[
		'<!doctype html>',
		'<html lang="en">',
		`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>`,
		`<style>${STYLE}\n</style></head>`,
		'<body>',
		...notes.map((html, at) => `<article id="note-${at + 1}">\n${html}\n</article>`),
		'</body>',
		'</html>',
		'',
	].join('\n');
