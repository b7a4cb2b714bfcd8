import type { NotePart } from '../../../journal/export/note-part';
import { NOTE_PARTS } from '../../../journal/export/note-part';
import { escaped } from './page-drawings';
import { PAGE_STYLE } from './page-style';

/** A note on the page. */
export interface Article {
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
export function pageOf(title: string, players: readonly string[], articles: readonly Article[]): string {
	const parts = NOTE_PARTS.map(part => ({ part, inPart: articles.filter(each => each.part === part) })).filter(
		({ inPart }) => inPart.length > 0,
	);
	const sections = parts.map(
		({ part, inPart }) =>
			`<section id="${part}">\n<h2>${HEADINGS[part]}</h2>\n${inPart.map(inArticle).join('\n')}\n</section>`,
	);
	const by = players.length === 0 ? '' : `\n<p>${players.map(escaped).join(' · ')}</p>`;
	const contents = parts.map(
		({ part, inPart }) =>
			`<li><a href="#${part}">${HEADINGS[part]}</a>\n<ol>\n${inPart.map(inContents).join('\n')}\n</ol></li>`,
	);
	const body =
		articles.length === 1
			? articles.map(inArticle)
			: [
					`<header>\n<h1>${escaped(title)}</h1>${by}\n</header>`,
					`<nav aria-labelledby="contents">\n<h2 id="contents">Contents</h2>\n<ol>\n${contents.join('\n')}\n</ol>\n</nav>`,
					`<main>\n${sections.join('\n')}\n</main>`,
				];
	return [
		'<!doctype html>',
		'<html lang="en">',
		`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>`,
		`<style>${PAGE_STYLE}\n</style></head>`,
		'<body>',
		...body,
		'</body>',
		'</html>',
		'',
	].join('\n');
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
