import { lazy } from '../../rules/core/memoize';
import { inlineCodes, type CodeSpan } from '../inline/code-spans';
import { swornBlocks } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import type { Line } from '../text/lines';
import { rangeAt } from '../text/range-at';
import { sectionsOf, type Section } from '../text/literal-sections';
import { listMarkerOf, wordsInBlock } from './block-words';
import { playersInLine } from './player-text-in-inline';
import { propertyLines } from './property-lines';

/** What surrounds a line, which determines its meaning. */
type NoteLineContext = 'text' | 'properties' | 'sworn block' | Exclude<Section['kind'], 'frontmatter'>;

/** A line of a note. */
export interface NoteLine {
	/** 0-based. */
	readonly index: number;
	readonly text: string;
	/** Contains only spaces, tabs and quote marks. */
	readonly blank: boolean;
	readonly surroundings: NoteLineContext;
	/** The line break at its end; empty at the end of the note. */
	readonly lineBreak: string;
	/** The player's text in it; empty for a blank line or one that the plugin wrote. */
	readonly words: string;
	/** The line in pieces: its text around inline records, and the player's text in each of them. */
	readonly pieces: readonly Piece[];
}

interface Piece {
	readonly text: string;
	readonly inRecord: boolean;
}

/** What may precede the first word of a line in a quote. */
const QUOTE_SIGNS = /^[>\s]*$/;

/** Placeholder for an inline record in the text of a line. */
const INLINE_RECORD = '\u0000';

/**
 * The lines of a note and the player's text in each: everything except values of the plugin's properties, entries of
 * `sworn` blocks, and inline records. Lines are computed on demand, since an edit touches few lines of a possibly very
 * long note.
 */
export class NoteLines {
	readonly count: number;
	private readonly starts: Int32Array;
	private readonly ends: Int32Array;
	private readonly kinds: Uint8Array;
	private readonly wordsIn: (index: number, text: string) => string;
	private readonly codes: () => readonly CodeSpan[];

	constructor(readonly note: string) {
		const { lines, sections } = sectionsOf(note);
		const blocks = swornBlocks(note).filter(({ form }) => form === 'block');
		this.count = lines.length;
		this.starts = new Int32Array(lines.length);
		this.ends = new Int32Array(lines.length);
		for (const [index, { from, to }] of lines.entries()) {
			this.starts[index] = from;
			this.ends[index] = to;
		}
		this.kinds = kindsOf(lines.length, sections, note, blocks);
		this.codes = lazy(() => inlineCodes(note));
		this.wordsIn = wordsOf(note, this, blocks, this.codes);
	}

	at = (index: number): NoteLine => new LineOfNote(index, this);

	/** The position of a line, including its line break. */
	placeOf(index: number): Line {
		const from = this.starts[index] ?? this.note.length;
		return { from, to: this.ends[index] ?? from, next: this.starts[index + 1] ?? this.note.length };
	}

	surroundingsOf = (index: number): NoteLineContext => SURROUNDINGS[this.kinds[index] ?? 0] ?? 'text';

	/** The player's text in a line. */
	wordsOf = (index: number, text: string): string => this.wordsIn(index, text);

	piecesOf = (index: number): readonly Piece[] => piecesIn(this.note, this.placeOf(index), this.codes());
}

/** How many lines are equal at the start and at the end of two notes, including line breaks and surroundings. */
export function sameLines(a: NoteLines, b: NoteLines): { readonly head: number; readonly tail: number } {
	const shorter = Math.min(a.count, b.count);
	const start = sameStart(a.note, b.note);
	const end = sameEnd(a.note, b.note);
	const isSame = (i: number, j: number, isSameText: (one: Line, other: Line) => boolean): boolean => {
		const [one, other] = [a.placeOf(i), b.placeOf(j)];
		if (a.surroundingsOf(i) !== b.surroundingsOf(j) || one.next - one.from !== other.next - other.from) return false;
		return isSameText(one, other) || a.note.slice(one.from, one.next) === b.note.slice(other.from, other.next);
	};
	const isInStart = (one: Line, other: Line) => one.from === other.from && one.next <= start;
	const isInEnd = (one: Line, other: Line) =>
		a.note.length - one.from === b.note.length - other.from && a.note.length - one.from <= end;
	let head = 0;
	while (head < shorter && isSame(head, head, isInStart)) head++;
	let tail = 0;
	while (tail < shorter - head && isSame(a.count - 1 - tail, b.count - 1 - tail, isInEnd)) tail++;
	return { head, tail };
}

/** Number of characters to compare at a time, which is far faster than one by one. */
const PIECE = 4096;

/** How many leading characters are equal; may be too low if the texts differ soon after. */
function sameStart(a: string, b: string): number {
	let at = 0;
	while (at < a.length && a.slice(at, at + PIECE) === b.slice(at, at + PIECE)) at += PIECE;
	return Math.min(at, a.length, b.length);
}

