import { escaped } from './escape-html';
import { htmlPage, titleOf, type Titled } from './html-page';

/** A picture of the vault in a book. */
export interface BookPicture {
	/** Where it is in the book: `pictures/1.png`. */
	readonly address: string;
	/** Its media type: `image/png`. */
	readonly type: string;
	/** The picture as an address that holds it. */
	readonly url: string;
}

/** A chapter, or another part that begins on a page of its own. */
export interface BookPage {
	readonly id: string;
	readonly title: string;
	/** Well-formed, with the links in the book as “#” and an id. */
	readonly html: string;
}

/** A campaign as a book, in the order of reading. */
export interface Book extends Titled {
	/** The heading of the contents. */
	readonly contents: string;
	/** When it was made: `2026-11-21T18:30:00Z`. */
	readonly modified: string;
	readonly pages: readonly BookPage[];
	readonly pictures: readonly BookPicture[];
}

/** A text in an EPUB: its path and what it says. */
type BookFile = readonly [string, string];

/** What an EPUB begins with. */
export const EPUB_TYPE: BookFile = ['mimetype', 'application/epub+zip'];
/** The folder of the contents of an EPUB, in which its pictures are. */
export const EPUB_FOLDER = 'EPUB/';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const CONTAINER = `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${EPUB_FOLDER}package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The texts of a book as EPUB 3, which come after `EPUB_TYPE`. */
export function epubFiles(book: Book, style: string): readonly BookFile[] {
	const homes = new Map(book.pages.flatMap(page => idsIn(page).map(id => [id, fileOf(page)])));
	const linked = (html: string): string =>
		html.replace(/ href="#([^"]*)"/g, (_, id: string) => ` href="${homes.get(id) ?? 'title.xhtml'}#${id}"`);
	const inFolder = (name: string, text: string): BookFile => [EPUB_FOLDER + name, inXml(text)];
	return [
		['META-INF/container.xml', CONTAINER],
		inFolder('package.opf', packageOf(book)),
		inFolder('nav.xhtml', xhtml(book, book.contents, linked(contentsOf(book)))),
		inFolder('style.css', style),
		inFolder('title.xhtml', xhtml(book, book.title, titleOf(book))),
		...book.pages.map(page => inFolder(fileOf(page), xhtml(book, page.title, linked(page.html)))),
	];
}

/** A book as one HTML page that holds its pictures. */
export function bookPage(book: Book, style: string): string {
	const urls = new Map(book.pictures.map(({ address, url }) => [address, url]));
	const pages = book.pages.map(({ html }) =>
		html.replace(/ src="(pictures\/[^"]*)"/g, (_, address: string) => ` src="${urls.get(address) ?? ''}"`),
	);
	return htmlPage(book, style, [titleOf(book), contentsOf(book), ...pages]);
}

const fileOf = ({ id }: BookPage): string => `${id}.xhtml`;

const idsIn = ({ html }: BookPage): readonly string[] => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

/** Without the signs that no XML may have. */
const inXml = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

const xhtml = ({ language }: Book, title: string, body: string): string => `${XML}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="${escaped(language)}" xml:lang="${escaped(language)}">
<head><meta charset="UTF-8"/><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;

function contentsOf({ contents, pages }: Book): string {
	const rows = pages.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`);
	return `<nav xmlns:epub="http://www.idpf.org/2007/ops" epub:type="toc" id="contents">\n<h2>${escaped(contents)}</h2>\n<ol>\n${rows.join('\n')}\n</ol>\n</nav>`;
}

function packageOf({ title, players, language, modified, pages, pictures }: Book): string {
	const items = [
		'<item id="contents" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
		'<item id="style" href="style.css" media-type="text/css"/>',
		'<item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>',
		...pages.map(page => {
			const drawn = page.html.includes('<svg') ? ' properties="svg"' : '';
			return `<item id="${page.id}" href="${fileOf(page)}" media-type="application/xhtml+xml"${drawn}/>`;
		}),
		...pictures.map(({ address, type }, at) => `<item id="picture-${at + 1}" href="${address}" media-type="${type}"/>`),
	];
	const spine = ['title', 'contents', ...pages.map(({ id }) => id)].map(id => `<itemref idref="${id}"/>`);
	// The same for each later book of a campaign: a reader takes it as a new edition.
	const identifier = `sworn-journal:${[title, ...players].map(encodeURIComponent).join('/')}`;
	return `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book">${identifier}</dc:identifier>
<dc:title>${escaped(title)}</dc:title>
<dc:language>${escaped(language)}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`;
}
