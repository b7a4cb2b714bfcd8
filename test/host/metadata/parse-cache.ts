import type {
	CachedMetadata,
	FrontmatterLinkCache,
	HeadingCache,
	LinkCache,
	ListItemCache,
	Loc,
	Pos,
	SectionCache,
	TagCache,
} from 'obsidian';
import { markdownIt } from '../markdown/markdown-it';
import { getFrontMatterInfo, parseYaml } from '../yaml';

const SECTION_TYPES: Readonly<Record<string, string>> = {
	heading_open: 'heading',
	paragraph_open: 'paragraph',
	fence: 'code',
	code_block: 'code',
	bullet_list_open: 'list',
	ordered_list_open: 'list',
	blockquote_open: 'blockquote',
	table_open: 'table',
	hr: 'thematicBreak',
	html_block: 'html',
};

const INLINE = /(`+[^`]*`+)|(!?)\[\[([^\]|]+)(?:\|([^\]]*))?\]\]|(?:^|(?<=\s))(#[\p{L}\p{N}_/-]+)/gu;
const WHOLE_LINK = /^\[\[([^\]|]+)(?:\|([^\]]*))?\]\]$/;

/** Line starts of a text, and positions in it. */
class Lines {
	private readonly starts = [0];

	constructor(readonly text: string) {
		for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
	}

	start(line: number): number {
		return this.starts[line] ?? this.text.length;
	}

	lineText(line: number): string {
		return this.text.slice(this.start(line), this.end(line));
	}

	/** Whole lines, `to` excluded. */
	span(from: number, to: number): Pos {
		const last = Math.max(from, to - 1);
		const end = this.end(last);
		return {
			start: { line: from, col: 0, offset: this.start(from) },
			end: { line: last, col: end - this.start(last), offset: end },
		};
	}

	range(from: number, to: number): Pos {
		return { start: this.loc(from), end: this.loc(to) };
	}

	private end(line: number): number {
		const next = this.starts[line + 1];
		return next === undefined ? this.text.length : next - 1;
	}

	private loc(offset: number): Loc {
		let low = 0;
		let high = this.starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (this.start(middle) <= offset) low = middle;
			else high = middle - 1;
		}
		return { line: low, col: offset - this.start(low), offset };
	}
}

/** Properties whose whole value is one link. */
function frontmatterLinks(frontmatter: Readonly<Record<string, unknown>>): FrontmatterLinkCache[] {
	const links: FrontmatterLinkCache[] = [];
	const visit = (key: string, value: unknown) => {
		if (Array.isArray(value)) value.forEach((item, i) => visit(`${key}.${i}`, item));
		const match = typeof value === 'string' ? WHOLE_LINK.exec(value.trim()) : null;
		if (!match?.[1]) return;
		links.push({ key, link: match[1], original: match[0], displayText: match[2] ?? match[1] });
	};
	for (const [key, value] of Object.entries(frontmatter)) visit(key, value);
	return links;
}

/** What the app knows of a note without reading it again. Positions count lines and columns from 0. */
export function parseCache(text: string): CachedMetadata {
	const lines = new Lines(text);
	const sections: SectionCache[] = [];
	const headings: HeadingCache[] = [];
	const listItems: ListItemCache[] = [];
	const links: LinkCache[] = [];
	const embeds: LinkCache[] = [];
	const tags: TagCache[] = [];
	const cache: CachedMetadata = {};
	const info = getFrontMatterInfo(text);
	let offset = 0;
	if (info.exists) {
		offset = text.slice(0, info.contentStart).split('\n').length - 1;
		const position = lines.span(0, Math.max(1, offset));
		cache.frontmatterPosition = position;
		sections.push({ type: 'yaml', position });
		try {
			const value = parseYaml(info.frontmatter);
			if (value && typeof value === 'object' && !Array.isArray(value)) {
				cache.frontmatter = value as Record<string, unknown>;
				const found = frontmatterLinks(cache.frontmatter);
				if (found.length > 0) cache.frontmatterLinks = found;
			}
		} catch {
			// Bad YAML is no frontmatter.
		}
	}
	const tokens = markdownIt.parse(text.slice(info.contentStart), {});
	tokens.forEach((token, i) => {
		if (!token.map) return;
		const from = token.map[0] + offset;
		const position = lines.span(from, token.map[1] + offset);
		const type = SECTION_TYPES[token.type];
		if (token.level === 0 && type) {
			const isCallout = type === 'blockquote' && /^\s*>\s*\[!/.test(lines.lineText(from));
			sections.push({ type: isCallout ? 'callout' : type, position });
		}
		if (token.type === 'heading_open') {
			headings.push({ heading: tokens[i + 1]?.content ?? '', level: Number(token.tag.slice(1)), position });
		}
		if (token.type === 'list_item_open') {
			const task = /^\s*(?:[-*+]|\d+[.)])\s+\[(.)\]/.exec(lines.lineText(from))?.[1];
			listItems.push({ parent: -1, position, ...(task === undefined ? {} : { task }) });
		}
		if (token.type !== 'inline') return;
		let search = lines.start(from);
		for (const match of token.content.matchAll(INLINE)) {
			const [original, code, bang, link, alias] = match;
			const at = text.indexOf(original, search);
			if (at < 0) continue;
			search = at + original.length;
			if (code !== undefined) continue;
			const place = lines.range(at, search);
			if (link === undefined) tags.push({ tag: original, position: place });
			else (bang ? embeds : links).push({ link, displayText: alias ?? link, original, position: place });
		}
	});
	if (sections.length > 0) cache.sections = sections;
	if (headings.length > 0) cache.headings = headings;
	if (listItems.length > 0) cache.listItems = listItems;
	if (links.length > 0) cache.links = links;
	if (embeds.length > 0) cache.embeds = embeds;
	if (tags.length > 0) cache.tags = tags;
	return cache;
}
