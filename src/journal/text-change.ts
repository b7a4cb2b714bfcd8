/** Replace the text between two offsets. An insertion has `from === to`. Offsets belong to the text they were computed from. */
export interface TextChange {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
}

/** Applies changes that do not overlap, in any order, all against the same text. */
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
