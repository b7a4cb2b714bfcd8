import { OpenComments } from './comment-delimiters';
import { ofRecentTexts } from './cache-by-text';
import { isBlank, linesOf, startsWithWord, type Line } from './lines';

/**
 * Parts of a note that Markdown treats as a unit, including blank lines: frontmatter, fenced code, comments, formulas
 * and HTML. Their content is not Markdown.
 */
export interface Section {
	readonly kind: 'frontmatter' | 'fence' | 'comment' | 'math' | 'html';
	/** 0-based, both included. */
	readonly startLine: number;
	readonly endLine: number;
	/** False if the note, or the surrounding quote or list, ended first. */
	readonly closed: boolean;
	/** Whether it is inside a quote, callout or list. */
	readonly nested: boolean;
	/** Only for a fence. */
	readonly fence?: Fence;
}

interface Fence {
	/** The offset of the backticks or tildes. */
	readonly from: number;
	/** The text after them. */
	readonly info: string;
	/** The prefix of each line of the body: quote marks and indentation. */
	readonly prefix: string;
	/** The lines of the body without the prefix. */
	readonly content: readonly { readonly from: number; readonly to: number }[];
}

export interface NoteSections {
	readonly lines: readonly Line[];
	readonly sections: readonly Section[];
}

type Container = { readonly kind: 'quote' } | { readonly kind: 'list'; readonly indent: number };

/**
 * A section that is still open. A fence is closed by its own sign, `html` by a blank line, and the others by a text.
 */
interface Open {
	readonly kind: Exclude<Section['kind'], 'frontmatter'>;
	readonly startLine: number;
	readonly depth: number;
	readonly end: string;
	readonly indent: number;
	readonly fence?: Fence & { readonly content: { from: number; to: number }[] };
}

const TAB = 4;

/** Finds sections in one pass over the lines, following quotes and lists as CommonMark does. */
export const sectionsOf = ofRecentTexts((note: string): NoteSections => {
	const lines = linesOf(note);
	const sections: Section[] = [];
	const first = frontmatterEnd(note, lines);
	if (first !== undefined)
		sections.push({ kind: 'frontmatter', startLine: 0, endLine: first, closed: true, nested: false });

	let containers: Container[] = [];
	let open: Open | undefined;
	const comments = new OpenComments(note, lines);
	const close = (endLine: number, closed: boolean) => {
		if (!open) return;
		const { kind, startLine, depth, fence } = open;
		sections.push({ kind, startLine, endLine, closed, nested: depth > 0, ...(fence && { fence }) });
		open = undefined;
	};

	for (let index = (first ?? -1) + 1; index < lines.length; index++) {
		const line = lines[index];
		if (!line) break;
		if (!open && containers.length === 0 && (line.from === line.to || startsWithWord(note, line.from))) continue;
		const cursor = new LineCursor(note, line);
		const matched = containers.length === 0 ? 0 : matchContainers(cursor, containers);
		if (open && matched < open.depth) close(index - 1, false);
		if (open) {
			if (endsSection(cursor, open)) {
				if (open.end === '%%') comments.passed(note.indexOf('%%', cursor.at) + 2);
				close(open.end === '' ? index - 1 : index, true);
			} else if (open.fence) {
				cursor.skipColumns(open.indent);
				open.fence.content.push({ from: cursor.at, to: line.to });
			}
			continue;
		}
		if (matched < containers.length) containers = containers.slice(0, matched);
		const indent = openContainers(cursor, containers);
		if (indent === undefined) continue;
		const opened = openSection(note, cursor, line, { startLine: index, indent, depth: containers.length });
		const isClosing = opened?.end === '%%' && comments.endAt(cursor.at, sections);
		if (!isClosing) open = opened;
	}
	close(lines.length - 1, open?.end === '');
	return { lines, sections };
});

/** Properties are between two lines of `---`, the first of which starts the note. */
function frontmatterEnd(note: string, lines: readonly Line[]): number | undefined {
	const isRule = ({ from, to }: Line) => to - from >= 3 && to - from < 80 && note.slice(from, to).trimEnd() === '---';
	const [first] = lines;
	const start = first && note.startsWith('\uFEFF') ? { ...first, from: 1 } : first;
	if (!start || !isRule(start)) return undefined;
	const end = lines.findIndex((line, index) => index > 0 && isRule(line));
	return end === -1 ? undefined : end;
}

/** Reads the quote marks, list markers and indentation at the start of a line. */
class LineCursor {
	at: number;
	private column = 0;
	readonly to: number;

	constructor(
		readonly note: string,
		line: Line,
	) {
		this.at = line.from;
		this.to = line.to;
	}

	get char(): string {
		return this.at < this.to ? (this.note[this.at] ?? '') : '';
	}

	get isBlank(): boolean {
		return isBlank(this.note, { from: this.at, to: this.to });
	}

	step(count = 1): void {
		this.at += count;
		this.column += count;
	}

	/** Number of columns of spaces and tabs at this point. */
	indent(): number {
		let column = this.column;
		for (let at = this.at; at < this.to; at++) {
			const char = this.note[at];
			if (char === ' ') column++;
			else if (char === '\t') column += TAB - (column % TAB);
			else break;
		}
		return column - this.column;
	}

	/** The offset of the text after the indentation. */
	textStart(): number {
		let { at } = this;
		while (at < this.to && (this.note[at] === ' ' || this.note[at] === '\t')) at++;
		return at;
	}

	/** Skips up to a number of columns of spaces and tabs. */
	skipColumns(count: number): void {
		const target = this.column + count;
		while (this.column < target && (this.char === ' ' || this.char === '\t')) {
			this.column += this.char === ' ' ? 1 : TAB - (this.column % TAB);
			this.at++;
		}
	}

