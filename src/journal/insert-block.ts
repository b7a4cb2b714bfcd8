import { isBlank, lineBreakNear, lineIndexAt, startsWithWord, withPlainBreaks } from './lines';
import { sectionsOf } from './sections';
import type { NoteSections } from './sections';
import { FENCE_LANGUAGE, swornBlocks } from './sworn-block-in-note';
import type { SwornBlockAt } from './sworn-block-in-note';
import type { TextChange } from './text-change';

export interface Insertion {
	/** One insertion: nothing the player wrote is touched. */
	readonly changes: readonly TextChange[];
	/** Where writing goes on, in the text after the changes. */
	readonly cursor: number;
	/** Where the opening fence starts, in the text after the changes. */
	readonly blockFrom: number;
	/** The line breaks that came with the block, so that taking it back leaves every byte as it was. */
	readonly lineBreaks: LineBreaks;
}

export interface LineBreaks {
	readonly before: number;
	readonly after: number;
}

/**
 * Puts a new block where the cursor stands: on an empty line right there, else after the paragraph, list, table, callout,
 * fence or whatever else it stands in. The cursor comes to an empty line of its own below the block.
 */
export function insertBlock(note: string, offset: number, body: string): Insertion {
	const sections = sectionsOf(note);
	const at = lineIndexAt(sections.lines, offset);
	const around = blockAround(note, sections, at);
	if (!around) return insertAt(note, sections, at, body, 'room to write');
	// Nothing can stand after a fence that never ends, because it would stand inside it.
	if (around.endless) return insertAt(note, sections, around.from, body, 'room to write');
	return insertAt(note, sections, around.to + 1, body, 'room to write');
}

/** Puts a block directly under a chain of blocks, above the prose that comes later. A chain has nothing but blank lines in it. */
export const insertAfterBlock = (note: string, block: SwornBlockAt, body: string): Insertion =>
	insertUnderBlock(note, endOfChain(note, block), body);

/** Puts a block right under another one, before whatever follows in its chain. */
export function insertUnderBlock(note: string, block: SwornBlockAt, body: string): Insertion {
	const sections = sectionsOf(note);
	if (block.nested) return insertNested(note, sections, block, body);
	if (!block.closed) return insertAt(note, sections, block.startLine, body, 'no room');
	return insertAt(note, sections, block.endLine + 1, body, 'no room');
}

/** The last of the blocks that follow a block with only blank lines between them. */
export function endOfChain(note: string, block: SwornBlockAt): SwornBlockAt {
	const bare = block.prefix.trim();
	let last = block;
	for (const next of swornBlocks(note)) {
		if (next.fenceFrom <= last.fenceFrom) continue;
		const between = note.slice(last.fenceTo, next.fenceFrom);
		const isGap = between.split(/\r\n?|\n/).every(line => line.trim() === '' || line.trim() === bare);
		if (!isGap || next.prefix.trim() !== bare || next.nested !== last.nested) break;
		last = next;
	}
	return last;
}

/** At least two empty lines below: one to write on, one that keeps what is written apart from what follows. */
const ROOM_TO_WRITE = 2;

function insertAt(
	note: string,
	{ lines }: NoteSections,
	lineIndex: number,
	body: string,
	room: 'room to write' | 'no room',
): Insertion {
	const isEmpty = (index: number) => {
		const line = lines[index];
		return line !== undefined && isBlank(note, line);
	};
	let index = lineIndex;
	// After a block, its blank line is used if another line comes after it.
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
	const block = fenced(body, lineBreak);
	const insert = lineBreak.repeat(before) + block + lineBreak.repeat(after);
	const blockFrom = at + lineBreak.length * before;
	const belowBlock = blockFrom + block.length + lineBreak.length;
	const result = insert + note.slice(at);
	const cursor = isEnd ? nextLine(result, belowBlock - at) + at : belowBlock;
	return { changes: [{ from: at, to: at, insert }], cursor, blockFrom, lineBreaks: { before, after } };
}

