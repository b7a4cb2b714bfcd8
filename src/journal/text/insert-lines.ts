import { memoize } from '../../rules/core/memoize';
import { isBlank, lastIndexAt, lineBreakNear, lineIndexAt, linesOf, startsWithWord, type Line } from './lines';
import type { NoteSections } from './literal-sections';
import { keptApart, type TextChange } from './text-change';

export interface Insertion {
	/** A single insertion, so none of the player's text is touched. */
	readonly changes: readonly TextChange[];
	/** Where writing continues, in the changed text. */
	readonly cursor: number;
	/** Where the opening fence starts, in the changed text. */
	readonly blockFrom: number;
	/** The line breaks inserted with the block, so that removing it can restore every byte. */
	readonly lineBreaks: LineBreaks;
}

export interface LineBreaks {
	readonly before: number;
	readonly after: number;
	/** The lines that they separate, if those were adjacent. */
	readonly parted?: Neighbours;
	/** The end of the line above, if it was the last one and had no line break. */
	readonly unended?: string;
	/** It was inserted within a line of the player's. */
	readonly inSentence?: true;
	/** A blank stood right behind it, which is the player's. */
	readonly blankBehind?: true;
	/** The blank right before it came with it. */
	readonly blankBefore?: true;
}

/** Two adjacent lines, with what follows them. */
interface Neighbours {
	readonly above: string;
	readonly below: string;
}

/** Number of lines below to compare, since text typed there later may start with the same line. */
const LINES_BELOW = 3;

/** Number of characters by which a last line is recognized. */
const LINE_END = 40;

/** The end of a line. */
export const endOfLine = (note: string, { from, to }: Line): string => note.slice(Math.max(from, to - LINE_END), to);

/** A line of a note and the one above. */
export function neighboursAt(note: string, lines: readonly Line[], index: number): Neighbours {
	const texts = lines.slice(Math.max(0, index - 1), index + LINES_BELOW).map(({ from, to }) => note.slice(from, to));
	const [above = '', ...below] = index > 0 ? texts : ['', ...texts];
	return { above, below: below.join('\n') };
}

/** Where to insert lines, and the Markdown block around the cursor if they cannot go exactly there. */
export interface InsertPosition {
	/** The index of the line before which to insert. */
	readonly line: number;
	readonly around?: LineRange;
}

/**
 * The place for an offset: its own line if that is empty, else after the paragraph, list, table, callout or fence
 * around it.
 */
export function placeAt(note: string, sections: NoteSections, offset: number): InsertPosition {
	const line = lineIndexAt(sections.lines, offset);
	const blocks = blocksOf(sections, note);
	const around = blocks[lastIndexAt(blocks.length, index => (blocks[index]?.from ?? 0) <= line)];
	if (!around || line < around.from || line > around.to) return { line };
	// Anything after a fence that never ends would be inside it.
	return { line: around.endless ? around.from : around.to + 1, around };
}

/** Minimum number of empty lines below: one to write on, and one to separate it from what follows. */
const ROOM_TO_WRITE = 2;

/**
 * Inserts lines before a line of a note, with a blank line above and below; `text` returns them for a given line break.
 */
export function insertLines(
	note: string,
	{ lines }: NoteSections,
	{ line: lineIndex, room }: { readonly line: number; readonly room: 'room to write' | 'no room' },
	text: (lineBreak: string) => string,
): Insertion {
	const isEmpty = (index: number) => {
		const line = lines[index];
		return line !== undefined && isBlank(note, line);
	};
	let index = lineIndex;
	// Reuse the blank line after a block if another line follows it.
	if (index > 0 && !isEmpty(index - 1) && isEmpty(index) && index < lines.length - 1 && !isEmpty(index + 1)) index++;
	const at = lines[index]?.from ?? note.length;
	const afterLastLine = index >= lines.length;
	const hasTextBefore = index > 0;

	let blankBelow = 0;
	while (isEmpty(index + blankBelow)) blankBelow++;
	const isEnd = index + blankBelow >= lines.length;
	const wanted = room === 'no room' && !isEnd ? 1 : ROOM_TO_WRITE;
	const startsInLine = afterLastLine ? 1 : 0;
	const before = startsInLine + (hasTextBefore && !isEmpty(index - 1) ? 1 : 0);
	const after = 1 + Math.max(0, wanted - Math.max(blankBelow, afterLastLine ? 1 : 0));

	const lineBreak = lineBreakNear(note, at);
	const block = text(lineBreak);
	const change = keptApart(note, {
		from: at,
		to: at,
		insert: lineBreak.repeat(before) + block + lineBreak.repeat(after),
	});
	const blockFrom = at + lineBreak.length * before;
	const belowBlock = blockFrom + block.length + lineBreak.length;
	const result = change.insert + note.slice(at);
	const cursor = isEnd ? nextLine(result, belowBlock - at) + at : belowBlock;
	const isParting = hasTextBefore && !isEmpty(index - 1) && index < lines.length && !isEmpty(index);
	const parted = isParting ? { parted: neighboursAt(note, lines, index) } : {};
	const last = afterLastLine ? lines[index - 1] : undefined;
	const unended = last ? { unended: endOfLine(note, last) } : {};
	return { changes: [change], cursor, blockFrom, lineBreaks: { before, after, ...parted, ...unended } };
}

