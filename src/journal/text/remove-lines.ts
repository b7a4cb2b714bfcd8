import { isBlank, lineBreakNear, linesOf } from './lines';
import { keptApart, type TextChange } from './text-change';

/** Number of surrounding blank lines to remove with our own lines, since blank lines were inserted around them. */
const BROUGHT = 2;

/**
 * Removes whole lines along with the blank lines inserted with them. The text above and below is never joined or made
 * adjacent: at least one blank line stays between, or is added. In a quote, a line with only the quote mark counts as
 * blank.
 */
export function removeLines(note: string, startLine: number, endLine: number, sign = ''): TextChange[] {
	const lines = linesOf(note);
	const at = (index: number) => lines[index] ?? { from: note.length, to: note.length, next: note.length };
	const textOf = (index: number) => note.slice(at(index).from, at(index).to);
	const isPlain = (index: number) => index >= 0 && index < lines.length && isBlank(note, at(index));
	const isGap = (index: number) => isPlain(index) || (sign !== '' && textOf(index).trim() === sign);
	let first = startLine;
	while (isGap(first - 1)) first--;
	let next = endLine + 1;
	while (isGap(next)) next++;
	const above = startLine - first;
	const below = next - endLine - 1;
	if (next >= lines.length) return [{ from: first > 0 ? at(first - 1).next : 0, to: note.length, insert: '' }];
	if (first <= 0) {
		const kept = Math.max(below - 1, opensProperties(textOf(next)) ? 1 : 0);
		return [parted(note, at(startLine).from, at(next - Math.min(kept, below)).from, kept > below ? '' : undefined)];
	}

	const kept = Math.max(above + below > 0 ? 1 : 0, above + below - BROUGHT);
	const keptAbove = Math.min(above, kept);
	const keptBelow = kept - keptAbove;
	const isOneOf = (index: number) => index < first + keptAbove || index >= next - keptBelow;
	const gaps = [...lines.keys()].slice(first, next).filter(isGap);
	// Two quotes separated by a blank line would become one if only a line with the quote mark were left between them.
	const needsPlain = gaps.some(isPlain) && !gaps.some(index => isPlain(index) && isOneOf(index));
	const fresh = needsPlain ? '' : kept > 0 ? undefined : commonSign(textOf(first - 1), textOf(next), sign);
	return [parted(note, at(first + keptAbove).from, at(next - keptBelow).from, fresh)];
}

/** Removes part of a note, and puts a line in its place if one is given. */
function parted(note: string, from: number, to: number, line: string | undefined): TextChange {
	return keptApart(note, { from, to, insert: line === undefined ? '' : line + lineBreakNear(note, from) });
}

/** `---` in the first line of a note starts its properties. */
export const opensProperties = (line: string): boolean => /^---[ \t]*$/.test(line);

/** The quote mark shared by two lines of the same quote. */
const commonSign = (above: string, below: string, sign: string): string =>
	sign !== '' && [above, below].every(line => line.trimStart().startsWith(sign)) ? sign : '';