/** Likewise for trailing characters. */
function sameEnd(a: string, b: string): number {
	const piece = (text: string, at: number) => text.slice(Math.max(0, text.length - at - PIECE), text.length - at);
	let at = 0;
	while (at < a.length && piece(a, at) === piece(b, at)) at += PIECE;
	return Math.min(at, a.length, b.length);
}

class LineOfNote implements NoteLine {
	constructor(
		readonly index: number,
		private readonly lines: NoteLines,
	) {}

	get surroundings(): NoteLineContext {
		return this.lines.surroundingsOf(this.index);
	}

	get text(): string {
		const { from, to } = this.lines.placeOf(this.index);
		return this.lines.note.slice(from, to);
	}

	get lineBreak(): string {
		const { to, next } = this.lines.placeOf(this.index);
		return this.lines.note.slice(to, next);
	}

	get blank(): boolean {
		const { text } = this;
		return text === '' || /^[>\s]*$/.test(text);
	}

	get words(): string {
		return this.blank ? '' : this.lines.wordsOf(this.index, this.text);
	}

	get pieces(): readonly Piece[] {
		return this.lines.piecesOf(this.index);
	}
}

const SURROUNDINGS: readonly NoteLineContext[] = [
	'text',
	'properties',
	'sworn block',
	'fence',
	'comment',
	'math',
	'html',
];

/** The index of the surrounding section of each line. */
function kindsOf(
	count: number,
	sections: readonly Section[],
	note: string,
	blocks: readonly SwornBlockAt[],
): Uint8Array {
	const kinds = new Uint8Array(count);
	const mark = (surroundings: NoteLineContext, from: number, to: number) =>
		kinds.fill(SURROUNDINGS.indexOf(surroundings), from, to + 1);
	for (const { kind, startLine, endLine } of sections)
		mark(kind === 'frontmatter' ? 'properties' : kind, startLine, endLine);
	for (const block of blocks) {
		mark('sworn block', block.startLine, block.endLine);
		if (listMarkerOf(note, block) !== '') mark('text', block.startLine, block.startLine);
	}
	return kinds;
}

/** The player's text in a line, cached. */
function wordsOf(note: string, lines: NoteLines, blocks: readonly SwornBlockAt[], codes: () => readonly CodeSpan[]) {
	const properties = lazy(() => wordsByLine(propertyLines(note)));
	const inLines = new Map<number, string>();
	const inBlocks = new Map<SwornBlockAt, ReadonlyMap<number, string>>();
	const ofBlock = (block: SwornBlockAt): ReadonlyMap<number, string> => {
		const known = inBlocks.get(block) ?? wordsByLine(wordsInBlock(note, block));
		inBlocks.set(block, known);
		return known;
	};
	return (index: number, text: string): string => {
		const block = rangeAt(blocks, index);
		if (block) return ofBlock(block).get(index) ?? text;
		const words =
			properties().get(index) ?? inLines.get(index) ?? withoutInlineRecords(note, lines.placeOf(index), codes());
		inLines.set(index, words);
		return words;
	};
}

const wordsByLine = (
	lines: readonly { readonly index: number; readonly words: string }[],
): ReadonlyMap<number, string> => new Map(lines.map(({ index, words }) => [index, words]));

/** A line without its inline records; empty if nothing else is in it. */
function withoutInlineRecords(note: string, line: Line, codes: readonly CodeSpan[]): string {
	const parts = piecesIn(note, line, codes).map(({ text }) => text);
	const isOurs = parts.length > 1 && parts.every((part, i) => (i === 0 ? QUOTE_SIGNS.test(part) : part.trim() === ''));
	return isOurs ? '' : parts.join(INLINE_RECORD);
}

function piecesIn(note: string, { from, to, next }: Line, codes: readonly CodeSpan[]): readonly Piece[] {
	const pieces: Piece[] = [];
	let end = from;
	const outside = (until: number) => pieces.push({ text: note.slice(end, until), inRecord: false });
	const first = firstFrom(codes, from);
	const above = codes[first - 1];
	if (above && above.end > from) {
		// the end of a wrapped record, whose words count on its first row
		for (const text of /^[ \t>]*/.exec(note.slice(from, to)) ?? []) pieces.push({ text, inRecord: false });
		end = Math.min(above.end, to);
	}
	for (let at = first; ; at++) {
		const code = codes[at];
		if (!code || code.start >= next) break;
		outside(code.start);
		pieces.push(...playersInLine(code.code).map(text => ({ text, inRecord: true })));
		end = Math.min(code.end, to);
	}
	outside(to);
	return pieces;
}

/** The index of the first code span at or after an offset. */
function firstFrom(codes: readonly CodeSpan[], offset: number): number {
	let low = 0;
	let high = codes.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((codes[middle]?.start ?? offset) < offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
