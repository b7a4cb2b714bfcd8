import { lineBreakNear, withPlainBreaks } from '../text/lines';
import { insertLines, placeAt, removeLines } from '../text/own-lines';
import type { Insertion, LineBreaks } from '../text/own-lines';
import { sectionsOf } from '../text/sections';
import type { NoteSections } from '../text/sections';
import { FENCE_LANGUAGE, swornBlocks } from './in-note';
import type { SwornBlockAt } from './in-note';
import type { TextChange } from '../text/text-change';

export type { Insertion, LineBreaks } from '../text/own-lines';

/**
 * Puts a new block where the cursor stands: on an empty line right there, else after the paragraph, list, table, callout,
 * fence or whatever else it stands in. The cursor comes to an empty line of its own below the block.
 */
export function insertBlock(note: string, offset: number, body: string): Insertion {
	const sections = sectionsOf(note);
	return insertLines(note, sections, placeAt(note, sections, offset).line, fencedBody(body), 'room to write');
}

/** Puts a block directly under a chain of blocks, above the prose that comes later. A chain has nothing but blank lines in it. */
export const insertAfterBlock = (note: string, block: SwornBlockAt, body: string): Insertion =>
	insertUnderBlock(note, endOfChain(note, block), body);

/** Puts a block right under another one, before whatever follows in its chain. */
export function insertUnderBlock(note: string, block: SwornBlockAt, body: string): Insertion {
	const sections = sectionsOf(note);
	if (block.nested) return insertNested(note, sections, block, body);
	if (!block.closed) return insertLines(note, sections, block.startLine, fencedBody(body), 'no room');
	return insertLines(note, sections, block.endLine + 1, fencedBody(body), 'no room');
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

/** Inside a quote, callout or list the new block carries the signs of the one above it, so the chain stays together. */
function insertNested(note: string, { lines }: NoteSections, block: SwornBlockAt, body: string): Insertion {
	const lineBreak = lineBreakNear(note, block.fenceTo);
	const { prefix } = block;
	const bare = prefix.trimEnd();
	const below = lines[block.endLine + 1];
	const text = below ? note.slice(below.from, below.to) : '';
	const sign = bare === '' ? prefix : bare;
	const goesOn = text.startsWith(sign) && text.slice(sign.length).trim() !== '';
	const written = fencedBlock(body, '\n')
		.split('\n')
		.map(line => (line === '' ? bare : prefix + line))
		.join(lineBreak);
	const insert = lineBreak + bare + lineBreak + written + (goesOn ? lineBreak + bare : '');
	const at = block.fenceTo;
	const blockFrom = at + lineBreak.length * 2 + bare.length;
	const changes = [{ from: at, to: at, insert }];
	return { changes, cursor: blockFrom + written.length, blockFrom, lineBreaks: { before: 2, after: goesOn ? 1 : 0 } };
}

const fencedBody =
	(body: string) =>
	(lineBreak: string): string =>
		fencedBlock(body, lineBreak);

/** A block with its fence, which is longer than any run of backticks in what it holds. */
export function fencedBlock(body: string, lineBreak: string): string {
	const plain = withPlainBreaks(body);
	const longest = Math.max(2, ...(plain.match(/`+/g) ?? []).slice(0, 1000).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return [`${fence}${FENCE_LANGUAGE}`, ...(plain === '' ? [] : plain.split('\n')), fence].join(lineBreak);
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
	return removeLines(note, block.startLine, block.endLine);
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
