/** The Markdown supported in rules text; anything else is shown as plain text. */
export type MarkdownBlock =
	| { readonly kind: 'paragraph' | 'heading'; readonly words: InlineNodes }
	| { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly MarkdownBlocks[] }
	| {
			readonly kind: 'table';
			readonly head: readonly InlineNodes[];
			readonly rows: readonly (readonly InlineNodes[])[];
	  }
	| { readonly kind: 'quote'; readonly blocks: MarkdownBlocks }
	/** A code fence, as plain text. */
	| { readonly kind: 'lines'; readonly text: string };

export type MarkdownBlocks = readonly MarkdownBlock[];

export type InlineNode =
	| string
	| { readonly kind: 'break' }
	| { readonly kind: 'strong' | 'emphasis'; readonly words: InlineNodes }
	/** A link to a note or file of the vault, if it exists. */
	| { readonly kind: 'link'; readonly target: string; readonly words: InlineNodes };

export type InlineNodes = readonly InlineNode[];

/** In characters; the longest move in the books has fewer than 5,000. */
const LONGEST = 50_000;
/** Maximum nesting of lists and quotes. */
const DEEPEST = 8;
const MOST_COLUMNS = 40;

/**
 * Parses rules text into what is displayed: paragraphs, headings, lists, tables and quotes, with emphasis and links.
 * Nothing in it is run or loaded: code, HTML, pictures, embeds, formulas and comments are shown as text.
 */
export function parseSafeMarkdown(markdown: string): MarkdownBlocks {
	const cut = markdown.length > LONGEST ? `${markdown.slice(0, LONGEST)}…` : markdown;
	return blocksOf(cut.split(/\r\n|\r|\n/), 0);
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(?![ \t])(.*)$/;
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const QUOTE = /^ {0,3}>[ \t]?/;
const ITEM = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+|$)/;
/** `[!note]`, `[!warning]-` */
const CALLOUT = /^\[!\w{1,50}\][+-]?[ \t]*/;

/** A block and the number of lines it takes. */
interface TakenBlock {
	readonly block?: MarkdownBlock;
	readonly lines: number;
}

function blocksOf(lines: readonly string[], depth: number): MarkdownBlocks {
	const blocks: MarkdownBlock[] = [];
	for (let at = 0; at < lines.length;) {
		const taken = take(lines, at, depth);
		if (taken.block) blocks.push(taken.block);
		at += taken.lines;
	}
	return blocks;
}

function take(lines: readonly string[], at: number, depth: number): TakenBlock {
	const line = lines[at] ?? '';
	if (line.trim() === '' || RULE.test(line)) return { lines: 1 };
	const fence = FENCE.exec(line)?.[1];
	if (fence !== undefined) return takeFence(lines, at, fence);
	const heading = HEADING.exec(line)?.[1];
	if (heading !== undefined) return { block: { kind: 'heading', words: parseInline(heading.trim()) }, lines: 1 };
	if (isTable(lines, at)) return takeTable(lines, at);
	if (depth < DEEPEST && QUOTE.test(line)) return takeQuote(lines, at, depth);
	if (depth < DEEPEST && ITEM.test(line)) return takeList(lines, at, depth);
	return takeParagraph(lines, at);
}

