import { lastIndexAt } from './lines';

/** A range of lines, 0-based, both included. */
interface LineSpan {
	readonly startLine: number;
	readonly endLine: number;
}

/** Finds the range that contains a line by binary search; ranges are sorted and do not overlap. */
export function rangeAt<Span extends LineSpan>(spans: readonly Span[], line: number): Span | undefined {
	const found = spans[lastIndexAt(spans.length, index => (spans[index]?.startLine ?? 0) <= line)];
	return found && found.startLine <= line && line <= found.endLine ? found : undefined;
}