function nextLine(text: string, from: number): number {
	const at = text.slice(from).search(/\r\n?|\n/);
	return at === -1 ? from : from + at + (text.startsWith('\r\n', from + at) ? 2 : 1);
}

/** Inside a quote, callout or list the new block carries the signs of the one above it, so the chain stays together. */
function insertNested(note: string, { lines }: NoteSections, block: SwornBlockAt, body: string): Insertion {
	const lineBreak = lineBreakNear(note, block.fenceTo);
	const { prefix } = block;
	const bare = prefix.trimEnd();
	const below = lines[block.endLine + 1];
	const text = below ? note.slice(below.from, below.to) : '';
	const sign = bare === '' ? prefix : bare;
	const goesOn = text.startsWith(sign) && text.slice(sign.length).trim() !== '';
	const written = fenced(body, '\n')
		.split('\n')
		.map(line => (line === '' ? bare : prefix + line))
		.join(lineBreak);
	const insert = lineBreak + bare + lineBreak + written + (goesOn ? lineBreak + bare : '');
	const at = block.fenceTo;
	const blockFrom = at + lineBreak.length * 2 + bare.length;
	const changes = [{ from: at, to: at, insert }];
	return { changes, cursor: blockFrom + written.length, blockFrom, lineBreaks: { before: 2, after: goesOn ? 1 : 0 } };
}