/**
 * An empty line below the line of an offset, with a blank line above it and another below, as far as there is text. The blank
 * lines are written again, so that undo takes this back where they were there before.
 */
export function emptyLineBelow(note: string, offset: number): { readonly change: TextChange; readonly cursor: number } {
	const below = note.slice(offset);
	const [{ to: end } = { to: 0 }, ...lines] = linesOf(below);
	const text = lines.findIndex(line => !isBlank(below, line));
	const blank = text < 0 ? lines.length : text;
	const from = offset + end;
	const to = offset + (lines[blank - 1]?.to ?? end);
	const insert = '\n'.repeat(Math.max(text < 0 ? 2 : 3, blank));
	return { change: { from, to, insert }, cursor: from + 2 };
}

/** What begins a block of Markdown at the start of a line: a fence, comment, quote, heading, table, rule or list. */
const BLOCK_START = /^(?:```|~~~|%%|\$\$|<|>|\||#{1,6}(?:\s|$)|(?:[-*_]\s*){3,}$|(?:[-*+]|\d{1,9}[.)])(?:\s|$)|\[\^)/;
const LINE_PREFIX = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*$/;

/** Whether code inserted here would end a block's first line, or run together with other code. */
function wouldBreak(note: string, { from, to }: Line, offset: number, insert: string): boolean {
	if (note[offset] === '`' || (note[offset - 1] === '`' && !insert.startsWith(' '))) return true;
	return LINE_PREFIX.test(note.slice(from, offset)) && BLOCK_START.test(note.slice(offset, to));
}

/**
 * Inserts a text into the line at an offset; `undefined` if the line has no other text, or if what stands there would
 * not be the same any more.
 */
export function insertInSentence(note: string, offset: number, insert: string): Insertion | undefined {
	const lines = linesOf(note);
	const line = lines[lineIndexAt(lines, offset)];
	if (!line || isBlank(note, line) || wouldBreak(note, line, offset, insert)) return undefined;
	const changes = [{ from: offset, to: offset, insert }];
	const behind = note[offset] === ' ' ? ({ blankBehind: true } as const) : {};
	const lineBreaks = { before: 0, after: 0, inSentence: true, ...behind } as const;
	return { changes, cursor: offset + insert.length, blockFrom: offset, lineBreaks };
}

function nextLine(text: string, from: number): number {
	const at = text.slice(from).search(/\r\n?|\n/);
	return at === -1 ? from : from + at + (text.startsWith('\r\n', from + at) ? 2 : 1);
}

/** A range of lines, 0-based, both included. */
interface LineRange {
	readonly from: number;
	readonly to: number;
	/** It contains a fence or comment that never ends. */
	readonly endless: boolean;
}

export const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const LIST_ITEM = /^[ \t]{0,8}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const FOOTNOTE = /^\[\^[^\]\s]{1,80}\]:/;
const INDENTED = /^(?: {2}|\t| \t)/;

/** The Markdown blocks of a note in order, found once for all that is placed in it. Lines between them are empty and free. */
const blocksOf = memoize(({ lines, sections }: NoteSections, note: string): readonly LineRange[] => {
	const blocks: LineRange[] = [];
	const opening = new Map(sections.filter(section => !section.nested).map(section => [section.startLine, section]));
	const endOfNested = new Map(
		sections.filter(section => section.nested).map(section => [section.startLine, section.endLine]),
	);
	const isEmpty = (index: number) => isBlank(note, lines[index] ?? { from: 0, to: 0 });
	/** The start of a line, enough to recognize its kind; empty for a line that starts with a word. */
	const startOf = (index: number) => {
		const { from, to } = lines[index] ?? { from: 0, to: 0 };
		if (startsWithWord(note, from)) return '';
		return note.slice(from, Math.min(to, from + 100));
	};
	for (let from = 0; from < lines.length; from++) {
		if (isEmpty(from)) continue;
		const section = opening.get(from);
		let to = from;
		if (section) to = section.endLine;
		else if (!HEADING.test(startOf(from))) {
			let isList = false;
			/** A heading inside an item is part of the list. */
			const isHeading = (start: string) => HEADING.test(start) && !(isList && INDENTED.test(start));
			for (let index = from; index < lines.length; index++) {
				if (isEmpty(index)) {
					if (!isList) break;
					let next = index;
					while (next < lines.length && isEmpty(next)) next++;
					const start = startOf(next);
					if (next >= lines.length || opening.has(next) || !(INDENTED.test(start) || LIST_ITEM.test(start))) break;
					index = next;
				} else if (index > from && (opening.has(index) || isHeading(startOf(index)))) break;
				if (LIST_ITEM.test(startOf(index)) || FOOTNOTE.test(startOf(index))) isList = true;
				to = index = Math.max(index, endOfNested.get(index) ?? index);
			}
		}
		blocks.push({ from, to, endless: section !== undefined && !section.closed });
		from = to;
	}
	return blocks;
});
