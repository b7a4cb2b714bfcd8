import type { StringStream } from '@codemirror/language';
import { type LineState, matchText, type Piece } from './line-state';

type Names = readonly string[];

const WIKI_LINK = /^(!?)\[\[([^\]|]+)(?:(\|)([^\]]*))?\]\]/;
const LINK = /^(!?)\[([^[\]]*)\]\(([^()\s]*)\)/;
const URL = /^(?:https?:\/\/|mailto:)[^\s<>()]+/;
const BRACKET = ['formatting', 'formatting-link', 'link'];
const PARENTHESIS = ['formatting', 'formatting-link-string', 'string', 'url'];

/** Marks that are on both sides of what they are about. */
const PAIRS: Readonly<Record<string, string>> = { '**': 'strong', '==': 'highlight', '~~': 'strikethrough' };

/** Puts pieces, one after the other from here, into the queue. */
function queue(
	stream: StringStream,
	state: LineState,
	parts: readonly (readonly [length: number, names: Names])[],
): Names {
	let to = stream.pos;
	state.queue = parts.filter(([length]) => length > 0).map(([length, names]): Piece => ({ to: (to += length), names }));
	return [];
}

function wikiLink(stream: StringStream, state: LineState): Names | null {
	const match = matchText(stream, WIKI_LINK, false);
	if (!match) return null;
	const [, bang = '', target = '', pipe = '', alias = ''] = match;
	const embed = bang ? ['formatting-embed'] : [];
	return queue(stream, state, [
		[bang.length + 2, [...embed, 'formatting-link', 'formatting-link-start']],
		[target.length, ['hmd-internal-link', ...(pipe ? ['link-has-alias'] : [])]],
		[pipe.length, ['hmd-internal-link', 'link-alias-pipe']],
		[alias.length, ['hmd-internal-link', 'link-alias']],
		[2, [...embed, 'formatting-link', 'formatting-link-end']],
	]);
}

function link(stream: StringStream, state: LineState): Names | null {
	const match = matchText(stream, LINK, false);
	if (!match) return null;
	const [, bang = '', text = '', target = ''] = match;
	const image = bang ? ['image'] : [];
	return queue(stream, state, [
		[bang.length, ['formatting', 'formatting-image', 'image']],
		[1, [...BRACKET, ...image]],
		[text.length, ['link', ...image]],
		[1, [...BRACKET, ...image]],
		[1, PARENTHESIS],
		[target.length, ['string', 'url']],
		[1, PARENTHESIS],
	]);
}

function code(stream: StringStream, state: LineState): Names | null {
	if (state.code) {
		if (stream.match(state.code)) {
			state.code = '';
			return ['formatting', 'formatting-code', 'inline-code'];
		}
		while (!stream.eol() && !stream.match(state.code, false)) stream.next();
		return ['inline-code'];
	}
	const ticks = matchText(stream, /^`+/, false)?.[0];
	if (!ticks || stream.string.indexOf(ticks, stream.pos + ticks.length) < 0) return null;
	stream.match(ticks);
	state.code = ticks;
	return ['formatting', 'formatting-code', 'inline-code'];
}

function pair(stream: StringStream, state: LineState): Names | null {
	const mark = stream.string.slice(stream.pos, stream.pos + 2);
	const name = PAIRS[mark];
	if (!name) return null;
	const isOpen = state.open.includes(name);
	if (!isOpen && !/^\S/.test(stream.string.slice(stream.pos + 2))) return null;
	if (!isOpen && stream.string.indexOf(mark, stream.pos + 2) < 0) return null;
	stream.match(mark);
	state.open = isOpen ? state.open.filter(other => other !== name) : [...state.open, name];
	return ['formatting', `formatting-${name}`, name];
}

function emphasis(stream: StringStream, state: LineState): Names | null {
	if (state.em && stream.match(state.em)) {
		state.em = '';
		return ['formatting', 'formatting-em', 'em'];
	}
	if (state.em || /\w/.test(stream.string.charAt(stream.pos - 1))) return null;
	const mark = matchText(stream, /^([*_])(?=[^\s*_][^*_]*\1)/)?.[1];
	if (!mark) return null;
	state.em = mark;
	return ['formatting', 'formatting-em', 'em'];
}

function address(stream: StringStream): Names | null {
	if (stream.match(/^<(?:https?:\/\/|mailto:)[^\s<>]+>/)) return ['formatting', 'formatting-link', 'link', 'url'];
	return stream.match(URL) ? ['url'] : null;
}

const hashtag = (stream: StringStream): Names | null =>
	/(^|\s)$/.test(stream.string.slice(0, stream.pos)) && stream.match(/^#[\p{L}\p{N}_/-]+/u) ? ['hashtag'] : null;

function plain(stream: StringStream): Names {
	if (!stream.match(/^\\./)) stream.next();
	while (!stream.eol() && !/[`*_[\]!#=~<\\\s]/.test(stream.peek() ?? '')) stream.next();
	return [];
}

const around = ({ open, em }: LineState): Names => [...open, ...(em ? ['em'] : [])];

/** The next token inside a line. */
export function inline(stream: StringStream, state: LineState): Names {
	const before = around(state);
	if (state.code) return [...before, ...(code(stream, state) ?? [])];
	const inside = wikiLink(stream, state) ?? link(stream, state) ?? address(stream) ?? code(stream, state);
	const found = inside ?? pair(stream, state) ?? emphasis(stream, state) ?? hashtag(stream) ?? plain(stream);
	return [...before, ...found];
}
