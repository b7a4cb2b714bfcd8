import { nameOf } from '../../rules/search/stated-name';
import { proseOf } from '../inline/is-prose';
import { escapeMarkdown } from '../text/escape-markdown';

/** How to resolve links in an exported note. */
export interface LinkContext {
	/** The path of the note or file that a link leads to, resolved by the app from this note. */
	readonly resolve: (link: string) => string | undefined;
	/** Where a note is exported: a path, or “#” and an anchor on a page; absent if it is not exported. */
	readonly exported: (path: string) => string | undefined;
	/** Where this note is exported. */
	readonly at: string;
}

/** A wikilink or an embed. No part reaches past the start of another link, so that each is looked at once. */
const LINK = /(!?)\[\[([^[\]\n|#]*)(?:#([^[\]|\n]*))?(?:\|((?:[^[\]\n]|\[(?!\[))*))?\]\]/g;

/** What `LINK` finds: whether it is an embed, its target, heading and words, and where it stands. */
type LinkParts = [embed: string, target: string, heading?: string, words?: string, at?: number];

/**
 * Replaces the app's links with standard Markdown links, if they lead to exported notes or to pictures. Any other link
 * becomes its label. Code stays as it is.
 */
export function withPlainLinks(text: string, home: LinkContext): string {
	if (!text.includes('[[')) return text;
	const isProse = proseOf(text);
	return text.replace(LINK, (all: string, ...found: LinkParts) => {
		const [embed, target, heading = '', words = '', at = 0] = found;
		if (!isProse(at)) return all;
		// In a table, a backslash stands before the pipe.
		const name = target.replace(/\\$/, '').trim();
		const path = name === '' ? undefined : home.resolve(name);
		if (path !== undefined && embed !== '' && !path.endsWith('.md'))
			return `![${escapeMarkdown(nameOf(name))}](${relativeLink(home.at, path)})`;
		// The app shows a name or label as it is written.
		const called = escapeMarkdown(words.trim() || [nameOf(name), heading.trim()].filter(Boolean).join(' › '));
		const to = path === undefined ? undefined : home.exported(path);
		if (to === undefined) return called;
		return `[${called}](${to.startsWith('#') ? to : relativeLink(home.at, to)})`;
	});
}

/** A relative link from one path of the vault to another: `../Characters/Kestrel%20Vane.md`. */
export function relativeLink(from: string, to: string): string {
	const here = from.split('/').slice(0, -1);
	const there = to.split('/');
	let shared = 0;
	while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
	const path = [...here.slice(shared).map(() => '..'), ...there.slice(shared)];
	return path.map(encoded).join('/');
}

/** A parenthesis would end the link. */
const encoded = (part: string): string =>
	encodeURIComponent(part).replace(/[()]/g, sign => (sign === '(' ? '%28' : '%29'));
