import { getLanguage } from 'obsidian';
import type { TFile } from 'obsidian';
import { isLink, nameOf } from '../../../rules/search/stated-name';
import type { Chart } from '../../../journal/chart/chart';
import { bookPage, EPUB_FOLDER, epubFiles, type Book, type BookPage } from '../../../journal/export/book';
import { escaped } from '../../../journal/export/escape-html';
import { factsOfPerson, isPlayer, withoutBrackets } from '../../../journal/export/parse-sheet';
import { StoredZip } from '../../../journal/export/stored-zip';
import { textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { timelineOfNote } from '../../../journal/sessions/session-timeline';
import type { Actions } from '../../services/journal-actions';
import { pictureFile } from '../../services/portrait';
import { actorsOfView } from '../sessions/actors-of-view';
import { eventWords } from '../sessions/event-words';
import { whoIn } from '../sessions/session-owner';
import { t } from '../../../i18n/translate';
import { chartHtml, type ExportPage } from './export-page';
import { BOOK_STYLE, EPUB_STYLE, PAGE_STYLE } from './page-style';
import { dataUrl, pictureType, renderNote } from './render-note';

/** A picture that is in the book, and its bytes. */
interface Picture {
	readonly address: string;
	readonly type: string;
	readonly data: ArrayBuffer;
}

/** Collects a campaign for a book: its sessions as chapters, its people, its chart, and what it is remembered by. */
export class ExportBook {
	/** The notes that the book tells of, in its order. Without a session, every note but those of people is a chapter. */
	readonly paths: readonly string[];
	private readonly people: readonly string[];
	private readonly chapters: BookPage[] = [];
	private readonly persons: string[] = [];
	private readonly events: string[] = [];
	private readonly pictures = new Map<string, Picture>();
	private chart: string | undefined;

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'viewState'>,
		private readonly page: ExportPage,
	) {
		this.people = page.paths.filter(path => page.partOf(path) === 'person');
		const sessions = page.paths.filter(path => page.partOf(path) === 'session');
		const others = page.paths.filter(path => !this.people.includes(path));
		this.paths = [...(sessions.length > 0 ? sessions : others), ...this.people];
	}

	/** The place of a note in the book: `#note-3`. */
	readonly placeOf = (path: string): string | undefined =>
		this.paths.includes(path) ? this.page.placeOf(path) : undefined;

	/** Adds a note with its story; `text` is all of it. */
	async add(path: string, story: string, text: string): Promise<void> {
		if (this.people.includes(path)) return void this.persons.push(await this.personOf(path, story));
		const html = await renderNote(this.actions.app, path, story, { lowered: 0, addressOf: this.addressOf });
		const properties = this.propertiesOf(path);
		const days = [...textsOf(properties, 'date'), ...textsOf(properties, 'story_date')].map(escaped).join(' · ');
		const when = days === '' ? '' : `<p class="when">${days}</p>`;
		const id = this.idOf(path);
		const { title, html: whole } = this.section(
			id,
			html.replace(/<\/h\d>|$/, end => end + when),
		);
		this.chapters.push({ id, title, html: whole });
		this.events.push(...this.eventsOf(path, text, title));
	}

	/** The first chart is the endpaper. */
	addChart(path: string, chart: Chart): void {
		this.chart ??= chartHtml(chart, name => this.page.linkIn(path, name));
	}

	toEpub(book: Book): ArrayBuffer {
		const zip = new StoredZip();
		const encoder = new TextEncoder();
		for (const { path, text } of epubFiles(book, EPUB_STYLE)) zip.add(path, encoder.encode(text));
		for (const { address, data } of this.pictures.values()) zip.add(EPUB_FOLDER + address, new Uint8Array(data));
		return zip.toBytes().buffer;
	}

	/** The same book as a page of A5 for a printer. */
	toHtml(book: Book): string {
		const pictures = new Map([...this.pictures.values()].map(each => [each.address, each]));
		return bookPage(book, PAGE_STYLE + BOOK_STYLE, address => {
			const picture = pictures.get(address);
			return picture ? dataUrl(picture.type, picture.data) : '';
		});
	}

	toBook(title: string, modified: string): Book {
		const part = (id: string, name: string, inside: string): readonly BookPage[] =>
			inside === '' ? [] : [{ id, ...this.section(id, `<h1>${escaped(name)}</h1>\n${inside}`) }];
		return {
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
	}

	/** A part as well-formed XML. Of a link that leads out of the book, the words remain. */
	private section(id: string, html: string): Pick<BookPage, 'title' | 'html'> {
		const { body } = new DOMParser().parseFromString(`<section id="${id}">\n${html}\n</section>`, 'text/html');
		const places = new Set(this.paths.map(this.placeOf));
		for (const link of body.querySelectorAll('a'))
			if (!places.has(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
		const title = body.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim() ?? '';
		return { title: title || id, html: new XMLSerializer().serializeToString(body.firstElementChild ?? body) };
	}

	/** A person in the list: portrait, facts, and the first paragraph of its note. */
	private async personOf(path: string, story: string): Promise<string> {
		const { app } = this.actions;
		const html = await renderNote(app, path, story, { lowered: 0, addressOf: async () => undefined });
		const [said = ''] = /<p>[^]*?<\/p>/.exec(html) ?? [];
		const file = pictureFile(this.actions, path);
		const type = file && pictureType(file);
		const address = file && type !== undefined ? await this.addressOf(file, type) : undefined;
		const name = escaped(nameOf(path));
		const portrait = address === undefined ? '' : `<img src="${address}" alt="${name}">`;
		const facts = factsOfPerson(this.propertiesOf(path)).map(({ name: of, texts }) => {
			const words = texts.map(text => (isLink(text) ? this.page.linkIn(path, text) : escaped(withoutBrackets(text))));
			return `<div><dt>${escaped(of)}</dt><dd>${words.join(', ')}</dd></div>`;
		});
		const list = facts.length === 0 ? '' : `<dl>${facts.join('')}</dl>`;
		return `<section class="person" id="${this.idOf(path)}">${portrait}<h2>${name}</h2>${list}${said}</section>`;
	}

	/** What a chapter is remembered by, below a link to it. */
	private eventsOf(path: string, text: string, title: string): readonly string[] {
		const { vaultIndex } = this.actions;
		const { actors } = actorsOfView(this.actions, path, undefined);
		const views = actors.ok ? actors.value : [];
		const impacts = views.flatMap(({ book }) => book.ruleset.impacts.filter(({ permanent }) => permanent));
		const { sessions } = timelineOfNote({
			...{ path, text, name: nameOf(path), isOne: true },
			who: whoIn(
				vaultIndex,
				path,
				views.map(actor => actor.path),
			),
			isLasting: impact => impacts.some(({ name }) => name === impact),
		});
		const events = sessions.flatMap(session => session.events).map(event => `<li>${escaped(eventWords(event))}</li>`);
		if (events.length === 0) return [];
		return [`<p><a href="${this.placeOf(path) ?? ''}">${escaped(title)}</a></p>\n<ul>${events.join('')}</ul>`];
	}

	private idOf(path: string): string {
		return (this.placeOf(path) ?? '').slice(1);
	}

	private propertiesOf(path: string): Properties {
		return this.actions.vaultIndex.properties(path) ?? new Map();
	}

	/** Takes a picture into the book, once. */
	private readonly addressOf = async (file: TFile, type: string): Promise<string | undefined> => {
		// No reader of books has to know this one.
		if (type === 'image/avif') return undefined;
		const address = `pictures/${this.pictures.size + 1}.${file.extension.toLowerCase()}`;
		const known = this.pictures.get(file.path);
		if (known) return known.address;
		this.pictures.set(file.path, { address, type, data: await this.actions.app.vault.readBinary(file) });
		return address;
	};
}