/** A fence longer than any run of backticks in what it holds. */
function fenced(body: string, lineBreak: string): string {
	const plain = withPlainBreaks(body);
	const longest = Math.max(2, ...(plain.match(/`+/g) ?? []).slice(0, 1000).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return [`${fence}${FENCE_LANGUAGE}`, ...(plain === '' ? [] : plain.split('\n')), fence].join(lineBreak);
}

interface LineRange {
	readonly from: number;
	readonly to: number;
	/** A fence or comment in it never ends. */
	readonly endless: boolean;
}

const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const LIST_ITEM = /^[ \t]{0,8}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const FOOTNOTE = /^\[\^[^\]\s]{1,80}\]:/;
const INDENTED = /^(?: {2}|\t| \t)/;

/** The Markdown block a line belongs to, or undefined when the line is empty and free. Lines from 0, both inclusive. */
function blockAround(note: string, { lines, sections }: NoteSections, at: number): LineRange | undefined {
	const opening = new Map(sections.filter(section => !section.nested).map(section => [section.startLine, section]));
	const endOfNested = new Map(
		sections.filter(section => section.nested).map(section => [section.startLine, section.endLine]),
	);
	const isEmpty = (index: number) => isBlank(note, lines[index] ?? { from: 0, to: 0 });
	/** Enough of a line to tell what it begins; nothing of a line that begins with a word. */
	const startOf = (index: number) => {
		const { from, to } = lines[index] ?? { from: 0, to: 0 };
		if (startsWithWord(note, from)) return '';
		return note.slice(from, Math.min(to, from + 100));
	};
	let from = 0;
	while (from <= at) {
		if (isEmpty(from)) {
			if (from === at) return undefined;
			from++;
			continue;
		}
		const section = opening.get(from);
		let to = from;
		if (section) to = section.endLine;
		else if (!HEADING.test(startOf(from))) {
			let isList = false;
			for (let index = from; index < lines.length; index++) {
				if (isEmpty(index)) {
					if (!isList) break;
					let next = index;
					while (next < lines.length && isEmpty(next)) next++;
					const start = startOf(next);
					if (next >= lines.length || opening.has(next) || !(INDENTED.test(start) || LIST_ITEM.test(start))) break;
					index = next;
				} else if (index > from && (opening.has(index) || HEADING.test(startOf(index)))) break;
				if (LIST_ITEM.test(startOf(index)) || FOOTNOTE.test(startOf(index))) isList = true;
				to = index = Math.max(index, endOfNested.get(index) ?? index);
			}
		}
		if (at <= to) return { from, to, endless: section !== undefined && !section.closed };
		from = to + 1;
	}
	return undefined;
}

/**
 * Takes a block away. With the line breaks it came with, what is left is the note as it was before, byte for byte. Without
 * them one blank line stays between what stood before and after it.
 */
export function removeBlock(note: string, block: SwornBlockAt, lineBreaks?: LineBreaks): TextChange[] {
	if (block.nested) return removeNested(note, block, lineBreaks);
	if (lineBreaks) {
		const from = backOver(note, block.fenceFrom, lineBreaks.before);
		const to = forwardOver(note, block.fenceTo, lineBreaks.after);
		if (from !== undefined && to !== undefined) return [{ from, to, insert: '' }];
	}
	const { lines } = sectionsOf(note);
	const isEmpty = (index: number) => {
		const line = lines[index];
		return line !== undefined && isBlank(note, line);
	};
	let above = 0;
	while (isEmpty(block.startLine - 1 - above)) above++;
	let below = 0;
	while (isEmpty(block.endLine + 1 + below)) below++;
	const hasTextAbove = block.startLine - above > 0;
	const hasTextBelow = block.endLine + below < lines.length - 1;
	const last = lines[block.endLine];
	const after = last && block.endLine < lines.length - 1 ? last.next : note.length;
	if (!hasTextBelow) {
		// At the end of the note the line break of a last line stays, unless the block brought it.
		const linesAbove = hasTextAbove ? above : block.startLine;
		const start = hasTextAbove ? (lines[block.startLine - linesAbove - 1]?.to ?? 0) : 0;
		const end = below === 1 && hasTextAbove ? block.fenceTo : note.length;
		return [{ from: start, to: end, insert: '' }];
	}
	const left = hasTextAbove
		? Math.max(Math.min(above + below, 1), above + below - ROOM_TO_WRITE)
		: Math.max(0, below - 1);
	const keptBelow = Math.max(0, left - (hasTextAbove ? above : 0));
	const keptAbove = left - keptBelow;
	const from = hasTextAbove ? (lines[block.startLine - above + keptAbove]?.from ?? block.fenceFrom) : block.fenceFrom;
	const to = lines[block.endLine + 1 + below - keptBelow]?.from ?? after;
	return [{ from, to, insert: '' }];
}

/** The empty line above a block inside a quote or list goes with it, and the one below if it came with it. */
function removeNested(note: string, block: SwornBlockAt, lineBreaks?: LineBreaks): TextChange[] {
	const { lines } = sectionsOf(note);
	const bare = block.prefix.trim();
	const isGap = (index: number) => {
		const line = lines[index];
		return line !== undefined && note.slice(line.from, line.to).trim() === bare;
	};
	const below = lineBreaks?.after === 1 && isGap(block.endLine + 1) ? lines[block.endLine + 1] : undefined;
	const to = below?.to ?? block.fenceTo;
	const opening = note.slice(block.fenceFrom, block.openTo);
	const start = lines[block.startLine - (isGap(block.startLine - 1) ? 2 : 1)];
	if (start && opening.trimStart().startsWith(bare === '' ? '`' : bare)) return [{ from: start.to, to, insert: '' }];
	// The block opens its list item or quote, whose mark is the player's.
	const mark = opening.search(/[`~]{3}/);
	return [{ from: block.fenceFrom + Math.max(0, mark), to, insert: '' }];
}

function backOver(note: string, from: number, count: number): number | undefined {
	let at = from;
	for (let i = 0; i < count; i++) {
		if (note.startsWith('\r\n', at - 2) && at >= 2) at -= 2;
		else if (at >= 1 && /[\r\n]/.test(note[at - 1] ?? '')) at -= 1;
		else return undefined;
	}
	return at;
}

function forwardOver(note: string, to: number, count: number): number | undefined {
	let at = to;
	for (let i = 0; i < count; i++) {
		if (note.startsWith('\r\n', at)) at += 2;
		else if (/[\r\n]/.test(note[at] ?? '')) at += 1;
		else return undefined;
	}
	return at;
}
