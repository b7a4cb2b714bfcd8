import { isEntryLine } from './sworn-block';

/** A line that opens or closes a fence. A line of a block never starts like this. */
const FENCE = /^\s*(?:`{3}|~{3})/;

/**
 * How many lines of a body belong to the block. Without a closing fence of its own, a block ends at its first gap or
 * its first line of prose; anything after that was never part of it.
 */
export function ownLines(lines: readonly string[], hasEnd: boolean): number {
	const fence = lines.findIndex(line => FENCE.test(line));
	if (fence === -1 && hasEnd) return lines.length;
	let first = 0;
	while (lines[first]?.trim() === '') first++;
	const end = lines.findIndex((line, i) => i === fence || (i >= first && !isEntryLine(line)));
	return end === -1 ? lines.length : end;
}

/** Our part of what the app passes as a block. */
export function ownPart(source: string, hasEnd: boolean): string {
	const lines = source.split('\n');
	const count = ownLines(lines, hasEnd);
	return count === lines.length ? source : lines.slice(0, count).join('\n');
}
