import { inlineCodes, type CodeSpan } from '../inline/code-spans';
import { FENCE_LANGUAGE, fencedBlocks } from '../sworn-block/in-note';
import type { NoteSections } from '../text/sections';
import { entryOfBlock, entryOfInline, type ExportEntry } from './export-entry';

/** The entries of play in a note, and where they are. Offsets are into the note. */
export interface EntriesAt {
	/** Of what is on lines of its own, from the start of the first line to the end of the last, quote signs and all. */
	readonly from: number;
	readonly to: number;
	/** Several where they are side by side. */
	readonly entries: readonly ExportEntry[];
	/** On lines of its own, after the last words of a paragraph, or among words. */
	readonly placement: 'alone' | 'behind' | 'among';
	/** What each of its lines begins with in a quote, callout or list; empty elsewhere. */
	readonly prefix: string;
	/** In a cell of a table. */
	readonly inTable: boolean;
	readonly startLine: number;
}

const MAY_HAVE_ENTRIES = new RegExp(FENCE_LANGUAGE, 'i');

/** Every block and line of play in a note that can be read, in order. */
export function entriesInNote(note: string, found: NoteSections): readonly EntriesAt[] {
	if (!MAY_HAVE_ENTRIES.test(note)) return [];
	const blocks = fencedBlocks(note, found).flatMap((block): readonly EntriesAt[] => {
		const { body, fenceFrom: from, fenceTo, bodyTo, closed, prefix, startLine } = block;
		const entry = entryOfBlock(body);
		// What is below a block without an end is the player's.
		const to = closed ? fenceTo : bodyTo;
		return entry ? [{ from, to, entries: [entry], placement: 'alone', prefix, inTable: false, startLine }] : [];
	});
	const all = [...blocks, ...entriesInLines(note, found, inlineCodes(note))].sort((a, b) => a.from - b.from);
	return all.reduce<readonly EntriesAt[]>((before, at) => withNext(note, before, at), []);
}

/** What is on lines of its own, one right under the other, is one. */
function withNext(note: string, before: readonly EntriesAt[], at: EntriesAt): readonly EntriesAt[] {
	const last = before.at(-1);
	const isUnder =
		last?.placement === 'alone' &&
		at.placement === 'alone' &&
		last.prefix === at.prefix &&
		/^\r?\n$/.test(note.slice(last.to, at.from));
	if (!isUnder) return [...before, at];
	return [...before.slice(0, -1), { ...last, to: at.to, entries: [...last.entries, ...at.entries] }];
}

interface SpanEntry {
	readonly span: CodeSpan;
	readonly entry: ExportEntry;
}

function entriesInLines(note: string, { lines }: NoteSections, spans: readonly CodeSpan[]): readonly EntriesAt[] {
	const read = spans.flatMap((span): readonly SpanEntry[] => {
		const entry = entryOfInline(note.slice(span.from, span.to));
		return entry ? [{ span, entry }] : [];
	});
	if (read.length === 0) return [];
	return lines.flatMap(({ from, to }, startLine) => {
		const inLine = read.filter(({ span }) => from <= span.start && span.end <= to);
		return inLine.length === 0 ? [] : entriesInLine(note, { from, to, startLine }, inLine);
	});
}

interface LineAt {
	readonly from: number;
	readonly to: number;
	readonly startLine: number;
}

const PREFIX = /^[ \t]*(?:>[ \t]?)*$/;
/** Of a list, a quote, a table or a heading: what is after its words stays in its line. */
const IS_OWN_LINE = /^\s*(?:[-*+>|#]|\d+[.)])/;

/** Those at the end of a line with nothing but spaces between are one. */
function entriesInLine(
	note: string,
	{ from, to, startLine }: LineAt,
	inLine: readonly SpanEntry[],
): readonly EntriesAt[] {
	let first = inLine.length;
	for (let end = to; first > 0; first--) {
		const before = inLine[first - 1]?.span;
		if (!before || note.slice(before.end, end).trim() !== '') break;
		end = before.start;
	}
	const [last] = inLine.slice(first);
	const among = (last && isLastOfParagraph(note, from, to) ? inLine.slice(0, first) : inLine).map(
		({ span, entry }): EntriesAt => ({
			from: span.start,
			to: span.end,
			entries: [entry],
			placement: 'among',
			prefix: '',
			inTable: span.inTable,
			startLine,
		}),
	);
	const entries = inLine.slice(first).map(each => each.entry);
	if (!last) return among;
	const [prefix] = PREFIX.exec(note.slice(from, last.span.start)) ?? [];
	const shared = { to, entries, inTable: false, startLine };
	if (prefix !== undefined) return [{ ...shared, from, placement: 'alone', prefix }];
	if (among.length === inLine.length) return among;
	const words = note.slice(from, last.span.start).trimEnd().length;
	return [...among, { ...shared, from: from + words, placement: 'behind', prefix: '' }];
}

function isLastOfParagraph(note: string, from: number, to: number): boolean {
	const below =
		note
			.slice(to)
			.replace(/^\r?\n/, '')
			.split(/\r?\n/, 1)[0] ?? '';
	return below.trim() === '' && !IS_OWN_LINE.test(note.slice(from, to));
}
