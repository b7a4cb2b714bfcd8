import { given } from '../../../rules/core/collections';
import { playersOf } from '../../../journal/character/acting-path';
import type { Chart, ChartPlace } from '../../../journal/chart/chart';
import { NOTE_PARTS, type NotePart } from '../../../journal/export/note-part';
import { inPlayedOrder } from '../../../journal/sessions/session-order';
import type { SheetNumber, SheetOfNote } from '../../../journal/export/parse-sheet';
import { isPlayer, sheetOfNote, withoutBrackets } from '../../../journal/export/parse-sheet';
import { swornIn, textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { linkTarget, nameOf, isLink } from '../../../rules/search/stated-name';
import type { Track } from '../../../play/tracks/track';
import { trackBlocksIn } from '../../../journal/track/parse-tracks';
import { isTrackNote, readTrackNote } from '../../../journal/track/track-note';
import type { Actions } from '../../services/journal-actions';
import { htmlPage, titleOf } from '../../../journal/export/book';
import { escaped } from '../../../journal/export/escape-html';
import { withDrawings } from './page-drawings';
import { chartInText } from '../../../journal/export/format-chart';
import { curveOf, frameAround, linesOf } from '../chart/chart-frame';
import { SIGN_SHAPES } from '../chart/chart-field';
import { boxesInText, gaugesInText, marked } from '../../../journal/export/format-track';
import { lineOfTrack } from '../../../journal/track/track-line';
import { PAGE_STYLE } from './page-style';
import { dataUrl, pictureType, renderNote } from './render-note';

/** A note on the page. */
interface Article {
	readonly id: string;
	readonly part: NotePart;
	/** Begins with its heading. */
	readonly html: string;
}

const HEADINGS: Readonly<Record<NotePart, string>> = {
	session: 'Sessions',
	person: 'People',
	place: 'Places',
	vow: 'Vows and tracks',
	truths: 'Truths',
	asset: 'Assets',
	other: 'Other notes',
	rules: 'Rules and oracles',
};

/** The complete page, self-contained and without scripts. Several notes have a title, contents and parts. */
function pageOf(title: string, players: readonly string[], articles: readonly Article[]): string {
	const titled = { title, players, language: 'en' };
	const parts = NOTE_PARTS.map(part => ({ part, inPart: articles.filter(each => each.part === part) })).filter(
		({ inPart }) => inPart.length > 0,
	);
	const sections = parts.map(
		({ part, inPart }) =>
			`<section id="${part}">\n<h2>${HEADINGS[part]}</h2>\n${inPart.map(inArticle).join('\n')}\n</section>`,
	);
	const contents = parts.map(
		({ part, inPart }) =>
			`<li><a href="#${part}">${HEADINGS[part]}</a>\n<ol>\n${inPart.map(inContents).join('\n')}\n</ol></li>`,
	);
	const body =
		articles.length === 1
			? articles.map(inArticle)
			: [
					titleOf(titled),
					`<nav aria-labelledby="contents">\n<h2 id="contents">Contents</h2>\n<ol>\n${contents.join('\n')}\n</ol>\n</nav>`,
					`<main>\n${sections.join('\n')}\n</main>`,
				];
	return htmlPage(titled, PAGE_STYLE, body);
}

const inArticle = ({ id, html }: Article): string => `<article id="${id}">\n${html}\n</article>`;

const inContents = ({ id, html }: Article): string =>
	`<li><a href="#${id}">${titleIn(html).replace(/<[^<>]*>/g, '')}</a></li>`;

/** What stands in the first heading. */
function titleIn(html: string): string {
	const from = html.search(/<h\d>/);
	const to = from < 0 ? -1 : html.indexOf('</h', from);
	return to < 0 ? '' : html.slice(from + '<h1>'.length, to);
}

/** A vow or another open track on the sheet of its character. */
interface Strip {
	readonly name: string;
	/** Its note, or the journal in which it is a block. */
	readonly href: string;
	readonly track: Track;
}

/** Writes a link of a property as HTML. */
type LinkInHtml = (link: string) => string;

/** A sheet as HTML: stats, meters, impacts, legacies, facts, and a strip for each open track. */
function sheetHtml(sheet: SheetOfNote, strips: readonly Strip[], link: LinkInHtml): string {
	const { stats, meters, others, impacts, legacies, facts } = sheet;
	const parts = [
		numbers('stats', stats),
		numbers('meters', meters),
		numbers('others', others),
		impacts.length === 0
			? ''
			: `<p class="impacts">${impacts.map(each => `<span>${escaped(each)}</span>`).join(' ')}</p>`,
		...legacies.map(({ name, value }) => strip(escaped(name), '', withDrawings(marked(boxesInText(value))))),
		...facts.map(({ name, texts }) => fact(name, texts, link)),
		...strips.map(stripOf),
	].filter(part => part !== '');
	return parts.length === 0 ? '' : `<div class="sheet">\n${parts.join('\n')}\n</div>`;
}

/** A track that is a note: what it is, and its gauges unless they are drawn on the sheet of its character. */
function trackHtml(track: Track, isDrawn: boolean): string {
	const status = track.status === 'open' ? '' : `, ${track.status}`;
	const { begins, extent } = lineOfTrack(track);
	const words = escaped(`${begins}${extent === undefined ? '' : `, ${extent}`}${status}`);
	return `<div class="sheet">\n${strip(words, '', isDrawn ? drawnGauges(track) : '')}\n</div>`;
}

const drawnGauges = (track: Track): string =>
	gaugesInText(track)
		.map(gauge => `<span class="gauge">${withDrawings(gauge)}</span>`)
		.join(' ');

function stripOf({ name, href, track }: Strip): string {
	const status = track.status === 'open' ? [] : [track.status];
	const detail = [lineOfTrack(track).extent ?? [], status].flat().join(', ');
	return strip(`<a href="${escaped(href)}">${escaped(name)}</a>`, escaped(detail), drawnGauges(track));
}

const strip = (words: string, detail: string, gauges: string): string =>
	`<p class="strip"><span>${words}${detail === '' ? '' : ` <small>${detail}</small>`}</span>${gauges === '' ? '' : ` <span>${gauges}</span>`}</p>`;

const numbers = (name: string, all: readonly SheetNumber[]): string =>
	all.length === 0
		? ''
		: `<dl class="${name}">${all.map(each => `<div><dt>${escaped(each.name)}</dt><dd>${inDigits(each.value)}</dd></div>`).join('')}</dl>`;

const inDigits = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What a property says, below its name. */
export const fact = (name: string, texts: readonly string[], link: LinkInHtml): string =>
	`<p><small>${escaped(name)}</small> ${texts
		.map(text => (isLink(text) ? link(text) : escaped(withoutBrackets(text))))
		.join(', ')}</p>`;

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

/** Collects notes for a single web page, in the order in which it is read. */
export class ExportPage {
	/** The notes by part: sessions as they were played, characters before other people. */
	readonly paths: readonly string[];
	private readonly articles: Article[] = [];
	/** The tracks that are blocks or lines. */
	private readonly tracks: ReadonlyMap<string, readonly Track[]>;
	private readonly parts: ReadonlyMap<string, NotePart>;

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex'>,
		/** The text of each note. */
		texts: ReadonlyMap<string, string>,
		partOf: (path: string) => NotePart,
	) {
		const paths = [...texts.keys()];
		this.parts = new Map(paths.map(path => [path, partOf(path)]));
		this.tracks = new Map([...texts].map(([path, text]) => [path, trackBlocksIn(text).map(({ track }) => track)]));
		this.paths = NOTE_PARTS.flatMap(part => {
			const inPart = paths.filter(path => this.parts.get(path) === part);
			if (part === 'session') return inPlayedOrder(inPart.map(path => this.sessionAt(path))).map(({ path }) => path);
			const played = part === 'person' ? inPart.filter(path => isPlayer(this.propertiesOf(path))) : [];
			return [...played, ...inPart.filter(path => !played.includes(path))];
		});
	}

	partOf(path: string): NotePart {
		return this.parts.get(path) ?? 'other';
	}

	/** Whether the tracks in a note are drawn on the sheets of their characters. */
	hasTracksOnSheet(path: string): boolean {
		const players = playersOf(path, this.actions.vaultIndex);
		return players.some(player => this.parts.has(player) && isPlayer(this.propertiesOf(player)));
	}

	/** The place of a note on the page: `#note-3`. */
	readonly placeOf = (path: string): string | undefined =>
		this.parts.has(path) ? `#note-${this.paths.indexOf(path) + 1}` : undefined;

	/** Adds a note with its sheet below its heading. */
	async add(path: string, text: string, chart?: Chart): Promise<void> {
		const { app } = this.actions;
		const html = await renderNote(app, path, text, {
			lowered: this.paths.length > 1 ? 2 : 0,
			chart: chart && chartHtml(chart, name => this.linkIn(path, name)),
			addressOf: async file => {
				const type = pictureType(file);
				return type === undefined ? undefined : dataUrl(type, await app.vault.readBinary(file));
			},
		});
		const below = /<\/h\d>/.exec(html);
		const at = below ? below.index + below[0].length : 0;
		const sheet = this.sheetOf(path);
		const id = (this.placeOf(path) ?? '').slice(1);
		const whole = sheet === '' ? html : `${html.slice(0, at)}\n${sheet}${html.slice(at)}`;
		this.articles.push({ id, part: this.partOf(path), html: whole });
	}

	toHtml(title: string): string {
		const players = this.paths.filter(path => isPlayer(this.propertiesOf(path))).map(nameOf);
		return pageOf(title, players, this.articles);
	}

	private propertiesOf(path: string): Properties {
		return this.actions.vaultIndex.properties(path) ?? new Map();
	}

	private sessionAt(path: string) {
		const properties = this.propertiesOf(path);
		const [date] = textsOf(properties, 'date');
		const number = Number(textsOf(properties, 'session')[0] ?? textsOf(properties, 'number')[0] ?? NaN);
		return { path, ...given({ date, number: Number.isNaN(number) ? undefined : number }) };
	}

	private sheetOf(path: string): string {
		const properties = this.propertiesOf(path);
		const [date] = textsOf(properties, 'date');
		if (this.parts.get(path) === 'session') return date === undefined ? '' : `<p class="when">${escaped(date)}</p>`;
		if (isTrackNote(properties)) {
			const track = readTrackNote(nameOf(path), properties);
			return track.ok ? trackHtml(track.value, this.sheetWith(path) === undefined) : '';
		}
		// The text of a generated note repeats its facts.
		const sheet = swornIn(properties) === 'generated' ? undefined : sheetOfNote(properties);
		return sheet ? sheetHtml(sheet, this.stripsOf(path), link => this.linkIn(path, link)) : '';
	}

	/** The character on this page whose sheet draws a track that is a note. */
	private sheetWith(path: string): string | undefined {
		if (this.parts.get(path) !== 'vow') return undefined;
		const owners = textsOf(this.propertiesOf(path), 'character').flatMap(link => this.resolved(link, path) ?? []);
		return owners.find(owner => this.parts.has(owner) && isPlayer(this.propertiesOf(owner)));
	}

	/** The tracks of a character: those with notes, then those in its journals. */
	private stripsOf(character: string): readonly Strip[] {
		if (!isPlayer(this.propertiesOf(character))) return [];
		const noted = this.paths.filter(path => this.sheetWith(path) === character);
		const inJournals = this.paths.filter(path => playersOf(path, this.actions.vaultIndex).includes(character));
		return [
			...noted.flatMap(path => {
				const track = readTrackNote(nameOf(path), this.propertiesOf(path));
				return track.ok ? [{ name: track.value.name, href: this.placeOf(path) ?? '', track: track.value }] : [];
			}),
			...inJournals.flatMap(path =>
				(this.tracks.get(path) ?? []).map(track => ({ name: track.name, href: this.placeOf(path) ?? '', track })),
			),
		];
	}

	private resolved(link: string, from: string): string | undefined {
		return this.actions.app.metadataCache.getFirstLinkpathDest(linkTarget(link), from)?.path;
	}

	/** A link in a note as HTML: to the place of another on the page, else its name. */
	linkIn(path: string, link: string): string {
		const to = this.resolved(link, path);
		const place = to === undefined ? undefined : this.placeOf(to);
		const name = escaped(nameOf(linkTarget(link)));
		return place === undefined ? name : `<a href="${place}">${name}</a>`;
	}
}
