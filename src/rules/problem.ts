/** A parse error: what is wrong, where, and what to do about it. Offsets are into the text that was parsed. */
export interface Problem {
	readonly code: string;
	/** One or two plain sentences for the player: what is wrong and what to do. */
	readonly message: string;
	readonly from: number;
	readonly to: number;
	/** What may be meant, to be written in place of what is there. */
	readonly correction?: Correction;
	/** What a report of it to the authors of the plugin says. */
	readonly report?: string;
	/** The text of a note as it was, where the note is not whole any more. */
	readonly textBefore?: string;
}

/** Offsets are those of the problem that it belongs to. */
export interface Correction {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
}

/** The result of parsing, which never throws: the value, or the problems. */
export type Reading<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** A problem; without offsets if it concerns no part of the text. */
export const problem = (code: string, message: string, from = 0, to = from): Problem => ({ code, message, from, to });

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });

export const unread = (code: string, message: string, from = 0, to = from): Reading<never> => ({
	ok: false,
	problems: [problem(code, message, from, to)],
});

/** A slip, and the word that may be meant. */
export const slip = (code: string, message: string, from: number, to: number, insert: string): Problem => ({
	...problem(code, message, from, to),
	correction: { from, to, insert },
});

/** A problem in a part of a text, as one of the whole: that part is from `from` to `to`. */
export const placedAt = ({ correction, ...problem }: Problem, { from, to }: Omit<Correction, 'insert'>): Problem => ({
	...problem,
	from,
	to,
	...(correction ? { correction: { from, to, insert: correction.insert } } : {}),
});

/** A warning about a line of a rules note: where it is, its text, and what to do. */
export interface Finding {
	/** Counted from 1. */
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

/** Findings by line; the last one counts those left out. */
export function sortedFindings(findings: readonly Finding[]): readonly Finding[] {
	const ordered = [...findings].sort((a, b) => a.line - b.line);
	const left = ordered[MOST_FINDINGS];
	if (!left) return ordered;
	const more = ordered.length - MOST_FINDINGS;
	return [...ordered.slice(0, MOST_FINDINGS), { ...left, message: `${more} more like these were found from here on.` }];
}
