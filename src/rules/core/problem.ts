/** A parse error: what is wrong, where, and what to do about it. Offsets are into the text that was parsed. */
export interface Problem {
	readonly code: string;
	/** One or two plain sentences for the player: what is wrong and what to do. */
	readonly message: string;
	readonly from: number;
	readonly to: number;
	/** A suggested replacement for the text at fault. */
	readonly correction?: Correction;
	/** The property of a character, or of an asset, at fault, and the nearest value that the rules allow. */
	readonly nearestValue?: NearestValue;
	/** Details to include in a bug report to the plugin's authors. */
	readonly report?: string;
	/** The note's text before a write that failed halfway, so the player can restore it. */
	readonly textBefore?: string;
}

/** A value that the rules allow, in place of one beyond its limits. `asset` is named if it is the asset's. */
export interface NearestValue {
	readonly name: string;
	readonly value: number;
	readonly asset?: string;
}

/** Offsets refer to the same text as those of its problem. */
export interface Correction {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
}

/** The result of parsing, which never throws: the value, or the problems. */
export type ParseResult<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** Creates a problem. Without offsets, it applies to no particular part of the text. */
export const problem = (code: string, message: string, from = 0, to = from): Problem => ({ code, message, from, to });

export const parseOk = <T>(value: T): ParseResult<T> => ({ ok: true, value });

export const parseError = (code: string, message: string, from = 0, to = from): ParseResult<never> => ({
	ok: false,
	problems: [problem(code, message, from, to)],
});

/** The same, of which only the misspelled words are corrected; `undefined` ones cannot be. */
export const slipWithin = (found: Problem, words: Omit<Correction, 'insert'> | undefined, insert: string): Problem =>
	words ? { ...found, correction: { from: found.from + words.from, to: found.from + words.to, insert } } : found;

/** A likely typo, with its suggested correction. */
export const typo = (
	code: string,
	message: string,
	{ from, to }: { readonly from: number; readonly to: number },
	insert: string,
): Problem => ({
	...problem(code, message, from, to),
	correction: { from, to, insert },
});

/** Moves a problem of a whole fragment to that fragment's range, `from` to `to`, in the whole text. */
export function placedAt(found: Problem, { from, to }: Omit<Correction, 'insert'>): Problem {
	const { correction, ...problem } = found;
	const moved = correction && correctionAt(found, correction, { from, to });
	return { ...problem, from, to, ...(moved ? { correction: moved } : {}) };
}

/** A correction of some of the words is impossible if they are written otherwise, in quotes. */
function correctionAt(
	{ from: start, to: end }: Problem,
	correction: Correction,
	{ from, to }: Omit<Correction, 'insert'>,
): Correction | undefined {
	const { insert } = correction;
	if (correction.from === start && correction.to === end) return { from, to, insert };
	const moved = from - start;
	return to - from === end - start ? { from: correction.from + moved, to: correction.to + moved, insert } : undefined;
}

/** A warning about a line of a rules note: where it is, its text, and what to do. */
export interface Finding {
	/** 1-based. */
	readonly line: number;
	/** The words of the line, shortened. */
	readonly text: string;
	/** A plain sentence or two: what broke, and what to do about it. */
	readonly message: string;
}

const MOST_FINDINGS = 200;
const LONGEST_TEXT = 120;

export const finding = (line: number, text: string, message: string): Finding => ({
	line,
	text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text,
	message,
});

/** Sorts findings by line and caps their number; the last entry says how many were left out. */
export function sortedFindings(findings: readonly Finding[]): readonly Finding[] {
	const ordered = [...findings].sort((a, b) => a.line - b.line);
	const left = ordered[MOST_FINDINGS];
	if (!left) return ordered;
	const more = ordered.length - MOST_FINDINGS;
	return [...ordered.slice(0, MOST_FINDINGS), { ...left, message: `${more} more like these were found from here on.` }];
}
