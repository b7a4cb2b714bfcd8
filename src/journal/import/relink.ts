import { nameOf, withoutEnding } from '../notes/note-name';
import { sectionsOf } from '../text/sections';
import type { TextChange } from '../text/text-change';

/** How to resolve links in a copied note. */
interface CopiedLinks {
	/** Resolves a link from the original note as the app does. */
	readonly resolve: (link: string) => string | undefined;
	/** The path of a note's copy; absent if it is not copied. */
	readonly copyOf: (path: string) => string | undefined;
}

/** A wikilink or embed, also in properties. Code is matched first, since the app follows no links in it. */
const WIKI_LINK = /(`+)[^`](?:.*?[^`])?\1(?!`)|(!?)\[\[([^\]\n|#]*)(#[^\]|\n]*?)?((?:\\?\|)[^\]\n]*)?\]\]/g;
const MARKDOWN_LINK = /(`+)[^`](?:.*?[^`])?\1(?!`)|(!?\[[^\]\n]*\]\()(<[^>\n]+>|[^\s()<>]+)(?=[)\s])/g;

/** Changes links to copied notes so that they lead to the copies; their labels stay. */
export function relinked(text: string, { resolve, copyOf }: CopiedLinks): readonly TextChange[] {
	const { lines, sections } = sectionsOf(text);
	const covered = sections
		.filter(({ kind }) => kind !== 'frontmatter')
		.map(({ startLine, endLine }) => [lines[startLine]?.from ?? 0, lines[endLine]?.to ?? text.length] as const);
	const isCovered = (at: number): boolean => covered.some(([from, to]) => from <= at && at < to);
	const copy = (link: string): string | undefined => {
		const path = link.trim() === '' ? undefined : resolve(link.trim());
		return path === undefined ? undefined : copyOf(path);
	};
	const wiki = [...text.matchAll(WIKI_LINK)].flatMap((found): readonly TextChange[] => {
		const [all, code, embed = '', target = '', heading = '', words] = found;
		const to = code === undefined && !isCovered(found.index) ? copy(target) : undefined;
		if (to === undefined) return [];
		const bar = isInTable(text, found.index) ? '\\|' : '|';
		const shown =
			words ??
			(embed === '!' ? '' : `${bar}${[nameOf(target.trim()), ...heading.split('#')].filter(Boolean).join(' > ')}`);
		const insert = `${embed}[[${withoutEnding(to)}${heading}${shown}]]`;
		return [{ from: found.index, to: found.index + all.length, insert }];
	});
	const plain = [...text.matchAll(MARKDOWN_LINK)].flatMap((found): readonly TextChange[] => {
		const [, code, lead = '', address = ''] = found;
		if (code !== undefined || isCovered(found.index) || /^[a-z][a-z0-9+.-]*:/i.test(address)) return [];
		const bare = address.replace(/^<|>$/g, '');
		const [path = '', ...more] = bare.split('#');
		const to = copy(decoded(path));
		if (to === undefined) return [];
		const from = found.index + lead.length;
		const insert = [to.split('/').map(encodeURIComponent).join('/'), ...more].join('#');
		return [{ from, to: from + address.length, insert }];
	});
	return [...wiki, ...plain].sort((one, other) => one.from - other.from);
}

const isInTable = (text: string, at: number): boolean =>
	text
		.slice(text.lastIndexOf('\n', at - 1) + 1, at)
		.trimStart()
		.startsWith('|');

/** Decodes an address such as `../Salt/The%20engine.md`; one that is invalid stays as it is. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
