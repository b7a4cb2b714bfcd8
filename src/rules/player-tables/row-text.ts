import type { EmbeddedRoll } from '../oracles/oracle';
import { mapLinks, collapseSpaces } from '../reference/inline-markdown';
import { foldedLetters } from '../search/folded-text';
import { readTitle } from './table-dice';

/** The words of a row, and the tables that it leads to. */
interface RowText {
	/** Markdown; a link to a table is one of `datasworn:`. */
	readonly text: string;
	readonly rolls: readonly EmbeddedRoll[];
	/** Headings of the note itself that it links, and that have no table. */
	readonly lost: readonly string[];
}

/** Where a link leads: to what may be a table, to a heading of the note that has none, or anywhere else. */
type LinkedTable =
	| { readonly kind: 'table'; readonly id: string }
	| { readonly kind: 'lost'; readonly heading: string }
	| { readonly kind: 'elsewhere' };

export type LinkResolver = (target: string) => LinkedTable;

/** Characters of a cell. */
const LONGEST = 2000;
/** Rolls that one row may ask for. */
const MOST_ROLLS = 10;

/** Reads a cell or an item: what is linked is rolled at once if it is a table, and stays a name if it is not. */
export function readRowText(words: string, tableOfLink: LinkResolver): RowText {
	const rolls: EmbeddedRoll[] = [];
	const lost: string[] = [];
	const write = ({ label, target }: { readonly label: string; readonly target: string }): string => {
		const name = label || nameIn(target);
		const linked = tableOfLink(target);
		if (linked.kind === 'lost') lost.push(linked.heading);
		if (linked.kind !== 'table' || name === '' || rolls.length >= MOST_ROLLS) return name;
		rolls.push({ oracle: linked.id, auto: true, number_of_rolls: 1, duplicates: 'keep' });
		return `[${name.replace(/[[\]]/g, '')}](datasworn:${linked.id})`;
	};
	const read = words.slice(0, LONGEST);
	const parts = read.includes('`') ? read.split(CODE) : [read];
	const text = parts
		.map((part, i) => (i % 2 === 1 ? part.replace(/`/g, '') : mapLinks(withoutMarkup(part), write)))
		.join('');
	return { text: collapseSpaces(text), rolls, lost };
}

/** Code is shown as it stands: a link in it is none. */
const CODE = /(`[^`]*`)/;

/** Line breaks of a table, highlights and comments are no words. */
const withoutMarkup = (text: string): string =>
	/<|%%|==/.test(text)
		? text
				.replace(/<br\s{0,5}\/?>/gi, ', ')
				.replace(/%%[^%]*%%/g, '')
				.replace(/==/g, '')
		: text;

/** What a link without words of its own is called: the heading it leads to, else the note. */
const nameIn = (target: string): string => {
	const [note = '', ...headings] = target.split('#');
	return (headings.at(-1) ?? '').trim() || (note.split('/').at(-1) ?? '').replace(/\.md$/i, '').trim();
};

/** A note with links in it. */
export interface NoteWithLinks {
	readonly path: string;
	/** The path of the note that a link leads to; where it is not given, links lead nowhere but into this note. */
	readonly resolve?: (link: string) => string | undefined;
}

/** Where the links of a note lead; `here` are the headings of its own that have a table. */
export const linkResolver =
	({ path, resolve }: NoteWithLinks, here: ReadonlySet<string>): LinkResolver =>
	target => {
		if (/^[a-z][a-z\d+.-]*:/i.test(target)) return { kind: 'elsewhere' };
		const [link = '', ...headings] = decoded(target).split('#');
		const heading = (headings.at(-1) ?? '').trim();
		const note = link.trim() === '' ? path : resolve?.(link.trim());
		if (note === undefined || heading.startsWith('^')) return { kind: 'elsewhere' };
		const isLost = note === path && heading !== '' && !here.has(headingKey(heading));
		return isLost ? { kind: 'lost', heading } : { kind: 'table', id: tableId(note, heading) };
	};

function decoded(target: string): string {
	try {
		return decodeURIComponent(target);
	} catch {
		return target; // a percent sign of the name's own
	}
}

/**
 * The id of a table in a note of the player's own. A note without a heading stands for the table above its first heading,
 * or for its only one.
 */
export const tableId = (path: string, heading: string): string =>
	`oracle_rollable:own/${safe(path)}#${headingKey(heading)}`;

/** The signs that mean something in ids and links. */
const safe = (path: string): string =>
	path.replace(/[%)(*{}[\]]/g, sign => encodeURIComponent(sign).replace(/[()*]/g, '_'));

/** A link names a heading with or without its dice: “Weather (d6)” and “Weather” are one. */
export const headingKey = (heading: string): string => foldedLetters(readTitle(heading).title);
