import { getLanguage, type TFile } from 'obsidian';
import { nameOf } from '../../../rules/search/stated-name';
import type { Book, BookPage, BookPicture } from '../../../journal/export/book';
import { bookPage, EPUB_FOLDER, EPUB_TYPE, epubFiles } from '../../../journal/export/book';
import { escaped } from '../../../journal/export/escape-html';
import { pageBeside } from '../../../journal/export/export-paths';
import { factsOfPerson } from '../../../journal/export/parse-sheet';
import { StoredZip } from '../../../journal/export/stored-zip';
import { textsOf } from '../../../journal/frontmatter/properties';
import type { TimelineSession } from '../../../journal/sessions/session-timeline';
import type { ReadCallbacks } from '../../services/journal-reader';
import { pictureFile } from '../../services/portrait';
import { actorsOfView } from '../sessions/actors-of-view';
import { campaignSessions } from '../sessions/campaign-sessions';
import { eventWords } from '../sessions/event-words';
import { t } from '../../../i18n/translate';
import type { CollectedCampaign, CollectedNote, Rendering } from './collected-campaign';
import { chartHtml, fact, linksIn } from './export-page';
import { BOOK_STYLE, EPUB_STYLE, PAGE_STYLE } from './page-style';
import { dataUrl, pictureType, renderNote } from './render-note';

/** What every reader of books shows. */
const IN_BOOKS = /^image\/(?:gif|jpeg|png|webp)$/;
/** How many bytes of pictures a book may hold: more would not be opened on a phone. */
const LARGEST_BOOK = 200_000_000;

/** A campaign as a book: its sessions as chapters, its people, its first chart, and what it is remembered by. */
export class ExportBook implements Rendering {
	/** Without a session, every note but those of people is a chapter. */
	readonly notes: readonly CollectedNote[];
	private readonly places: ReadonlyMap<string, string | undefined>;
	private readonly chapters: BookPage[] = [];
	private readonly persons: string[] = [];
	private readonly events: string[] = [];
	private readonly pictures = new Map<string, BookPicture>();
	private readonly zip = new StoredZip();
	/** The pictures of a kind that no reader of books has to know, or too large. */
	readonly leftOut = new Set<string>();

	private constructor(
		private readonly campaign: CollectedCampaign,
		private readonly target: string,
		private readonly title: string,
		private readonly timeline: readonly TimelineSession[],
	) {
		const people = campaign.notes.filter(isPerson);
		const others = campaign.notes.filter(note => !isPerson(note));
		const sessions = others.filter(({ part }) => part === 'session');
		this.notes = [...(sessions.length > 0 ? sessions : others), ...people];
		this.places = new Map(this.notes.map(({ path }) => [path, campaign.placeOf(path)]));
		this.addTexts([EPUB_TYPE]);
	}

	/** The book of a campaign; undefined if it was stopped while its timeline was read. */
	static async of(
		campaign: CollectedCampaign,
		target: string,
		title: string,
		waiting: ReadCallbacks,
	): Promise<ExportBook | undefined> {
		const views = campaign.notes.map(({ path }) => actorsOfView(campaign.actions, path, undefined).actors);
		const actors = new Map(views.flatMap(each => (each.ok ? each.value.map(actor => [actor.path, actor]) : [])));
		const found = await campaignSessions(campaign.actions, [...actors.values()], waiting);
		return found && new ExportBook(campaign, target, title, found.together);
	}

	async add(note: CollectedNote): Promise<[]> {
		const { path, properties } = note;
		const { actions } = this.campaign;
		const story = this.campaign.markdownOf(note, 'book', this.target, to => this.places.get(to));
		const id = (this.places.get(path) ?? '').slice(1);
		if (isPerson(note)) {
			const html = await renderNote(actions.app, path, story, { addressOf: async () => undefined });
			const file = pictureFile(actions, path);
			const portrait = file && (await this.addressOf(file));
			const facts = factsOfPerson(properties).map(({ name, texts }) => fact(name, texts, linksIn(this.campaign, path)));
			this.persons.push(personHtml(id, nameOf(path), portrait, [...facts, /<p>[^]*?<\/p>/.exec(html)?.[0] ?? '']));
			return [];
		}
		const days = [...textsOf(properties, 'date'), ...textsOf(properties, 'story_date')].map(escaped).join(' · ');
		const below = days === '' ? '' : `<p class="when">${days}</p>`;
		const chapter = this.section(id, await renderNote(actions.app, path, story, { below, addressOf: this.addressOf }));
		this.chapters.push(chapter);
		const told = this.timeline.filter(session => session.path === path).flatMap(({ events }) => events);
		const events = told.map(event => `<li>${escaped(eventWords(event))}</li>`);
		if (events.length > 0)
			this.events.push(`<p><a href="#${id}">${escaped(chapter.title)}</a></p>\n<ul>${events.join('')}</ul>`);
		return [];
	}

