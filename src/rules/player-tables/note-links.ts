import type { TableOfLink } from './row-text';
import { headingKey, tableId } from './table-id';

/** A note with links in it. */
export interface LinkingNote {
	readonly path: string;
	/** The path of the note that a link leads to; where it is not given, links lead nowhere but into this note. */
	readonly resolve?: (link: string) => string | undefined;
}

/** Where the links of a note lead; `here` are the headings of its own that have a table. */
export const linksFrom =
	({ path, resolve }: LinkingNote, here: ReadonlySet<string>): TableOfLink =>
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