	takeQuoteSign(): void {
		this.step();
		if (this.char === ' ') this.step();
	}

	rest(): string {
		return this.note.slice(this.at, this.to);
	}

	startsWith(text: string): boolean {
		return this.note.startsWith(text, this.at) && this.at + text.length <= this.to;
	}

	/** Whether the rest of the line contains a text, after skipping some characters. */
	has(text: string, after = 0): boolean {
		return this.note.slice(this.at + after, this.to).includes(text);
	}
}

/** The number of open quotes and lists that this line continues. */
function matchContainers(cursor: LineCursor, containers: readonly Container[]): number {
	let matched = 0;
	let { isBlank } = cursor;
	for (const container of containers) {
		if (isBlank && container.kind === 'quote') break;
		if (isBlank) {
			matched++;
			continue;
		}
		const indent = cursor.indent();
		if (container.kind === 'quote') {
			if (indent >= TAB) break;
			if (cursor.note[cursor.textStart()] !== '>') break;
			cursor.skipColumns(indent);
			cursor.takeQuoteSign();
			({ isBlank } = cursor);
		} else if (indent >= container.indent) cursor.skipColumns(container.indent);
		else break;
		matched++;
	}
	return matched;
}

/**
 * Maximum nesting of lists and quotes; deeper ones are read as text, since every line is checked against all that are
 * open.
 */
const DEEPEST = 30;

/** Opens the quotes and lists that start on this line. Returns the indentation of their content, if there is any. */
function openContainers(cursor: LineCursor, containers: Container[]): number | undefined {
	for (;;) {
		const indent = cursor.indent();
		if (indent >= TAB || cursor.isBlank || containers.length >= DEEPEST) return undefined;
		cursor.skipColumns(indent);
		if (cursor.char === '>') {
			cursor.takeQuoteSign();
			containers.push({ kind: 'quote' });
			continue;
		}
		const mark = listMark(cursor);
		if (mark === 0) return indent;
		cursor.step(mark);
		const spaces = cursor.indent();
		const gap = cursor.isBlank || spaces > TAB ? 1 : spaces;
		cursor.skipColumns(gap);
		containers.push({ kind: 'list', indent: indent + mark + gap });
	}
}

function listMark(cursor: LineCursor): number {
	if (!/[-*+\d]/.test(cursor.char)) return 0;
	const [mark] = /^(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/.exec(
		cursor.note.slice(cursor.at, Math.min(cursor.to, cursor.at + 12)),
	) ?? [''];
	return mark.length;
}

const FENCE_SIGN = /^(?:`{3,}|~{3,})/;
const VERBATIM_TAG = /^<(pre|script|style|textarea)(?:[\s>]|$)/i;
const BLOCK_TAG =
	/^<\/?(?:address|article|aside|blockquote|body|center|col|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|h[1-6]|header|hr|html|iframe|legend|li|link|main|menu|nav|ol|optgroup|option|p|param|section|summary|table|tbody|td|tfoot|th|thead|title|tr|ul)(?:[\s>]|\/>|$)/i;
const LONGEST_TAG = 16;

function openSection(
	note: string,
	cursor: LineCursor,
	line: Line,
	begin: Pick<Open, 'startLine' | 'indent' | 'depth'>,
): Open | undefined {
	switch (cursor.char) {
		case '`':
		case '~': {
			const [sign] = FENCE_SIGN.exec(cursor.rest()) ?? [];
			if (!sign) return undefined;
			const info = note.slice(cursor.at + sign.length, cursor.to).trim();
			if (sign.startsWith('`') && info.includes('`')) return undefined;
			const before = note.slice(line.from, cursor.at).replace(/[^>\s]/g, ' ');
			const prefix = before.endsWith('>') ? `${before} ` : before;
			return { kind: 'fence', ...begin, end: sign, fence: { from: cursor.at, info, prefix, content: [] } };
		}
		case '%':
			return cursor.startsWith('%%') && !cursor.has('%%', 2) ? { kind: 'comment', ...begin, end: '%%' } : undefined;
		case '$': {
			const spans = cursor.startsWith('$$') && !cursor.has('$$', 2) && note.includes('$$', cursor.to);
			return spans ? { kind: 'math', ...begin, end: '$$' } : undefined;
		}
		case '<': {
			if (cursor.startsWith('<!--'))
				return cursor.has('-->', 4) ? undefined : { kind: 'comment', ...begin, end: '-->' };
			const start = note.slice(cursor.at, Math.min(cursor.to, cursor.at + LONGEST_TAG));
			const [, tag] = VERBATIM_TAG.exec(start) ?? [];
			if (tag) {
				const end = `</${tag.toLowerCase()}>`;
				return cursor.rest().toLowerCase().includes(end) ? undefined : { kind: 'html', ...begin, end };
			}
			return BLOCK_TAG.test(start) ? { kind: 'html', ...begin, end: '' } : undefined;
		}
		default:
			return undefined;
	}
}

function endsSection(cursor: LineCursor, { kind, end, fence }: Open): boolean {
	if (!fence)
		return end === ''
			? cursor.isBlank
			: cursor.has(end) || (kind === 'html' && cursor.rest().toLowerCase().includes(end));
	if (cursor.indent() >= TAB) return false;
	const start = cursor.textStart();
	const sign = end[0] ?? '';
	let at = start;
	while (at < cursor.to && cursor.note[at] === sign) at++;
	return at - start >= end.length && isBlank(cursor.note, { from: at, to: cursor.to });
}
