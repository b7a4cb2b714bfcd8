/** Lines of a note, counted from 0, both inclusive. */
interface LineSpan {
	readonly startLine: number;
	readonly endLine: number;
}

/** The one that a line lies in. They are in order and none overlaps another, so a few looks will do among very many. */
export function rangeAt<Span extends LineSpan>(spans: readonly Span[], line: number): Span | undefined {
	let low = 0;
	let high = spans.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((spans[middle]?.startLine ?? 0) <= line) low = middle;
		else high = middle - 1;
	}
	const found = spans[low];
	return found && found.startLine <= line && line <= found.endLine ? found : undefined;
}
