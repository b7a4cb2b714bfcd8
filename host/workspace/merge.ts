export interface Hunk {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/** The one span in which two texts differ. */
export function hunkBetween(before: string, after: string): Hunk {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start++;
	let same = 0;
	while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
	return { from: start, to: before.length - same, text: after.slice(start, after.length - same) };
}

/** Both changes where they do not touch, otherwise what was typed here. */
export function mergeTexts(base: string, mine: string, theirs: string): string {
	const ours = hunkBetween(base, mine);
	const other = hunkBetween(base, theirs);
	if (other.to <= ours.from) return mine.slice(0, other.from) + other.text + mine.slice(other.to);
	if (other.from < ours.to) return mine;
	const moved = ours.text.length - (ours.to - ours.from);
	return mine.slice(0, other.from + moved) + other.text + mine.slice(other.to + moved);
}
