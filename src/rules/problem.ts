/** Something that could not be read: what broke, where, and what to do about it. Offsets are into the text that was read. */
export interface Problem {
	readonly code: string;
	/** One or two plain sentences for the player: what is wrong and what to do. */
	readonly message: string;
	readonly from: number;
	readonly to: number;
	/** What a report of it to the authors of the plugin says. */
	readonly report?: string;
	/** The text of a note as it was, where the note is not whole any more. */
	readonly textBefore?: string;
}

/** Reading never throws: it answers with the value, or with what stood in the way. */
export type Reading<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** A problem; one that is about no part of a text has no place in it. */
export const problem = (code: string, message: string, from = 0, to = from): Problem => ({ code, message, from, to });

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });

export const unread = (code: string, message: string, from = 0, to = from): Reading<never> => ({
	ok: false,
	problems: [problem(code, message, from, to)],
});
