import { decodedAddress, nameOf, withoutEnding } from '../../rules/search/stated-name';
import { proseOf } from '../inline/is-prose';
import { lineIndexAt } from '../text/lines';
import { sectionsOf } from '../text/literal-sections';
import type { TextChange } from '../text/text-change';

/** How to resolve links in a copied note. */
interface CopiedLinks {
	/** Resolves a link from the original note as the app does. */
	readonly resolve: (link: string) => string | undefined;
	/** The path of a note's copy; absent if it is not copied. */
	readonly copyOf: (path: string) => string | undefined;
}

/**
 * A wikilink or embed, also in properties, but not in code, where the app follows no links. No part of a link reaches
 * past the start of another, so that each is looked at once.
 */
const WIKI_LINK = /(!?)\[\[([^[\]\n|#]*)(#[^[\]|\n]*)?(\|(?:[^[\]\n]|\[(?!\[))*)?\]\]/g;
const MARKDOWN_LINK = /(!?\[[^[\]\n]*\]\()(<[^<>\n]+>|[^\s()<>]+)(?=[)\s])/g;

/** Changes links to copied notes so that they lead to the copies; their labels stay. */
export function relinked(text: string, { resolve, copyOf }: CopiedLinks): readonly TextChange[] {
	const isProse = proseOf(text, 'frontmatter');
	const isInTable = tablesIn(text);
	const copy = (link: string): string | undefined => {
		const path = link.trim() === '' ? undefined : resolve(link.trim());
		return path === undefined ? undefined : copyOf(path);
	};
	const wiki = [...text.matchAll(WIKI_LINK)].flatMap((found): readonly TextChange[] => {
		const [all, embed = '', written = '', section = '', label] = found;
		const isEscaped = label !== undefined && (section || written).endsWith('\\');
		const [target, heading] = isEscaped ? withoutEscape(written, section) : [written, section];
		const words = isEscaped ? `\\${label}` : label;
		const to = isProse(found.index) ? copy(target) : undefined;
		if (to === undefined) return [];
		const bar = isInTable(found.index) ? '\\|' : '|';
		const shown =
			words ??
			(embed === '!' ? '' : `${bar}${[nameOf(target.trim()), ...heading.split('#')].filter(Boolean).join(' > ')}`);
		const insert = `${embed}[[${withoutEnding(to)}${heading}${shown}]]`;
		return [{ from: found.index, to: found.index + all.length, insert }];
	});
	const plain = [...text.matchAll(MARKDOWN_LINK)].flatMap((found): readonly TextChange[] => {
		const [, lead = '', address = ''] = found;
		if (!isProse(found.index) || /^[a-z][a-z0-9+.-]*:/i.test(address)) return [];
		const bare = address.replace(/^<|>$/g, '');
		const [path = '', ...more] = bare.split('#');
		const to = copy(decodedAddress(path));
		if (to === undefined) return [];
		const from = found.index + lead.length;
		const insert = [to.split('/').map(encodeURIComponent).join('/'), ...more].join('#');
		return [{ from, to: from + address.length, insert }];
	});
	return [...wiki, ...plain].sort((one, other) => one.from - other.from);
}

/** In a table, the bar before a label has a backslash, which belongs to neither side. */
const withoutEscape = (target: string, heading: string): readonly [target: string, heading: string] =>
	heading === '' ? [target.slice(0, -1), heading] : [target, heading.slice(0, -1)];

/** Tells whether an offset is in a row of a table. */
function tablesIn(text: string): (offset: number) => boolean {
	const { lines } = sectionsOf(text);
	const rows = lines.map(({ from, to }) => /^\s*\|/.test(text.slice(from, to)));
	return offset => rows[lineIndexAt(lines, offset)] === true;
}
