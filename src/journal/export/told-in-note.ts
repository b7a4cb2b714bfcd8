import { inlineCodes, type CodeSpan } from '../inline/code-spans';
import { FENCE_LANGUAGE, fencedBlocks } from '../sworn-block/in-note';
import type { NoteSections } from '../text/sections';
import { toldInBlock, toldInline, type Told } from './told';

/** What a note tells of play, and where. Offsets are into the note. */
export interface ToldAt {
	/** Of what stands on lines of its own, from the start of the first line to the end of the last, quote signs and all. */
	readonly from: number;
	readonly to: number;
	/** Several where they stand side by side. */
	readonly told: readonly Told[];
	/** On lines of its own, behind the last words of a paragraph, or among words. */
	readonly stands: 'alone' | 'behind' | 'among';
	/** What each of its lines begins with in a quote, callout or list; empty elsewhere. */
	readonly prefix: string;
	/** In a cell of a table. */
	readonly inTable: boolean;
	readonly startLine: number;
}

const MAY_TELL = new RegExp(FENCE_LANGUAGE, 'i');

/** Every block and line of play in a note that can be read, in order. */
export function toldInNote(note: string, found: NoteSections): readonly ToldAt[] {
	if (!MAY_TELL.test(note)) return [];
	const blocks = fencedBlocks(note, found).flatMap((block): readonly ToldAt[] => {
		const { body, fenceFrom: from, fenceTo, bodyTo, closed, prefix, startLine } = block;
		const told = toldInBlock(body);
		// What is below a block without an end is the player's.
		const to = closed ? fenceTo : bodyTo;
		return told ? [{ from, to, told: [told], stands: 'alone', prefix, inTable: false, startLine }] : [];
	});
	const all = [...blocks, ...toldInLines(note, found, inlineCodes(note))].sort((a, b) => a.from - b.from);
	return all.reduce<readonly ToldAt[]>((before, at) => withNext(note, before, at), []);
}

/** What stands on lines of its own, one right under the other, is one. */
function withNext(note: string, before: readonly ToldAt[], at: ToldAt): readonly ToldAt[] {
	const last = before.at(-1);
	const isUnder =
		last?.stands === 'alone' &&
		at.stands === 'alone' &&
		last.prefix === at.prefix &&
		/^\r?\n$/.test(note.slice(last.to, at.from));
	if (!isUnder) return [...before, at];
	return [...before.slice(0, -1), { ...last, to: at.to, told: [...last.told, ...at.told] }];
}

interface SpanTold {
	readonly span: CodeSpan;
	readonly told: Told;
}

function toldInLines(note: string, { lines }: NoteSections, spans: readonly CodeSpan[]): readonly ToldAt[] {
	const read = spans.flatMap((span): readonly SpanTold[] => {
		const told = toldInline(note.slice(span.from, span.to));
		return told ? [{ span, told }] : [];
	});
	if (read.length === 0) return [];
	return lines.flatMap(({ from, to }, startLine) => {
		const inLine = read.filter(({ span }) => from <= span.start && span.end <= to);
		return inLine.length === 0 ? [] : toldInLine(note, { from, to, startLine }, inLine);
	});
}

interface LineAt {
	readonly from: number;
	readonly to: number;
	readonly startLine: number;
}

const PREFIX = /^[ \t]*(?:>[ \t]?)*$/;
/** Of a list, a quote, a table or a heading: what stands behind its words stays in its line. */
const IS_OWN_LINE = /^\s*(?:[-*+>|#]|\d+[.)])/;

/** Those at the end of a line with nothing but spaces between are one. */
function toldInLine(note: string, { from, to, startLine }: LineAt, inLine: readonly SpanTold[]): readonly ToldAt[] {
	let first = inLine.length;
	for (let end = to; first > 0; first--) {
		const before = inLine[first - 1]?.span;
		if (!before || note.slice(before.end, end).trim() !== '') break;
		end = before.start;
	}
	const [last] = inLine.slice(first);
	const among = (last && isLastOfParagraph(note, from, to) ? inLine.slice(0, first) : inLine).map(
		({ span, told }): ToldAt => ({
			from: span.start,
			to: span.end,
			told: [told],
			stands: 'among',
			prefix: '',
			inTable: span.inTable,
			startLine,
		}),
	);
	const told = inLine.slice(first).map(each => each.told);
	if (!last) return among;
	const [prefix] = PREFIX.exec(note.slice(from, last.span.start)) ?? [];
	const shared = { to, told, inTable: false, startLine };
	if (prefix !== undefined) return [{ ...shared, from, stands: 'alone', prefix }];
	if (among.length === inLine.length) return among;
	const words = note.slice(from, last.span.start).trimEnd().length;
	return [...among, { ...shared, from: from + words, stands: 'behind', prefix: '' }];
}

function isLastOfParagraph(note: string, from: number, to: number): boolean {
	const below =
		note
			.slice(to)
			.replace(/^\r?\n/, '')
			.split(/\r?\n/, 1)[0] ?? '';
	return below.trim() === '' && !IS_OWN_LINE.test(note.slice(from, to));
}
