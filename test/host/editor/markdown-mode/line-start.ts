import type { StringStream } from '@codemirror/language';
import { type LineState, matchText } from './line-state';
import { MOST_LISTS, MOST_QUOTES } from './token-names';

type Names = readonly string[];

const CODE_BLOCK = ['formatting', 'formatting-code-block', 'hmd-codeblock'];
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
const TAB = 4;

function allOfLine(stream: StringStream, names: Names): Names {
	stream.skipToEnd();
	return names;
}

function frontmatter(stream: StringStream, state: LineState): Names | null {
	const isEdge = /^---\s*$/.test(stream.string);
	if (state.line === 0 && isEdge) state.isFrontmatter = true;
	else if (!state.isFrontmatter) return null;
	else if (isEdge) state.isFrontmatter = false;
	return allOfLine(stream, isEdge ? ['hmd-frontmatter', 'meta'] : ['hmd-frontmatter']);
}

/** Far in there is a fence in a list only. */
function fence(stream: StringStream, state: LineState): Names | null {
	const indent = state.lists.length > 0 ? /^\s*(`{3,}|~{3,})/ : /^\s{0,3}(`{3,}|~{3,})/;
	const mark = matchText(stream, indent, false)?.[1];
	if (state.fence) {
		const isEnd = mark?.startsWith(state.fence) && /^\s*[`~]+\s*$/.test(stream.string);
		if (isEnd) state.fence = '';
		return allOfLine(stream, isEnd ? CODE_BLOCK : ['hmd-codeblock']);
	}
	if (!mark || state.context.includes('quote')) return null;
	state.fence = mark;
	return allOfLine(stream, CODE_BLOCK);
}

function header(stream: StringStream, state: LineState): Names | null {
	const marks = matchText(stream, /^(#{1,6})\s+/)?.[1];
	if (!marks) return null;
	state.isAtStart = false;
	state.context = [...state.context, 'header', `header-${marks.length}`];
	return ['formatting', 'formatting-header', `formatting-header-${marks.length}`];
}

function quote(stream: StringStream, state: LineState): Names | null {
	if (!stream.match(/^\s{0,3}>\s?/)) return null;
	const depth = Math.min(state.context.filter(name => /^quote-/.test(name)).length + 1, MOST_QUOTES);
	state.context = [...state.context, 'quote', `quote-${depth}`];
	return ['formatting', 'formatting-quote', `formatting-quote-${depth}`];
}

const listName = (lists: readonly number[]): string => `list-${((lists.length - 1) % MOST_LISTS) + 1}`;

function listItem(stream: StringStream, state: LineState): Names | null {
	const match = matchText(stream, /^(\s*)([-*+]|\d+[.)])(?:\s+|$)/, false);
	if (!match) return null;
	const [all = '', indent = '', mark = ''] = match;
	const column = stream.column() + indent.replace(/\t/g, ' '.repeat(TAB)).length;
	state.lists = [...state.lists.filter(other => other < column), column];
	state.context = [...state.context, listName(state.lists)];
	const bullet = ['formatting', 'formatting-list', /\d/.test(mark) ? 'formatting-list-ol' : 'formatting-list-ul'];
	const from = stream.pos;
	const end = from + all.length;
	const task = /^\[.\](?=\s|$)/.exec(stream.string.slice(end));
	state.queue = [
		...(indent ? [{ to: from + indent.length, names: ['hmd-list-indent'] }] : []),
		{ to: end, names: bullet },
		...(task ? [{ to: end + task[0].length, names: ['formatting', 'formatting-task', 'meta'] }] : []),
	];
	return [];
}

/** What follows an item further in belongs to it; what is at the edge ends the list. */
function continueList(stream: StringStream, state: LineState): void {
	if (state.lists.length === 0 || state.context.some(name => /^list-/.test(name))) return;
	if (/^\s/.test(stream.string)) state.context = [...state.context, listName(state.lists)];
	else state.lists = [];
}

/** The mark at the start of a line that makes it a heading, a quote, an item; `[]` where it has been put into the queue. */
export function lineStart(stream: StringStream, state: LineState): Names | null {
	const first = stream.sol() ? frontmatter(stream, state) : null;
	const whole = first ?? fence(stream, state);
	if (whole) return whole;
	const names = header(stream, state) ?? quote(stream, state);
	if (names) return names;
	if (state.isAfterBlank && stream.match(RULE)) return ['hr'];
	const item = listItem(stream, state);
	if (!item) {
		state.isAtStart = false;
		continueList(stream, state);
	}
	return item;
}
