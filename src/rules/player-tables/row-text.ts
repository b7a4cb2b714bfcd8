import { decodedAddress } from '../search/stated-name';
import type { EmbeddedRoll } from '../oracles/oracle';
import { mapLinks, collapseSpaces, withRulesLinks } from '../markdown/inline-markdown';
import { foldedLetters } from '../search/folded-text';
import { readTitle } from './table-dice';

/** The text of a row, and the tables it leads to. */
interface RowText {
	/** Markdown; links to tables use `datasworn:`. */
	readonly text: string;
	readonly rolls: readonly EmbeddedRoll[];
	/** Links to headings of the note that have no table. */
	readonly lost: readonly string[];
}

/** The target of a link: possibly a table, a heading of the note without one, or something else. */
type LinkedTable =
	| { readonly kind: 'table'; readonly id: string }
	| { readonly kind: 'lost'; readonly heading: string }
	| { readonly kind: 'elsewhere' };

export type LinkResolver = (target: string) => LinkedTable;

/** Maximum length of a cell, in characters. */
const LONGEST = 2000;
/** Maximum number of rolls that one row may call for. */
const MOST_ROLLS = 10;

/** Reads a cell or list item. A link to a table is rolled at once; any other link is replaced with its label. */
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
	const read = withRulesLinks(words.slice(0, LONGEST));
	const parts = read.includes('`') ? read.split(CODE) : [read];
	const text = parts
		.map((part, i) =>
			i % 2 === 1
				? part.replace(/`/g, '')
				: mapLinks(withoutMarkup(part).replace(/\]\(datasworn:(?=oracle_rollable:)/g, ']('), write),
		)
		.join('');
	return { text: collapseSpaces(text), rolls, lost };
}

/** Code becomes plain text, and nothing in it counts as a link. */
const CODE = /(`[^`]*`)/;

/** Removes line breaks in tables, highlights and comments. */
const withoutMarkup = (text: string): string =>
	/<|%%|==/.test(text)
		? text
				.replace(/([.!?…])?\s?<br\s{0,5}\/?>/gi, (_, end?: string) => (end === undefined ? ', ' : `${end} `))
				.replace(/%%[^%]*%%/g, '')
				.replace(/==/g, '')
		: text;

/** The label of a link without one: the heading it leads to, else the note. */
const nameIn = (target: string): string => {
	const [note = '', ...headings] = target.split('#');
	return (headings.at(-1) ?? '').trim() || (note.split('/').at(-1) ?? '').replace(/\.md$/i, '').trim();
};

/** A note whose links can be resolved. */
export interface NoteWithLinks {
	readonly path: string;
	/** Resolves a link to the path of a note; without it, only links within this note are resolved. */
	readonly resolve?: (link: string) => string | undefined;
}

/** Resolves the links of a note; `here` are its own headings that have a table. */
export const linkResolver =
	({ path, resolve }: NoteWithLinks, here: ReadonlySet<string>): LinkResolver =>
	target => {
		const id = ORACLE_ID.exec(target)?.[1];
		if (id !== undefined) return { kind: 'table', id };
		if (/^[a-z][a-z\d+.-]*:/i.test(target)) return { kind: 'elsewhere' };
		const [link = '', ...headings] = decodedAddress(target).split('#');
		const heading = (headings.at(-1) ?? '').trim();
		const note = link.trim() === '' ? path : resolve?.(link.trim());
		if (note === undefined || heading.startsWith('^')) return { kind: 'elsewhere' };
		const isLost = note === path && heading !== '' && !here.has(headingKey(heading));
		return isLost ? { kind: 'lost', heading } : { kind: 'table', id: tableId(note, heading) };
	};

/** `oracle_rollable:starforged/core/action` */
const ORACLE_ID = /^(oracle_rollable:[\w./-]{1,300})$/;

/**
 * The id of a table in a player's note. Without a heading, it means the table above the first heading, or else the only
 * one.
 */
export const tableId = (path: string, heading: string): string =>
	`oracle_rollable:own/${safe(path)}#${headingKey(heading)}`;

/** Escapes characters with a meaning in ids and links. */
const safe = (path: string): string =>
	path.replace(/[%)(*{}[\]]/g, sign => encodeURIComponent(sign).replace(/[()*]/g, '_'));

/** A key for headings without dice, which a link may leave out: “Weather (d6)” and “Weather” are the same. */
export const headingKey = (heading: string): string => foldedLetters(readTitle(heading).title);