	/** The book as an EPUB, and the same as a page of A5 for a printer. */
	files() {
		const part = (id: string, name: string, inside: string): readonly BookPage[] =>
			inside === '' ? [] : [this.section(id, `<h1>${escaped(name)}</h1>\n${inside}`)];
		const [endpaper = ''] = this.campaign.notes.flatMap(note => chartHtml(this.campaign, note) || []);
		const book: Book = {
			title: this.title,
			players: this.campaign.players.filter(isPerson).map(({ path }) => nameOf(path)),
			contents: t('Contents'),
			language: getLanguage(),
			modified: new Date().toISOString().replace(/\.\d+/, ''),
			pages: [
				...part('chart', t('Chart'), endpaper),
				...this.chapters,
				...part('people', t('People'), this.persons.join('\n')),
				...part('timeline', t('Timeline'), this.events.join('\n')),
			],
			pictures: [...this.pictures.values()],
		};
		this.addTexts(epubFiles(book, EPUB_STYLE));
		return [
			{ path: this.target, content: this.zip.toBytes().buffer },
			{ path: pageBeside(this.target), content: bookPage(book, PAGE_STYLE + BOOK_STYLE) },
		];
	}

	/** A part as well-formed XML, without headings that nothing stands under. Of a link out of the book, the words remain. */
	private section(id: string, html: string): BookPage {
		const { body } = new DOMParser().parseFromString(`<section id="${id}">\n${html}\n</section>`, 'text/html');
		const places = [...this.places.values()];
		for (const link of body.querySelectorAll('a'))
			if (!places.includes(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
		const [first, ...headings] = body.querySelectorAll('h1, h2, h3, h4, h5, h6');
		for (const heading of headings.reverse()) {
			const next = heading.nextElementSibling?.tagName;
			if (next === undefined || (/^H\d$/.test(next) && next <= heading.tagName)) heading.remove();
		}
		const title = first?.textContent.trim() ?? '';
		return { id, title: title || id, html: new XMLSerializer().serializeToString(body.firstElementChild ?? body) };
	}

	private addTexts(files: ReturnType<typeof epubFiles>): void {
		for (const [path, text] of files) this.zip.add(path, new TextEncoder().encode(text));
	}

	/** Takes a picture into the book, once. It is encoded at once, so that the end is quick. */
	private readonly addressOf = async (file: TFile): Promise<string | undefined> => {
		const known = this.pictures.get(file.path);
		if (known) return known.address;
		const type = pictureType(file) ?? '';
		const isIn = IN_BOOKS.test(type) && this.zip.size + file.stat.size <= LARGEST_BOOK;
		if (!isIn) return void this.leftOut.add(file.name);
		const address = `pictures/${this.pictures.size + 1}.${file.extension.toLowerCase()}`;
		const data = await this.campaign.actions.app.vault.readBinary(file);
		this.zip.add(EPUB_FOLDER + address, new Uint8Array(data));
		this.pictures.set(file.path, { address, type, url: dataUrl(type, data) });
		return address;
	};
}

const isPerson = ({ part }: CollectedNote): boolean => part === 'person';

/** A person in the list: portrait, facts, and the first paragraph of its note. */
function personHtml(id: string, name: string, portrait: string | undefined, parts: readonly string[]): string {
	const picture = portrait === undefined ? '' : `<img src="${portrait}" alt="${escaped(name)}">`;
	return `<section class="person" id="${id}">${picture}<h2>${escaped(name)}</h2>${parts.join('')}</section>`;
}
