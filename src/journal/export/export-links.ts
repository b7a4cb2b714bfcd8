import { nameOf } from '../notes/note-name';
import { sectionsOf } from '../text/sections';

/** Where the links of an exported note lead. */
export interface LinkHome {
	/** The note or file that a link leads to, as the app resolves it from the note; its path. */
	readonly resolve: (link: string) => string | undefined;
	/** Where a note is exported to: a path, or on a page “#” and its place there; absent for one that is not. */
	readonly exported: (path: string) => string | undefined;
	/** Where the note itself is exported to. */
	readonly at: string;
}

/** A wikilink or an embed; code comes first, since it stays as it is. */
const LINK = /(`+)[^`](?:.*?[^`])?\1(?!`)|(!?)\[\[([^\]\n|#]*)(?:#([^\]|\n]*))?(?:\|([^\]\n]*))?\]\]/g;

/**
 * Writes the app's own links as links that any Markdown reader follows: to notes that are exported as well, and to pictures.
 * One that leads elsewhere leaves its words. What is in code stays.
 */
export function withPlainLinks(text: string, home: LinkHome): string {
	if (!text.includes('[[')) return text;
	const { lines, sections } = sectionsOf(text);
	const ends = sections.map(({ startLine, endLine }) => [
		lines[startLine]?.from ?? 0,
		lines[endLine]?.to ?? text.length,
	]);
	const isCovered = (at: number): boolean => ends.some(([from = 0, to = 0]) => from <= at && at < to);
	return text.replace(LINK, (all: string, ...found: readonly (string | number | undefined)[]) => {
		const [code, embed, target, heading, words, at] = found;
		if (code !== undefined || isCovered(Number(at))) return all;
		return plainLink(String(target), { embed: embed === '!', heading, words }, home);
	});
}

interface LinkParts {
	readonly embed: boolean;
	readonly heading: string | number | undefined;
	readonly words: string | number | undefined;
}

function plainLink(target: string, { embed, heading = '', words = '' }: LinkParts, home: LinkHome): string {
	const name = target.trim();
	const path = name === '' ? undefined : home.resolve(name);
	const called = String(words).trim() || [nameOf(name), String(heading).trim()].filter(Boolean).join(' › ');
	if (path !== undefined && embed && !path.endsWith('.md')) return `![${nameOf(name)}](${relativeLink(home.at, path)})`;
	const to = path === undefined ? undefined : home.exported(path);
	if (to === undefined) return called;
	return `[${called}](${to.startsWith('#') ? to : relativeLink(home.at, to)})`;
}

/** `../Characters/Kestrel%20Vane.md`, from one path of the vault to another. */
export function relativeLink(from: string, to: string): string {
	const here = from.split('/').slice(0, -1);
	const there = to.split('/');
	let shared = 0;
	while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
	const path = [...here.slice(shared).map(() => '..'), ...there.slice(shared)];
	return path.map(encodeURIComponent).join('/');
}
