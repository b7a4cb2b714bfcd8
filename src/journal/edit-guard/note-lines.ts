import { inlineCodes } from '../inline/code-spans';
import { fencedBlocks } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';
import type { Line } from '../text/lines';
import { rangeAt } from '../text/range-at';
import { sectionsOf } from '../text/sections';
import type { Section } from '../text/sections';
import { markOf, wordsInBlock } from './block-words';
import { playersInLine } from './players-in-line';
import { propertyLines } from './property-lines';

/** What surrounds a line: words that leave it mean something else. */
export type Surroundings = 'text' | 'properties' | 'sworn block' | Exclude<Section['kind'], 'frontmatter'>;

/** A line of a note. */
export interface NoteLine {
	/** Counted from 0. */
	readonly index: number;
	readonly text: string;
	/** Nothing but spaces, tabs and the signs of a quote. */
	readonly blank: boolean;
	readonly surroundings: Surroundings;
	/** The line break at its end; empty at the end of the note. */
	readonly lineBreak: string;
	/** What of it the player wrote; empty for a blank line and for a line that the plugin wrote. */
	readonly words: string;
}

/** What is before the first word of a row in a quote. */
const QUOTE_SIGNS = /^[>\s]*$/;

/** Stands for an inline record in the words of a line. */
const INLINE_RECORD = '\u0000';

/**
 * The lines of a note, each with what in it is the player's: all of it, but for the values of the plugin's properties,
 * the entries of `sworn` blocks, and inline records. An edit touches few lines, so each is looked at when it is asked for,
 * and a note may have very many of them.
 */
export class NoteLines {
	readonly count: number;
	private readonly starts: Int32Array;
	private readonly ends: Int32Array;
	private readonly kinds: Uint8Array;
	private readonly wordsIn: (index: number, text: string) => string;

	constructor(readonly note: string) {
		const found = sectionsOf(note);
		const { lines, sections } = found;
		const blocks = fencedBlocks(note, found);
		this.count = lines.length;
		this.starts = new Int32Array(lines.length);
		this.ends = new Int32Array(lines.length);
		for (const [index, { from, to }] of lines.entries()) {
			this.starts[index] = from;
			this.ends[index] = to;
		}
		this.kinds = kindsOf(lines.length, sections, note, blocks);
		this.wordsIn = wordsOf(note, this, blocks);
	}

	at = (index: number): NoteLine => new LineOfNote(index, this);

	/** Where a line is, and with its line break. */
	placeOf(index: number): Line {
		const from = this.starts[index] ?? this.note.length;
		return { from, to: this.ends[index] ?? from, next: this.starts[index + 1] ?? this.note.length };
	}

	surroundingsOf = (index: number): Surroundings => SURROUNDINGS[this.kinds[index] ?? 0] ?? 'text';

	/** What of a line the player wrote. */
	wordsOf = (index: number, text: string): string => this.wordsIn(index, text);
}

/** Whether a line of a note is just as a line of another one, line break and surroundings included. */
export function isSameLine(a: NoteLines, i: number, b: NoteLines, j: number): boolean {
	const [one, other] = [a.placeOf(i), b.placeOf(j)];
	const length = one.next - one.from;
	return (
		length === other.next - other.from &&
		a.surroundingsOf(i) === b.surroundingsOf(j) &&
		(length === 1
			? a.note[one.from] === b.note[other.from]
			: a.note.slice(one.from, one.next) === b.note.slice(other.from, other.next))
	);
}

class LineOfNote implements NoteLine {
	constructor(
		readonly index: number,
		private readonly lines: NoteLines,
	) {}

	get surroundings(): Surroundings {
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
}

const SURROUNDINGS: readonly Surroundings[] = ['text', 'properties', 'sworn block', 'fence', 'comment', 'math', 'html'];

/** For each line the place of its surroundings among them all. */
function kindsOf(
	count: number,
	sections: readonly Section[],
	note: string,
	blocks: readonly SwornBlockAt[],
): Uint8Array {
	const kinds = new Uint8Array(count);
	const mark = (surroundings: Surroundings, from: number, to: number) =>
		kinds.fill(SURROUNDINGS.indexOf(surroundings), from, to + 1);
	for (const { kind, startLine, endLine } of sections)
		mark(kind === 'frontmatter' ? 'properties' : kind, startLine, endLine);
	for (const block of blocks) {
		mark('sworn block', block.startLine, block.endLine);
		if (markOf(note, block) !== '') mark('text', block.startLine, block.startLine);
	}
	return kinds;
}

/** The words of the player's in a line; what is asked for once is remembered. */
function wordsOf(note: string, lines: NoteLines, blocks: readonly SwornBlockAt[]) {
	const properties = once(() => wordsByLine(propertyLines(note)));
	const inline = once(() => withoutInlineRecords(note, lines));
	const inBlocks = new Map<SwornBlockAt, ReadonlyMap<number, string>>();
	const ofBlock = (block: SwornBlockAt): ReadonlyMap<number, string> => {
		const known = inBlocks.get(block) ?? wordsByLine(wordsInBlock(note, block));
		inBlocks.set(block, known);
		return known;
	};
	return (index: number, text: string): string => {
		const block = rangeAt(blocks, index);
		if (block) return ofBlock(block).get(index) ?? text;
		return properties().get(index) ?? inline().get(index) ?? text;
	};
}

function once<T>(compute: () => T): () => T {
	let known: { readonly value: T } | undefined;
	return () => (known ??= { value: compute() }).value;
}

const wordsByLine = (
	lines: readonly { readonly index: number; readonly words: string }[],
): ReadonlyMap<number, string> => new Map(lines.map(({ index, words }) => [index, words]));

function withoutInlineRecords(note: string, lines: NoteLines): ReadonlyMap<number, string> {
	const words = new Map<number, string[]>();
	const ends = new Map<number, number>();
	let at = 0;
	for (const { start, end, from: codeFrom, to: codeTo } of inlineCodes(note)) {
		while (at < lines.count && lines.placeOf(at).next <= start) at++;
		const from = ends.get(at) ?? lines.placeOf(at).from;
		words.set(at, words.get(at) ?? []);
		const own = playersInLine(note.slice(codeFrom, codeTo));
		words.get(at)?.push(note.slice(from, start), ...own);
		ends.set(at, end);
	}
	return new Map(
		[...words].map(([index, before]) => {
			const all = [...before, note.slice(ends.get(index), lines.placeOf(index).to)];
			const isOurs = all.every((part, i) => (i === 0 ? QUOTE_SIGNS.test(part) : part.trim() === ''));
			return [index, isOurs ? '' : all.join(INLINE_RECORD)];
		}),
	);
}
