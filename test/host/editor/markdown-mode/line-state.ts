import type { StringStream } from '@codemirror/language';

/** A piece of a line: where it ends, and what it is. */
export interface Piece {
	readonly to: number;
	readonly names: readonly string[];
}

/** What is known of the text in front of a token. */
export interface LineState {
	line: number;
	isFrontmatter: boolean;
	/** The mark that opened the fence. */
	fence: string;
	isAfterBlank: boolean;
	/** The indentation of each list item that is open. */
	lists: readonly number[];
	/** Nothing but marks of blocks so far. */
	isAtStart: boolean;
	/** What every token of the line is besides: part of a heading, a quote, a list. */
	context: readonly string[];
	/** Pieces found and not reported yet. */
	queue: readonly Piece[];
	/** The marks that are open. */
	code: string;
	em: string;
	open: readonly string[];
}

export const startState = (): LineState => ({
	...{ line: -1, isFrontmatter: false, fence: '', isAfterBlank: true, lists: [] },
	...{ isAtStart: true, context: [], queue: [], code: '', em: '', open: [] },
});

export function startLine(state: LineState): void {
	Object.assign(state, { line: state.line + 1, isAtStart: true, context: [], queue: [], code: '', em: '', open: [] });
}

export function matchText(stream: StringStream, pattern: RegExp, consume = true): RegExpMatchArray | null {
	const match = stream.match(pattern, consume);
	return typeof match === 'object' ? match : null;
}
