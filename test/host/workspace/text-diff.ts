import { applyPatches, DIFF_DELETE, DIFF_INSERT, makeDiff, makePatches } from '@sanity/diff-match-patch';

export interface Hunk {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
}

/** The spans in which two texts differ, in places of the first one. */
export function hunksBetween(before: string, after: string): Hunk[] {
	const hunks: Hunk[] = [];
	let at = 0;
	for (const [kind, text] of makeDiff(before, after)) {
		if (kind === DIFF_INSERT) hunks.push({ from: at, to: at, insert: text });
		else {
			if (kind === DIFF_DELETE) hunks.push({ from: at, to: at + text.length, insert: '' });
			at += text.length;
		}
	}
	return hunks;
}

/** Both changes of a text; where they meet, what was typed here wins. */
export function mergeTexts(base: string, mine: string, theirs: string): string {
	// A place in the one text may lie within a letter of the other: it is only where the search begins.
	const [merged] = applyPatches(makePatches(base, mine), theirs, { allowExceedingIndices: true });
	return merged;
}
