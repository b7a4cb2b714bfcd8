import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language';
import { inline } from './inline';
import { lineStart } from './line-start';
import { type LineState, startLine, startState } from './line-state';
import { classOfTag, tags } from './token-names';

function fromQueue(stream: StringStream, state: LineState): readonly string[] | null {
	const [next, ...rest] = state.queue;
	if (!next) return null;
	stream.pos = next.to;
	state.queue = rest;
	return next.names;
}

function token(stream: StringStream, state: LineState): string | null {
	if (stream.sol()) startLine(state);
	const from = stream.pos;
	const found =
		fromQueue(stream, state) ?? (state.isAtStart ? lineStart(stream, state) : null) ?? inline(stream, state);
	const names = stream.pos > from ? found : (fromQueue(stream, state) ?? found);
	if (stream.eol()) state.isAfterBlank = stream.string.trim() === '';
	return [...new Set([...names, ...state.context])].sort().join(' ') || null;
}

/** Real CodeMirror language whose flat node names are those that plugins look for. */
export const hyperMarkdown = StreamLanguage.define<LineState>({
	name: 'hypermd',
	tokenTable: tags,
	startState,
	copyState: state => ({ ...state }),
	blankLine(state) {
		state.line++;
		state.isAfterBlank = true;
	},
	token,
});

export const hyperHighlighting = syntaxHighlighting(HighlightStyle.define(classOfTag));
