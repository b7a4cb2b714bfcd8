/**
 * Replaces the text between two offsets; an insertion has `from === to`. Offsets refer to the text they were computed
 * from.
 */
export interface TextChange {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
}

/** Applies non-overlapping changes, in any order; all offsets refer to the original text. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
	const inOrder = [...changes].sort((a, b) => a.from - b.from || a.to - b.to);
	let result = '';
	let at = 0;
	for (const { from, to, insert } of inOrder) {
		if (from < at || to < from || to > text.length)
			throw new RangeError(`Invalid change ${from} to ${to} after ${at} in a text of length ${text.length}`);
		result += text.slice(at, from) + insert;
		at = to;
	}
	return result + text.slice(at);
}

/** The single replacement that turns one text into another. */
export function diffTexts(text: string, wanted: string): TextChange {
	let from = 0;
	while (from < text.length && from < wanted.length && text[from] === wanted[from]) from++;
	let tail = 0;
	while (
		tail < Math.min(text.length, wanted.length) - from &&
		text[text.length - 1 - tail] === wanted[wanted.length - 1 - tail]
	)
		tail++;
	return { from, to: text.length - tail, insert: wanted.slice(from, wanted.length - tail) };
}

/** With mixed line breaks, a `\r` and `\n` that become adjacent must stay two breaks instead of merging. */
export function keptApart(text: string, { from, to, insert }: TextChange): TextChange {
	const meet = (left: string | undefined, right: string | undefined) => left === '\r' && right === '\n';
	const start = meet(text[from - 1], insert === '' ? text[to] : insert[0]) ? '\r' : '';
	const end = meet(insert.at(-1), text[to]) ? '\n' : '';
	return { from, to, insert: start + insert + end };
}
