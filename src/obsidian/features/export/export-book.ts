import { getLanguage } from 'obsidian';
import type { TFile } from 'obsidian';
import { lastingImpacts } from '../../../rules/ruleset';
import { nameOf } from '../../../rules/search/stated-name';
import type { Chart } from '../../../journal/chart/chart';
import {
	bookPage,
	EPUB_FOLDER,
	EPUB_TYPE,
	epubFiles,
	type Book,
	type BookPage,
	type BookPicture,
} from '../../../journal/export/book';
import { escaped } from '../../../journal/export/escape-html';
import { factsOfPerson, isPlayer } from '../../../journal/export/parse-sheet';
import { StoredZip } from '../../../journal/export/stored-zip';
import { textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { timelineOfNote, type TimelineEvent } from '../../../journal/sessions/session-timeline';
import type { Actions } from '../../services/journal-actions';
import { pictureFile } from '../../services/portrait';
import { actorsOfView } from '../sessions/actors-of-view';
import { eventWords } from '../sessions/event-words';
import { whoIn } from '../sessions/session-owner';
import { t } from '../../../i18n/translate';
import { chartHtml, fact, type ExportPage } from './export-page';
import { BOOK_STYLE, EPUB_STYLE, PAGE_STYLE } from './page-style';
import { dataUrl, pictureType, renderNote } from './render-note';

/** How many bytes of pictures a book may hold: more would not be opened on a phone. */
const LARGEST_BOOK = 200_000_000;

/** Collects a campaign for a book: its sessions as chapters, its people, its chart, and what it is remembered by. */
export class ExportBook {
	/** The notes that the book tells of, in its order. Without a session, every note but those of people is a chapter. */
	readonly paths: readonly string[];
	private readonly people: readonly string[];
	/** Where links may lead. */
	private readonly places: ReadonlySet<string>;
	private readonly chapters: BookPage[] = [];
	private readonly persons: string[] = [];
	private readonly events: string[] = [];
	private readonly pictures = new Map<string, BookPicture>();
	private readonly zip = new StoredZip();
	private bytes = 0;
	/** The pictures that are not in the book: of a kind that no reader of books has to know, or too large. */
	readonly leftOut = new Set<string>();
	private chart: string | undefined;

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'viewState'>,
		readonly page: ExportPage,
	) {
		this.people = page.paths.filter(path => page.partOf(path) === 'person');
		const sessions = page.paths.filter(path => page.partOf(path) === 'session');
		const others = page.paths.filter(path => !this.people.includes(path));
		this.paths = [...(sessions.length > 0 ? sessions : others), ...this.people];
		this.places = new Set(this.paths.map(path => page.placeOf(path) ?? ''));
		this.addText(EPUB_TYPE);
	}

	/** The place of a note in the book: `#note-3`. */
	readonly placeOf = (path: string): string | undefined => {
		const place = this.page.placeOf(path);
		return place !== undefined && this.places.has(place) ? place : undefined;
	};

	/** Adds a note with its story; `text` is all of it. */
	async add(path: string, story: string, text: string): Promise<void> {
		const isPerson = this.people.includes(path);
		const addressOf = isPerson ? async () => undefined : this.addressOf;
		const html = await renderNote(this.actions.app, path, story, { lowered: 0, addressOf });
		const properties = this.propertiesOf(path);
		const id = (this.placeOf(path) ?? '').slice(1);
		if (isPerson) {
			const file = pictureFile(this.actions, path);
			const facts = factsOfPerson(properties).map(({ name, texts }) =>
				fact(name, texts, link => this.page.linkIn(path, link)),
			);
			const portrait = file && (await this.addressOf(file));
			return void this.persons.push(personHtml(id, nameOf(path), portrait, [...facts, firstParagraph(html)]));
		}
		const days = [...textsOf(properties, 'date'), ...textsOf(properties, 'story_date')].map(escaped).join(' · ');
		const when = days === '' ? '' : `<p class="when">${days}</p>`;
		const chapter = this.section(
			id,
			html.replace(/<\/h\d>|$/, end => end + when),
		);
		this.chapters.push(chapter);
		const events = eventsOf(this.actions, path, text).map(event => `<li>${escaped(eventWords(event))}</li>`);
		if (events.length > 0)
			this.events.push(`<p><a href="#${id}">${escaped(chapter.title)}</a></p>\n<ul>${events.join('')}</ul>`);
	}

	/** The first chart is the endpaper. */
	addChart(path: string, chart: Chart): void {
		this.chart ??= chartHtml(chart, name => this.page.linkIn(path, name));
	}

	/** The book as an EPUB, and the same as a page of A5 for a printer. */
	bind(title: string, modified: string): { epub: ArrayBuffer; page: string } {
		const part = (id: string, name: string, inside: string): readonly BookPage[] =>
			inside === '' ? [] : [this.section(id, `<h1>${escaped(name)}</h1>\n${inside}`)];
		const book: Book = {
			title,
			players: this.people.filter(path => isPlayer(this.propertiesOf(path))).map(nameOf),
			contents: t('Contents'),
			language: getLanguage(),
			modified,
			pages: [
				...part('chart', t('Chart'), this.chart ?? ''),
				...this.chapters,
				...part('people', t('People'), this.persons.join('\n')),
				...part('timeline', t('Timeline'), this.events.join('\n')),
			],
			pictures: [...this.pictures.values()],
		};
		for (const file of epubFiles(book, EPUB_STYLE)) this.addText(file);
		return { epub: this.zip.toBytes().buffer, page: bookPage(book, PAGE_STYLE + BOOK_STYLE) };
	}

	/** A part as well-formed XML. Of a link that leads out of the book, the words remain. */
	private section(id: string, html: string): BookPage {
		const { body } = new DOMParser().parseFromString(`<section id="${id}">\n${html}\n</section>`, 'text/html');
		for (const link of body.querySelectorAll('a'))
			if (!this.places.has(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
		const title = body.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim() ?? '';
		return { id, title: title || id, html: new XMLSerializer().serializeToString(body.firstElementChild ?? body) };
	}

	private addText({ path, text }: { readonly path: string; readonly text: string }): void {
		this.zip.add(path, new TextEncoder().encode(text));
	}

	private propertiesOf(path: string): Properties {
		return this.actions.vaultIndex.properties(path) ?? new Map();
	}

	/** Takes a picture into the book, once. It is encoded at once, so that the end is quick. */
	private readonly addressOf = async (file: TFile): Promise<string | undefined> => {
		const known = this.pictures.get(file.path);
		if (known) return known.address;
		const type = pictureType(file);
		if (type === undefined || type === 'image/avif' || this.bytes + file.stat.size > LARGEST_BOOK)
			return void this.leftOut.add(file.name);
		const address = `pictures/${this.pictures.size + 1}.${file.extension.toLowerCase()}`;
		const data = await this.actions.app.vault.readBinary(file);
		this.bytes += data.byteLength;
		this.zip.add(EPUB_FOLDER + address, new Uint8Array(data));
		this.pictures.set(file.path, { address, type, url: dataUrl(type, data) });
		return address;
	};
}

const firstParagraph = (html: string): string => /<p>[^]*?<\/p>/.exec(html)?.[0] ?? '';

/** A person in the list: portrait, facts, and the first paragraph of its note. */
function personHtml(id: string, name: string, portrait: string | undefined, parts: readonly string[]): string {
	const picture = portrait === undefined ? '' : `<img src="${portrait}" alt="${escaped(name)}">`;
	return `<section class="person" id="${id}">${picture}<h2>${escaped(name)}</h2>${parts.join('')}</section>`;
}

/** What a chapter is remembered by. */
function eventsOf(
	actions: Actions<'app' | 'vaultIndex' | 'viewState'>,
	path: string,
	text: string,
): readonly TimelineEvent[] {
	const { actors } = actorsOfView(actions, path, undefined);
	const views = actors.ok ? actors.value : [];
	const lasting = views.map(({ book }) => lastingImpacts(book.ruleset));
	const players = views.map(actor => actor.path);
	const { sessions } = timelineOfNote({
		...{ path, text, name: nameOf(path), isOne: true },
		who: whoIn(actions.vaultIndex, path, players),
		isLasting: impact => lasting.some(impacts => impacts.has(impact)),
	});
	return sessions.flatMap(session => session.events);
}
