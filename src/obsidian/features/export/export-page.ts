import { groupBy } from '../../../rules/core/collections';
import type { ChartPlace } from '../../../journal/chart/chart';
import type { NotePart } from '../../../journal/export/note-part';
import type { SheetNumber, SheetOfNote } from '../../../journal/export/parse-sheet';
import { inDigits, sheetOfNote, withoutBrackets } from '../../../journal/export/parse-sheet';
import { swornIn, textsOf } from '../../../journal/frontmatter/properties';
import { linkTarget, nameOf, isLink } from '../../../rules/search/stated-name';
import type { Track } from '../../../play/tracks/track';
import { trackBlocksIn } from '../../../journal/track/parse-tracks';
import { isTrackNote, readTrackNote } from '../../../journal/track/track-note';
import { htmlPage, titleOf } from '../../../journal/export/html-page';
import { escaped } from '../../../journal/export/escape-html';
import type { CollectedCampaign, CollectedNote, Rendering } from './collected-campaign';
import { withDrawings } from './page-drawings';
import { chartInText } from '../../../journal/export/format-chart';
import { curveOf, frameAround, linesOf } from '../chart/chart-frame';
import { SIGN_SHAPES } from '../chart/chart-field';
import { boxesInText, gaugesInText, lineInText, marked } from '../../../journal/export/format-track';
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
	const parts = [...groupBy(articles, each => each.part)];
	const sections = parts.map(
		([part, inPart]) =>
			`<section id="${part}">\n<h2>${HEADINGS[part]}</h2>\n${inPart.map(inArticle).join('\n')}\n</section>`,
	);
	const contents = parts.map(
		([part, inPart]) =>
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
const titleIn = (html: string): string => /<h\d>([^]*?)<\/h/.exec(html)?.[1] ?? '';

/** Writes a link of a property as HTML. */
type LinkInHtml = (link: string) => string;

/** A sheet as HTML: stats, meters, impacts, legacies, facts, and a strip for each open track. */
function sheetHtml(sheet: SheetOfNote, strips: readonly string[], link: LinkInHtml): string {
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
		...strips,
	].filter(part => part !== '');
	return parts.length === 0 ? '' : `<div class="sheet">\n${parts.join('\n')}\n</div>`;
}

/** A track that is a note: what it is, and its gauges unless they are drawn on the sheet of its character. */
const trackHtml = (track: Track, isDrawn: boolean): string =>
	`<div class="sheet">\n${strip(escaped(lineInText(track)), '', isDrawn ? drawnGauges(track) : '')}\n</div>`;

const drawnGauges = (track: Track): string =>
	gaugesInText(track)
		.map(gauge => `<span class="gauge">${withDrawings(gauge)}</span>`)
		.join(' ');

/** A track on the sheet of its character, with its note or the journal in which it is a block. */
function stripOf(track: Track, href: string): string {
	const status = track.status === 'open' ? [] : [track.status];
	const detail = [lineOfTrack(track).extent ?? [], status].flat().join(', ');
	return strip(`<a href="${href}">${escaped(track.name)}</a>`, escaped(detail), drawnGauges(track));
}

const strip = (words: string, detail: string, gauges: string): string =>
	`<p class="strip"><span>${words}${detail === '' ? '' : ` <small>${detail}</small>`}</span>${gauges === '' ? '' : ` <span>${gauges}</span>`}</p>`;

const numbers = (name: string, all: readonly SheetNumber[]): string =>
	all.length === 0
		? ''
		: `<dl class="${name}">${all.map(each => `<div><dt>${escaped(each.name)}</dt><dd>${inDigits(each.value)}</dd></div>`).join('')}</dl>`;

/** What a property says, below its name. */
export const fact = (name: string, texts: readonly string[], link: LinkInHtml): string =>
	`<p><small>${escaped(name)}</small> ${texts
		.map(text => (isLink(text) ? link(text) : escaped(withoutBrackets(text))))
		.join(', ')}</p>`;

/** Pixels of a column and a row. */
const [COLUMN, ROW] = [130, 92];
/** A hex keeps its form. */
const HEX_ROW = COLUMN * 0.866;

