import { isBlank, lineBreakNear, linesOf } from './lines';
import { keptApart } from './text-change';
import type { TextChange } from './text-change';

/** Of the blank lines around lines of our own, so many came with them: one above, two below. */
const BROUGHT = 2;

/**
 * Takes whole lines away, and the blank lines that came with them. What was above and below them never ends up
 * joined or directly one under the other: at least one blank line stays between, or is put there. In a quote a line with
 * nothing but its sign is a blank line, too.
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
	// Two quotes that a blank line parts would be one, were only a line with their sign left between them.
	const needsPlain = gaps.some(isPlain) && !gaps.some(index => isPlain(index) && isOneOf(index));
	const fresh = needsPlain ? '' : kept > 0 ? undefined : commonSign(textOf(first - 1), textOf(next), sign);
	return [parted(note, at(first + keptAbove).from, at(next - keptBelow).from, fresh)];
}

/** Takes a part of a note away, and puts a line in its place if there is one. */
function parted(note: string, from: number, to: number, line: string | undefined): TextChange {
	return keptApart(note, { from, to, insert: line === undefined ? '' : line + lineBreakNear(note, from) });
}

/** Three dashes in the first line of a note begin its properties. */
export const opensProperties = (line: string): boolean => /^---[ \t]*$/.test(line);

/** The sign of a quote that continues from one line to the other. */
const commonSign = (above: string, below: string, sign: string): string =>
	sign !== '' && [above, below].every(line => line.trimStart().startsWith(sign)) ? sign : '';
