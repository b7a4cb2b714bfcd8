import { CHART } from '../../../journal/export/format-chart';
import { MOMENTUM } from '../../../journal/export/format-track';
import { escaped } from '../../../journal/export/escape-html';
import { chart, withDrawings } from './page-drawings';

/** The elements allowed in the page; others are replaced by their contents. */
const ELEMENTS: ReadonlySet<string> = new Set(
	'h1 h2 h3 h4 h5 h6 p br hr strong em b i del mark code pre blockquote ul ol li table thead tbody tr th td sup sub a'.split(
		' ',
	),
);
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr']);
/** Elements that are left out entirely: controls and graphics of Obsidian. */
const LEFT_OUT: ReadonlySet<string> = new Set('script style iframe svg button object audio video'.split(' '));

/** How a note is put on the page. */
export interface HtmlOptions {
	/** Pictures from the vault with their new addresses, by the address that Obsidian uses for them. */
	readonly pictures: ReadonlyMap<string, { readonly address: string; readonly name: string }>;
	/** How many levels its headings are lowered, below the headings of the page. */
	readonly lowered?: number;
	/** The chart around the note; undefined if it draws none. */
	readonly chart?: string | undefined;
}

/**
 * Converts rendered content to plain HTML: text, headings, lists, tables and links, without attributes except link
 * targets. Marked text forms of tracks and clocks become drawings. Vault pictures are embedded; external ones become links.
 */
export function htmlOf(node: Node, options: HtmlOptions): string {
	if (node.nodeType === node.TEXT_NODE) return withDrawings(node.textContent ?? '');
	if (node.nodeType !== node.ELEMENT_NODE) return '';
	const el = node as Element;
	const name = el.tagName.toLowerCase();
	if (LEFT_OUT.has(name)) return '';
	if (name === 'img') return pictureOf(el, options);
	if (name === 'input') return el.matches('[type=checkbox]') ? (el.matches(':checked') ? '☑ ' : '☐ ') : '';
	const [, momentum] = (name === 'p' && MOMENTUM.exec(el.textContent ?? '')) || [];
	if (momentum !== undefined) return chart(momentum.split(', ').map(Number));
	if (name === 'p' && options.chart !== undefined && CHART.test(el.textContent ?? '')) return options.chart;
	const inside = [...el.childNodes].map(child => htmlOf(child, options)).join('');
	if (el.classList.contains('callout')) return `<aside>${inside}</aside>`;
	if (el.classList.contains('callout-title')) return `<p><strong>${inside}</strong></p>`;
	if (!ELEMENTS.has(name)) return inside;
	if (EMPTY.has(name)) return `<${name}>`;
	const written = loweredName(name, options.lowered ?? 0);
	return `<${written}${attributesOf(el, name)}>${inside}</${written}>`;
}

/** “h4” for “h2” two levels below; there is none below “h6”. */
const loweredName = (name: string, by: number): string =>
	/^h\d$/.test(name) ? `h${Math.min(6, Number(name.slice(1)) + by)}` : name;

function attributesOf(el: Element, name: string): string {
	const href = el.getAttribute('href') ?? '';
	const start = Number(el.getAttribute('start'));
	if (name === 'a' && /^(?:https?:|mailto:|#)/i.test(href)) return ` href="${escaped(href)}"`;
	return name === 'ol' && start > 1 ? ` start="${start}"` : '';
}

function pictureOf(el: Element, { pictures }: HtmlOptions): string {
	const src = el.getAttribute('src') ?? '';
	const alt = escaped(el.getAttribute('alt') ?? '');
	const picture = pictures.get(src);
	if (picture) return `<img src="${escaped(picture.address)}" alt="${alt || escaped(picture.name)}">`;
	return /^https?:/i.test(src) ? `<a href="${escaped(src)}">${alt || escaped(src)}</a>` : alt;
}
