import { Component, MarkdownRenderer } from 'obsidian';
import { getOwn, given } from '../../../rules/core/collections';
import { playersOf } from '../../../journal/character/acting-path';
import { withHeading } from '../../../journal/export/export-paths';
import type { Chart } from '../../../journal/chart/chart';
import { NOTE_PARTS, tracksIn, type NotePart } from '../../../journal/export/note-part';
import { inPlayedOrder } from '../../../journal/sessions/session-order';
import { isPlayer, sheetOfNote } from '../../../journal/export/parse-sheet';
import { swornIn, textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { linkTarget, nameOf } from '../../../journal/notes/note-name';
import type { Track } from '../../../play/tracks/track';
import { isTrackNote, readTrackNote } from '../../../journal/track/track-note';
import type { Actions } from '../../services/journal-actions';
import { pageOf, type Article } from './page-document';
import { escaped } from './page-drawings';
import { htmlOf } from './page-html';
import { chartHtml } from './page-chart';
import { sheetHtml, trackHtml, type Strip } from './page-sheet';

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
		this.tracks = new Map([...texts].map(([path, text]) => [path, tracksIn(text)]));
		this.paths = NOTE_PARTS.flatMap(part => {
			const inPart = paths.filter(path => this.parts.get(path) === part);
			if (part === 'session') return inPlayedOrder(inPart.map(path => this.sessionAt(path))).map(({ path }) => path);
			const played = part === 'person' ? inPart.filter(path => isPlayer(this.propertiesOf(path))) : [];
			return [...played, ...inPart.filter(path => !played.includes(path))];
		});
	}

	/** Whether the tracks in a note are drawn on the sheets of their characters. */
	hasTracksOnSheet(path: string): boolean {
		const players = playersOf(path, this.actions.vaultIndex);
		return players.some(player => this.parts.has(player) && isPlayer(this.propertiesOf(player)));
	}

	/** The place of a note on the page: `#note-3`. */
	readonly placeOf = (path: string): string | undefined =>
		this.parts.has(path) ? `#note-${this.paths.indexOf(path) + 1}` : undefined;

	/** Renders a note as Obsidian does, takes only safe HTML from it, and puts its sheet below its heading. */
	async add(path: string, text: string, chart?: Chart): Promise<void> {
		const { app } = this.actions;
		const owner = new Component();
		owner.load();
		try {
			const el = createDiv();
			await MarkdownRenderer.render(app, withHeading(path, text), el, path, owner);
			const html = htmlOf(el, {
				pictures: await this.picturesIn(el, path),
				lowered: this.paths.length > 1 ? 2 : 0,
				chart: chart && chartHtml(chart, name => this.linkIn(path, name)),
			});
			const below = /<\/h\d>/.exec(html);
			const at = below ? below.index + below[0].length : 0;
			const sheet = this.sheetOf(path);
			const id = (this.placeOf(path) ?? '').slice(1);
			const whole = sheet === '' ? html : `${html.slice(0, at)}\n${sheet}${html.slice(at)}`;
			this.articles.push({ id, part: this.parts.get(path) ?? 'other', html: whole });
		} finally {
			owner.unload();
		}
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

	private linkIn(path: string, link: string): string {
		const to = this.resolved(link, path);
		const place = to === undefined ? undefined : this.placeOf(to);
		const name = escaped(nameOf(linkTarget(link)));
		return place === undefined ? name : `<a href="${place}">${name}</a>`;
	}

	/** The rendered pictures from the vault, as data URLs. */
	private async picturesIn(el: HTMLElement, path: string): Promise<ReadonlyMap<string, string>> {
		const { app } = this.actions;
		const pictures = new Map<string, string>();
		for (const image of el.querySelectorAll('img')) {
			const src = image.getAttribute('src') ?? '';
			const name = decodeURIComponent(image.parentElement?.getAttribute('src') ?? src).replace(/^(?:\.\.?\/)+/, '');
			const file = app.metadataCache.getFirstLinkpathDest(name, path);
			const type = file && getOwn(TYPES, file.extension.toLowerCase());
			if (!file || type === undefined || file.stat.size > LARGEST_PICTURE) continue;
			pictures.set(src, `data:${type};base64,${base64(await app.vault.readBinary(file))}`);
		}
		return pictures;
	}
}

const TYPES: Readonly<Record<string, string>> = {
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	gif: 'image/gif',
	webp: 'image/webp',
	avif: 'image/avif',
};
/** The maximum size of a picture in bytes; larger ones would make the page slow to open. */
const LARGEST_PICTURE = 8_000_000;
/** The number of bytes encoded at once. */
const CHUNK = 30_000;

function base64(data: ArrayBuffer): string {
	const bytes = new Uint8Array(data);
	let text = '';
	for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
	return window.btoa(text);
}