function takeFence(lines: readonly string[], at: number, fence: string): TakenBlock {
	const end = until(lines, at + 1, line => line.trim().startsWith(fence) && /^(?:`+|~+)$/.test(line.trim()));
	return { block: { kind: 'lines', text: lines.slice(at + 1, end).join('\n') }, lines: end + 1 - at };
}

function takeQuote(lines: readonly string[], at: number, depth: number): TakenBlock {
	const end = until(lines, at, line => !QUOTE.test(line));
	const [first = '', ...more] = lines.slice(at, end).map(line => line.replace(QUOTE, ''));
	return {
		block: { kind: 'quote', blocks: blocksOf([first.replace(CALLOUT, ''), ...more], depth + 1) },
		lines: end - at,
	};
}

/**
 * Parses the items of one list. Lines indented deeper than the bullet belong to its item, including blank lines between
 * them.
 */
function takeList(lines: readonly string[], from: number, depth: number): TakenBlock {
	const isNumbered = /\d/.test(ITEM.exec(lines[from] ?? '')?.[2] ?? '');
	const items: MarkdownBlocks[] = [];
	let at = from;
	for (let item; (item = ITEM.exec(lines[at] ?? '')) && /\d/.test(item[2] ?? '') === isNumbered;) {
		const [mark, indent = ''] = item;
		const belongs = (line: string) => indentOf(line) > indent.length;
		let end = at + 1;
		for (let next = end; next < lines.length && isPartOf(lines, next, belongs); next++)
			if (belongs(lines[next] ?? '')) end = next + 1;
		const own = lines.slice(at + 1, end).map(line => line.slice(Math.min(indentOf(line), mark.length)));
		items.push(blocksOf([(lines[at] ?? '').slice(mark.length), ...own], depth + 1));
		at = afterBlanks(lines, end);
		if (indentOf(lines[at] ?? '') < indent.length) break;
	}
	return { block: { kind: 'list', isNumbered, items }, lines: at - from };
}

const isPartOf = (lines: readonly string[], at: number, belongs: (line: string) => boolean): boolean =>
	(lines[at] ?? '').trim() === '' || belongs(lines[at] ?? '');

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The next non-blank line, if the list continues there; else the line itself. */
function afterBlanks(lines: readonly string[], at: number): number {
	const next = until(lines, at, line => line.trim() !== '');
	return ITEM.test(lines[next] ?? '') ? next : at;
}

const isTable = (lines: readonly string[], at: number): boolean =>
	(lines[at] ?? '').includes('|') && isUnderHead(lines[at + 1] ?? '');

const isUnderHead = (line: string): boolean => line.includes('-') && /^[ \t|:-]+$/.test(line) && line.includes('|');

function takeTable(lines: readonly string[], at: number): TakenBlock {
	const end = until(lines, at + 2, line => !line.includes('|'));
	const [head = [], ...rows] = [lines[at] ?? '', ...lines.slice(at + 2, end)].map(cellsOf);
	return {
		block: { kind: 'table', head, rows: rows.map(row => head.map((_, i) => row[i] ?? [])) },
		lines: end - at,
	};
}

function cellsOf(line: string): readonly InlineNodes[] {
	const row = line.trim();
	const isEscaped = (bar: number): boolean => row[bar - 1] === '\\';
	const bars = [...row.matchAll(/\|/g)].map(({ index }) => index).filter(bar => !isEscaped(bar));
	const starts = bars[0] === 0 ? bars : [-1, ...bars];
	const ends = [...bars, row.length].slice(-starts.length);
	return starts
		.slice(0, bars.at(-1) === row.length - 1 ? -1 : undefined)
		.slice(0, MOST_COLUMNS)
		.map((start, i) =>
			parseInline(
				row
					.slice(start + 1, ends[i])
					.replaceAll('\\|', '|')
					.trim(),
			),
		);
}

function takeParagraph(lines: readonly string[], at: number): TakenBlock {
	const end = until(
		lines,
		at + 1,
		(line, i) => line.trim() === '' || STARTS.some(s => s.test(line)) || isTable(lines, i),
	);
	const text = lines.slice(at, end).map(line => line.trim());
	return { block: { kind: 'paragraph', words: parseInline(text.join('\n')) }, lines: end - at };
}

const STARTS: readonly RegExp[] = [FENCE, HEADING, RULE, QUOTE, ITEM];

/** The first line from `at` on that fits, or the end. */
function until(lines: readonly string[], at: number, fits: (line: string, at: number) => boolean): number {
	let end = at;
	while (end < lines.length && !fits(lines[end] ?? '', end)) end++;
	return end;
}

/**
 * An escaped sign, a wiki link, a link, a line break, or a run of emphasis signs. Bounded link lengths keep the search
 * fast.
 */
const MARK =
	/\\([!-/:-@[-`{-~])|!?\[\[([^[\]\n]{1,500})\]\]|!?\[([^[\]\n]{0,500})\]\(([^()\n]{0,500})\)|<br\s?\/?>|\n|(\*{1,3}|_{1,3})/gi;

/**
 * Parses the text of a paragraph, heading or cell. Anything but emphasis and links stays text, character for character.
 */
function parseInline(text: string): InlineNodes {
	const open = new OpenWords();
	let from = 0;
	for (const mark of text.matchAll(MARK)) {
		const [all, escaped, wiki, label, target, stars] = mark;
		const end = mark.index + all.length;
		open.add(text.slice(from, mark.index));
		from = end;
		if (escaped !== undefined) open.add(escaped);
		else if (wiki !== undefined) open.add(wikiLink(wiki));
		else if (label !== undefined) open.add(...link(label, target ?? ''));
		else if (stars !== undefined) open.emphasis(stars, text[mark.index - 1], text[end]);
		else open.add({ kind: 'break' });
	}
	open.add(text.slice(from));
	return open.close();
}

function wikiLink(inside: string): InlineNode {
	const [target = '', label = target] = inside.split(/\\?\|/);
	return linkTo(target, label);
}

/** A link out of the vault is shown as its label followed by its address. */
const link = (label: string, target: string): InlineNodes =>
	leadsOut(target) ? [...parseInline(label), label === target ? '' : ` (${target})`] : [linkTo(target, label)];

/** Whether a link has a scheme (`https:`, `file:`, `obsidian:`), or leads to another machine (`//`, `\\`). */
const leadsOut = (target: string): boolean => /^\s*(?:<|[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(target);

const linkTo = (target: string, label: string): InlineNode =>
	leadsOut(target) ? label : { kind: 'link', target: target.trim(), words: parseInline(label) };

/** A stack of open emphasis; anything left unclosed turns back into text. */
class OpenWords {
	private words: InlineNode[] = [];
	private readonly openers: { readonly mark: string; readonly before: InlineNode[] }[] = [];

	add(...words: InlineNodes): void {
		for (const word of words) {
			const last = this.words.at(-1);
			if (word === '') continue;
			if (typeof word === 'string' && typeof last === 'string') this.words[this.words.length - 1] = last + word;
			else this.words.push(word);
		}
	}

	/** Emphasis touches its words; `_` does not count inside a word. */
	emphasis(mark: string, before = ' ', after = ' '): void {
		const [opens, closes] = [/\S/.test(after), /\S/.test(before)];
		const isInside = mark.startsWith('_') && /[\p{L}\p{N}_]/u.test(before) && /[\p{L}\p{N}_]/u.test(after);
		if (closes && !isInside && this.closeAll(mark)) return;
		if (!opens || isInside || this.isOpen(mark)) return this.add(mark);
		this.openers.push({ mark, before: this.words });
		this.words = [];
	}

	/** Unclosed emphasis becomes text. */
	close(): InlineNodes {
		while (this.openers.length > 0) this.giveUp();
		return this.words;
	}

	private isOpen = (mark: string): boolean => this.openers.some(opener => opener.mark === mark);

	/** `***` closes itself, or a `*` and a `**` that were opened separately. */
	private closeAll(mark: string): boolean {
		if (this.isOpen(mark)) {
			while (this.openers.at(-1)?.mark !== mark) this.giveUp();
			this.wrap();
			return true;
		}
		const [last, other] = [this.openers.at(-1)?.mark, this.openers.at(-2)?.mark];
		if (mark.length < 3 || last === undefined || last + (other ?? '') !== mark) return false;
		this.wrap();
		this.wrap();
		return true;
	}

	private wrap(): void {
		const { words } = this;
		const { mark, before } = this.openers.pop() ?? { mark: '', before: [] };
		this.words = before;
		const inner: InlineNodes = mark.length === 3 ? [{ kind: 'emphasis', words }] : words;
		this.add({ kind: mark.length === 1 ? 'emphasis' : 'strong', words: inner });
	}

	private giveUp(): void {
		const { words } = this;
		const { mark, before } = this.openers.pop() ?? { mark: '', before: [] };
		this.words = before;
		this.add(mark, ...words);
	}
}