/** The chart of a note as a picture, with its places and ways in words below, as links where they are in the campaign. */
export function chartHtml(campaign: CollectedCampaign, { path, chart }: CollectedNote): string | undefined {
	if (!chart?.places.length) return chart && '';
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
	const [first = '', ...others] = chartInText(chart, linksIn(campaign, path));
	const list = [first.replace(/^\*\*Places:\*\*/, '<strong>Places:</strong>'), ...others];
	return `<figure class="chart"><svg class="chart" role="img" aria-label="${words}" viewBox="0 0 ${width} ${height}">${drawn}${regions.join('')}${places.join('')}</svg><figcaption><ul>${list.map(line => `<li>${line}</li>`).join('')}</ul></figcaption></figure>`;
}

/** A single web page, in the order in which it is read. */
export class ExportPage implements Rendering {
	readonly notes: readonly CollectedNote[];
	private readonly articles: Article[] = [];

	constructor(
		private readonly campaign: CollectedCampaign,
		private readonly target: string,
		private readonly title: string,
	) {
		this.notes = campaign.notes;
	}

	/** Adds a note with its sheet below its heading. */
	async add(note: CollectedNote): Promise<[]> {
		const { path, part } = note;
		const text = this.campaign.markdownOf(note, 'page', this.target, this.campaign.placeOf);
		const { app } = this.campaign.actions;
		const html = await renderNote(app, path, text, {
			below: this.sheetOf(note),
			lowered: this.notes.length > 1 ? 2 : 0,
			chart: chartHtml(this.campaign, note),
			addressOf: async file => {
				const type = pictureType(file);
				return type === undefined ? undefined : dataUrl(type, await app.vault.readBinary(file));
			},
		});
		this.articles.push({ id: (this.campaign.placeOf(path) ?? '').slice(1), part, html });
		return [];
	}

	files() {
		const players = this.campaign.players.map(({ path }) => nameOf(path));
		return [{ path: this.target, content: pageOf(this.title, players, this.articles) }];
	}

	private sheetOf(note: CollectedNote): string {
		const { path, part, properties } = note;
		const [date] = textsOf(properties, 'date');
		if (part === 'session') return date === undefined ? '' : `<p class="when">${escaped(date)}</p>`;
		if (isTrackNote(properties)) {
			const track = readTrackNote(nameOf(path), properties);
			return track.ok ? trackHtml(track.value, this.sheetWith(note) === undefined) : '';
		}
		// The text of a generated note repeats its facts.
		const sheet = swornIn(properties) === 'generated' ? undefined : sheetOfNote(properties);
		return sheet ? sheetHtml(sheet, this.stripsOf(note), linksIn(this.campaign, path)) : '';
	}

	/** The character on this page whose sheet draws a track that is a note. */
	private sheetWith({ path, part, properties }: CollectedNote): CollectedNote | undefined {
		const owners = part === 'vow' ? textsOf(properties, 'character') : [];
		const paths = owners.map(link => this.campaign.resolved(link, path));
		return this.campaign.players.find(player => paths.includes(player.path));
	}

	/** The tracks of a character: those with notes, then those in its journals. */
	private stripsOf(character: CollectedNote): readonly string[] {
		const strips = ({ path }: CollectedNote, tracks: readonly Track[]) =>
			tracks.map(track => stripOf(track, this.campaign.placeOf(path) ?? ''));
		const noted = this.notes.filter(note => this.sheetWith(note) === character);
		const journals = this.notes.filter(({ path }) => this.campaign.playersOf(path).includes(character));
		return [
			...noted.flatMap(note => {
				const track = readTrackNote(nameOf(note.path), note.properties);
				return track.ok ? strips(note, [track.value]) : [];
			}),
			...journals.flatMap(note => trackBlocksIn(note.text).flatMap(({ track }) => strips(note, [track]))),
		];
	}
}

/** Writes the links of a note as HTML: to the place of another in the campaign, else its name. */
export const linksIn =
	({ resolved, placeOf }: CollectedCampaign, path: string): LinkInHtml =>
	link => {
		const place = placeOf(resolved(link, path) ?? '');
		const name = escaped(nameOf(linkTarget(link)));
		return place === undefined ? name : `<a href="${place}">${name}</a>`;
	};
