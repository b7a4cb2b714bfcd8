import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

export interface Span {
	readonly from: number;
	readonly to: number;
}

export interface Token extends Span {
	readonly names: readonly string[];
}

/** The tokens of some lines, in order. */
export function tokensIn(state: EditorState, { from, to }: Span): Token[] {
	const tokens: Token[] = [];
	syntaxTree(state).iterate({
		from,
		to,
		enter: node => {
			if (!node.type.isTop) tokens.push({ from: node.from, to: node.to, names: node.type.name.split('_') });
		},
	});
	return tokens;
}

export const isTouched = ({ selection }: EditorState, { from, to }: Span): boolean =>
	selection.ranges.some(range => range.from <= to && range.to >= from);

export const textOf = (state: EditorState, { from, to }: Span): string => state.sliceDoc(from, to);
