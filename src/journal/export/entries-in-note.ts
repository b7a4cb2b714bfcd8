import { inlineCodes, type CodeSpan } from '../inline/code-spans';
import { FENCE_LANGUAGE, fencedBlocks } from '../note-blocks/find-blocks';
import { lineIndexAt } from '../text/lines';
import type { NoteSections } from '../text/literal-sections';
import { entryOfBlock, entryOfInline, type ExportEntry } from './export-entry';

/** One or more entries of play and their position. Offsets are into the note. */
export interface EntriesAt {
	/** For entries on lines of their own, the range includes the whole lines, with any quote marks. */
	readonly from: number;
	readonly to: number;
	/** Several if they are adjacent. */
	readonly entries: readonly ExportEntry[];
	/** On lines of its own, after the last words of a paragraph, or between words. */
	readonly placement: 'alone' | 'behind' | 'among';
	/** The prefix of each line inside a quote, callout or list; empty elsewhere. */
	readonly prefix: string;
	/** Whether it is in a table cell. */
	readonly inTable: boolean;
	readonly startLine: number;
}

const MAY_HAVE_ENTRIES = new RegExp(FENCE_LANGUAGE, 'i');

/** Every readable block and line of play in a note, in order. */
export function entriesInNote(note: string, found: NoteSections): readonly EntriesAt[] {
	if (!MAY_HAVE_ENTRIES.test(note)) return [];
	const blocks = fencedBlocks(note, found).flatMap((block): readonly EntriesAt[] => {
		const { body, fenceFrom: from, fenceTo, bodyTo, closed, prefix, startLine } = block;
		const entry = entryOfBlock(body);
		// Text below a block without an end belongs to the player.
		const to = closed ? fenceTo : bodyTo;
		return entry ? [{ from, to, entries: [entry], placement: 'alone', prefix, inTable: false, startLine }] : [];
	});
	const all = [...blocks, ...entriesInLines(note, found, inlineCodes(note))].sort((a, b) => a.from - b.from);
	return merged(note, all);
}

/** Merges entries on consecutive lines of their own. */
function merged(note: string, all: readonly EntriesAt[]): readonly EntriesAt[] {
	const runs: EntriesAt[][] = [];
	for (const at of all) {
		const last = runs.at(-1)?.at(-1);
		if (last && isUnder(note, last, at)) runs.at(-1)?.push(at);
		else runs.push([at]);
	}
	return runs.flatMap(run => {
		const [first, last] = [run[0], run.at(-1)];
		return first && last ? { ...first, to: last.to, entries: run.flatMap(({ entries }) => entries) } : [];
	});
}

const isUnder = (note: string, above: EntriesAt, at: EntriesAt): boolean =>
	above.placement === 'alone' &&
	at.placement === 'alone' &&
	above.prefix === at.prefix &&
	/^\r?\n$/.test(note.slice(above.to, at.from));

interface SpanEntry {
	readonly span: CodeSpan;
	readonly entry: ExportEntry;
}

function entriesInLines(note: string, { lines }: NoteSections, spans: readonly CodeSpan[]): readonly EntriesAt[] {
	const read = spans.flatMap((span): readonly SpanEntry[] => {
		const entry = entryOfInline(span.code);
		return entry ? [{ span, entry }] : [];
	});
	if (read.length === 0) return [];
	const all: EntriesAt[] = [];
	for (let first = 0; first < read.length;) {
		const start = read[first]?.span.start ?? 0;
		const startLine = lineIndexAt(lines, start);
		const from = lines[startLine]?.from ?? start;
		let to = from;
		let next = first;
		// A wrapped record takes the words behind it into its line.
		do {
			to = lines[lineIndexAt(lines, read[next]?.span.end ?? to)]?.to ?? note.length;
			next++;
		} while ((read[next]?.span.start ?? Infinity) < to);
		all.push(...entriesInLine(note, { from, to, startLine }, read.slice(first, next)));
		first = next;
	}
	return all;
}

const PREFIX = /^[ \t]*(?:>[ \t]?)*$/;
/** A list item, quote, table row or heading, where entries after the text stay on its line. */
const IS_OWN_LINE = /^\s*(?:[-*+>|#]|\d+[.)])/;

/** Entries in a line of text; those at the end with only spaces between them are merged. */
function entriesInLine(
	note: string,
	{ from, to, startLine }: { readonly from: number; readonly to: number; readonly startLine: number },
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
