import { rightBehind } from './insert-block';
import { lastWrap } from '../text/wrapped-code';
import { lineIndexAt, linesOf } from '../text/lines';
import { endOfLine, HEADING, neighboursAt, type LineBreaks } from '../text/insert-lines';
import { opensProperties, removeLines } from '../text/remove-lines';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import { applyChanges, type TextChange } from '../text/text-change';
import { swornBlocks } from './find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';

/**
 * Removes a block. If the line breaks inserted with it are known, the note is restored byte for byte, unless this would
 * join lines that are now around it. Otherwise at least one blank line stays between the text before and after. A block
 * without an end of its own is never removed, since it is unclear what belongs to it.
 */
export function removeBlock(note: string, block: SwornBlockAt, lineBreaks?: LineBreaks): TextChange[] {
	if (!block.closed) return [];
	if (block.form === 'line' && hasWordsAround(note, block)) return [removedLine(note, block, lineBreaks)];
	const asItWas = lineBreaks && asItCame(note, block, lineBreaks);
	if (asItWas) return [asItWas];
	const opening = note.slice(block.fenceFrom, block.openTo);
	const lead = opening.slice(0, Math.max(0, opening.search(/[`~]{3}/)));
	// The block starts its list item, whose marker is the player's.
	if (/[^\s>]/.test(lead)) return [{ from: block.fenceFrom + lead.length, to: block.fenceTo, insert: '' }];
	return removeLines(note, block.startLine, block.endLine, lead.trim());
}

/**
 * The removal of a line of play out of its sentence, with the second blank that words written behind it have left.
 * Words on two rows, before and behind a wrapped line, stay apart. A move that it has led to goes where the line stood.
 */
export function removedLine(note: string, block: SwornBlockAt, known?: LineBreaks): TextChange {
	const { fenceFrom, fenceTo: to } = block;
	const { before, after } = wordsAround(note, block);
	const hasBlank = known?.blankBefore && note[fenceFrom - 1] === ' ';
	const from = hasBlank && (note[to] === ' ' || !ROW_START.test(before)) ? fenceFrom - 1 : fenceFrom;
	if (from === fenceFrom && rightBehind(note, block)) return { from, to: to + 1, insert: '' };
	const isBetween = /[^>\s]/.test(before) && after !== '';
	const insert = isBetween ? lastWrap(note.slice(fenceFrom, to)) : '';
	const isOnlyOne = known?.inSentence === true && !known.blankBehind;
	const leavesTwo = isOnlyOne && isBetween && insert === '' && note[from - 1] === ' ' && note[to] === ' ';
	return { from, to: leavesTwo ? to + 1 : to, insert };
}

/** What begins a row before its words, which a blank keeps apart from them. */
const ROW_START = /^(?:[\s>#*+-]|\d{1,9}[.)]|\[[^\]!]?\]|\[![^\]]*\])*$/;

function hasWordsAround(note: string, block: SwornBlockAt): boolean {
	const { before, after } = wordsAround(note, block);
	return before + after !== '';
}

/** The text before and after a line of play, on the rows where it begins and ends. */
function wordsAround(note: string, { fenceFrom, fenceTo, startLine, endLine }: SwornBlockAt) {
	const lines = linesOf(note);
	const before = note.slice(lines[startLine]?.from ?? fenceFrom, fenceFrom).trim();
	return { before, after: note.slice(fenceTo, lines[endLine]?.to ?? fenceTo).trim() };
}

/** The removal of a block with exactly the line breaks inserted with it; `undefined` if that is not possible. */
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

/** A blank line, possibly with quote marks. */
const GAP = /^[ \t>]*$/;

/** Whether the text before and after a removal stays separate; lines that were originally adjacent may be so again. */
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

/** Whether the line above keeps its line break, or its lack of one, and no two line breaks merge. */
function keepsBreaks(note: string, { from, to }: TextChange, { unended }: LineBreaks): boolean {
	if (note[from - 1] === '\r' && note[to] === '\n') return false;
	const isAtStart = from === 0 || /[\r\n]/.test(note[from - 1] ?? '');
	if (isAtStart) return true;
	// The line break after another of our blocks is ours as well.
	const isBehindBlock = () => swornBlocks(note).some(({ fenceTo, closed }) => closed && fenceTo === from);
	if (to === note.length) return isUnended(note, from, unended) || isBehindBlock();
	const next = breakAt(note, to);
	return next !== '' && (next === breakAt(note, from) || isBehindBlock());
}

/** Whether the line that ends here is the one that had no line break when the block was inserted. */
function isUnended(note: string, offset: number, unended: string | undefined): boolean {
	const lines = linesOf(note);
	const line = lines[lineIndexAt(lines, offset)];
	return line !== undefined && endOfLine(note, line) === unended;
}

/** Whether a new Markdown block starts at a line even without a blank line above. */
function isBoundary(note: string, { lines, sections }: NoteSections, index: number): boolean {
	const isHeading = (at: number) => HEADING.test(note.slice(lines[at]?.from, lines[at]?.to));
	const isEdge = sections.some(({ startLine, endLine }) => startLine === index || endLine === index - 1);
	return isEdge || isHeading(index) || isHeading(index - 1);
}

/** The line break at an offset; empty if the line continues. */
const breakAt = (note: string, offset: number): string =>
	/^(?:\r\n?|\n)?/.exec(note.slice(offset, offset + 2))?.[0] ?? '';
