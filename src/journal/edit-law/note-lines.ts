import { inlineCodes } from '../rename/code-spans';
import { digestLists } from '../sessions/standing-digest';
import { swornBlocks } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';
import type { Line } from '../text/lines';
import { sectionsOf } from '../text/sections';
import type { Section } from '../text/sections';
import { markOf, wordsInBlock } from './block-words';
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

/** Stands for an inline record in the words of a line. */
const INLINE_RECORD = '\u0000';

/**
 * The lines of a note, each with what in it is the player's: all of it, but for the values of the plugin's properties,
 * the entries of `sworn` blocks, inline records, and the digest of a session as long as nobody has changed it. An edit
 * touches few lines, so each is looked at when it is asked for.
 */
export interface NoteLines {
	readonly count: number;
	at(index: number): NoteLine;
	/** Where a line stands, and with its line break. */
	placeOf(index: number): Line;
	surroundingsOf(index: number): Surroundings;
	readonly note: string;
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

export function noteLines(note: string): NoteLines {
	const found = sectionsOf(note);
	const { lines, sections } = found;
	const blocks = swornBlocks(note, found);
	const surroundings = surroundingsOf(lines.length, sections);
	for (const block of blocks) {
		surroundings.fill('sworn block', block.startLine, block.endLine + 1);
		if (markOf(note, block) !== '') surroundings[block.startLine] = 'text';
	}
	const words = wordsOf(note, lines, blocks);
	const placeOf = (index: number) => lines[index] ?? NO_LINE;
	const around = (index: number) => surroundings[index] ?? 'text';
	const at = (index: number) => new LineOfNote(index, note, placeOf(index), around(index), words);
	return {
		note,
		count: lines.length,
		at,
		placeOf,
		surroundingsOf: around,
	};
}

const NO_LINE: Line = { from: 0, to: 0, next: 0 };

/** Holds no text of its own, so that a note may have very many lines. */
class LineOfNote implements NoteLine {
	constructor(
		readonly index: number,
		private readonly note: string,
		private readonly place: Line,
		readonly surroundings: Surroundings,
		private readonly wordsIn: (index: number, text: string) => string,
	) {}

	get text(): string {
		return this.note.slice(this.place.from, this.place.to);
	}

	get lineBreak(): string {
		return this.note.slice(this.place.to, this.place.next);
	}

	get blank(): boolean {
		return this.place.from === this.place.to || /^[>\s]*$/.test(this.text);
	}

	get words(): string {
		return this.blank ? '' : this.wordsIn(this.index, this.text);
	}
}

function surroundingsOf(count: number, sections: readonly Section[]): Surroundings[] {
	const found = Array.from({ length: count }, (): Surroundings => 'text');
	for (const { kind, startLine, endLine } of sections)
		found.fill(kind === 'frontmatter' ? 'properties' : kind, startLine, endLine + 1);
	return found;
}

/** The words of the player's in a line; what is asked for once is remembered. */
function wordsOf(note: string, lines: readonly Line[], blocks: readonly SwornBlockAt[]) {
	const properties = once(() => wordsByLine(propertyLines(note)));
	const digests = once(() => digestLists(note, blocks));
	const inline = once(() => withoutInlineRecords(note, lines));
	const inBlocks = new Map<SwornBlockAt, ReadonlyMap<number, string>>();
	const ofBlock = (block: SwornBlockAt): ReadonlyMap<number, string> => {
		const known = inBlocks.get(block) ?? wordsByLine(wordsInBlock(note, block));
		inBlocks.set(block, known);
		return known;
	};
	return (index: number, text: string): string => {
		const block = blocks.find(({ startLine, endLine }) => startLine <= index && index <= endLine);
		if (block) return ofBlock(block).get(index) ?? text;
		if (digests().some(({ startLine, endLine }) => startLine <= index && index <= endLine)) return '';
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

function withoutInlineRecords(note: string, lines: readonly Line[]): ReadonlyMap<number, string> {
	const words = new Map<number, string[]>();
	const ends = new Map<number, number>();
	let at = 0;
	for (const { start, end } of inlineCodes(note)) {
		while ((lines[at]?.next ?? Infinity) <= start) at++;
		const from = ends.get(at) ?? lines[at]?.from ?? start;
		words.set(at, words.get(at) ?? []);
		words.get(at)?.push(note.slice(from, start));
		ends.set(at, end);
	}
	return new Map(
		[...words].map(([index, before]) => {
			const all = [...before, note.slice(ends.get(index), lines[index]?.to)];
			return [index, all.every(part => part.trim() === '') ? '' : all.join(INLINE_RECORD)];
		}),
	);
}
