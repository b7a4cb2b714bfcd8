import { lineIndexAt, linesOf } from '../text/lines';
import { endOfLine, HEADING, neighboursAt } from '../text/own-lines';
import type { LineBreaks } from '../text/own-lines';
import { opensProperties, removeLines } from '../text/remove-lines';
import { sectionsOf } from '../text/sections';
import type { NoteSections } from '../text/sections';
import type { TextChange } from '../text/text-change';
import { applyChanges } from '../text/text-change';
import { swornBlocks } from './in-note';
import type { SwornBlockAt } from './in-note';

/**
 * Takes a block away. With the line breaks it came with, what is left is the note as it was before, byte for byte, unless
 * lines that are around it by now would come together. Then, and without them, one blank line at least stays between what
 * was before and after it. One without an end of its own is never removed: what follows is not known to be of it.
 */
export function removeBlock(note: string, block: SwornBlockAt, lineBreaks?: LineBreaks): TextChange[] {
	if (!block.closed) return [];
	if (block.form === 'line' && around(note, block).trim() !== '')
		return [{ from: block.fenceFrom, to: block.fenceTo, insert: '' }];
	const asItWas = lineBreaks && asItCame(note, block, lineBreaks);
	if (asItWas) return [asItWas];
	const opening = note.slice(block.fenceFrom, block.openTo);
	const lead = opening.slice(0, Math.max(0, opening.search(/[`~]{3}/)));
	// The block opens its list item, whose mark is the player's.
	if (/[^\s>]/.test(lead)) return [{ from: block.fenceFrom + lead.length, to: block.fenceTo, insert: '' }];
	return removeLines(note, block.startLine, block.endLine, lead.trim());
}

/** What is in the row of a line before and after it. */
function around(note: string, { fenceFrom, fenceTo, startLine }: SwornBlockAt): string {
	const { from, to } = linesOf(note)[startLine] ?? { from: fenceFrom, to: fenceTo };
	return note.slice(from, fenceFrom) + note.slice(fenceTo, to);
}

/** The block with just the line breaks that it came with; nothing if that is not to be done. */
function asItCame(note: string, block: SwornBlockAt, lineBreaks: LineBreaks): TextChange | undefined {
	const { before, after } = lineBreaks;
	const lines = linesOf(note);
	const sign = block.nested ? block.prefix.trimEnd() : '';
	const isBare = (index: number) => {
		const line = lines[index];
		return line !== undefined && note.slice(line.from, line.to) === sign;
	};
	const bare = [
		...Array.from({ length: Math.max(0, before - 1) }, (_, i) => block.startLine - 1 - i),
		...Array.from({ length: block.nested ? after : Math.max(0, after - 1) }, (_, i) => block.endLine + 1 + i),
	];
	const above = lines[block.startLine - before];
	const below = lines[block.endLine + after];
	if (!above || !below || !bare.every(isBare)) return undefined;
	const change = {
		from: before === 0 ? block.fenceFrom : above.to,
		to: after === 0 ? block.fenceTo : below.from + sign.length,
		insert: '',
	};
	return keepsBreaks(note, change, lineBreaks) && standsApart(note, change, lineBreaks) ? change : undefined;
}

/** Blank lines, in a quote with its signs. */
const GAP = /^[ \t>]*$/;

/** Whether what is before and after a removal stays apart; two lines that were one under the other may again. */
function standsApart(note: string, change: TextChange, { parted }: LineBreaks): boolean {
	const result = applyChanges(note, [change]);
	const found = sectionsOf(result);
	const { lines } = found;
	const textOf = (index: number) => result.slice(lines[index]?.from, lines[index]?.to);
	if (change.from === 0 && opensProperties(textOf(0))) return false;
	const seam = lineIndexAt(lines, change.from);
	let above = lines[seam]?.from === change.from ? seam - 1 : seam;
	let below = above + 1;
	while (above >= 0 && GAP.test(textOf(above))) above--;
	while (below < lines.length && GAP.test(textOf(below))) below++;
	if (above < 0 || below >= lines.length || below - above > 1) return true;
	const now = neighboursAt(result, lines, below);
	return now.above === parted?.above && now.below === parted.below && isBoundary(result, found, below);
}

/** The line above the block continues with the line break it has, or with none if it had none; no two breaks become one. */
function keepsBreaks(note: string, { from, to }: TextChange, { unended }: LineBreaks): boolean {
	if (note[from - 1] === '\r' && note[to] === '\n') return false;
	const isAtStart = from === 0 || /[\r\n]/.test(note[from - 1] ?? '');
	if (isAtStart) return true;
	// The break after another block of ours is ours as well.
	const isBehindBlock = () => swornBlocks(note).some(({ fenceTo, closed }) => closed && fenceTo === from);
	if (to === note.length) return isUnended(note, from, unended) || isBehindBlock();
	const next = breakAt(note, to);
	return next !== '' && (next === breakAt(note, from) || isBehindBlock());
}

/** Whether the line that ends here is the one that had no line break when the block came. */
function isUnended(note: string, offset: number, unended: string | undefined): boolean {
	const lines = linesOf(note);
	const line = lines[lineIndexAt(lines, offset)];
	return line !== undefined && endOfLine(note, line) === unended;
}

/** Whether something else begins at a line by itself, with no blank line above it. */
function isBoundary(note: string, { lines, sections }: NoteSections, index: number): boolean {
	const isHeading = (at: number) => HEADING.test(note.slice(lines[at]?.from, lines[at]?.to));
	const isEdge = sections.some(({ startLine, endLine }) => startLine === index || endLine === index - 1);
	return isEdge || isHeading(index) || isHeading(index - 1);
}

/** The line break at an offset; nothing if the line continues. */
const breakAt = (note: string, offset: number): string =>
	/^(?:\r\n?|\n)?/.exec(note.slice(offset, offset + 2))?.[0] ?? '';
