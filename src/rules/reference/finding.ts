/** Something in a rules note that could not be read, or that looks wrong: where it stands, its words, and what to do. */
export interface Finding {
	/** Counted from 1. */
	readonly line: number;
	/** The words of the line, shortened. */
	readonly text: string;
	/** A plain sentence or two: what broke, and what to do about it. */
	readonly message: string;
}

/** More than this many helps nobody. */
const MOST_FINDINGS = 200;
const LONGEST_TEXT = 120;

export const finding = (line: number, text: string, message: string): Finding => ({
	line,
	text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text,
	message,
});

/** In the order of the note; what is too much is counted in the last one. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
	const ordered = [...findings].sort((a, b) => a.line - b.line);
	const left = ordered[MOST_FINDINGS];
	if (!left) return ordered;
	const more = ordered.length - MOST_FINDINGS;
	return [...ordered.slice(0, MOST_FINDINGS), { ...left, message: `${more} more like these were found from here on.` }];
}
