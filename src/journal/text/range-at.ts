import { lastIndexAt } from './lines';

/** Lines of a note, counted from 0, both inclusive. */
interface LineSpan {
	readonly startLine: number;
	readonly endLine: number;
}

/** The one that a line lies in. They are in order and none overlaps another, so a few looks will do among very many. */
export function rangeAt<Span extends LineSpan>(spans: readonly Span[], line: number): Span | undefined {
	const found = spans[lastIndexAt(spans.length, index => (spans[index]?.startLine ?? 0) <= line)];
	return found && found.startLine <= line && line <= found.endLine ? found : undefined;
}
