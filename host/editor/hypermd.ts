import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language';
import { Tag } from '@lezer/highlight';

/** Token names as the app's own Markdown mode spells them; a node's name joins several with `_`. */
const NAMES = [
	'formatting',
	'formatting-code',
	'inline-code',
	'formatting-code-block',
	'hmd-codeblock',
	'formatting-header',
	'header',
	'header-1',
	'header-2',
	'header-3',
	'header-4',
	'header-5',
	'header-6',
	'formatting-strong',
	'strong',
	'formatting-em',
	'em',
	'hmd-frontmatter',
	'formatting-link',
	'formatting-link-start',
	'formatting-link-end',
	'hmd-internal-link',
	'hashtag',
	'quote',
	'formatting-quote',
	'list',
	'formatting-list',
] as const;

const tags = Object.fromEntries(NAMES.map(name => [name, Tag.define()])) as Record<(typeof NAMES)[number], Tag>;

interface LineState {
	line: number;
	frontmatter: boolean;
	fence: string;
	code: string;
	header: number;
	strong: boolean;
	em: string;
}

const matchText = (stream: StringStream, pattern: RegExp, consume = true): RegExpMatchArray | null => {
	const match = stream.match(pattern, consume);
	return typeof match === 'object' ? match : null;
};

function lineStart(stream: StringStream, state: LineState): string | null {
	Object.assign(state, { line: state.line + 1, header: 0, code: '', strong: false, em: '' });
	if (state.line === 0 && stream.match(/^---\s*$/)) {
		state.frontmatter = true;
		return 'hmd-frontmatter';
	}
	if (state.frontmatter) {
		if (stream.match(/^---\s*$/)) state.frontmatter = false;
		else stream.skipToEnd();
		return 'hmd-frontmatter';
	}
	const fence = matchText(stream, /^\s{0,3}(`{3,}|~{3,})/, false)?.[1];
	if (state.fence) {
		const closes = fence?.startsWith(state.fence) && /^\s*[`~]+\s*$/.test(stream.string);
		stream.skipToEnd();
		if (!closes) return 'hmd-codeblock';
		state.fence = '';
		return 'formatting formatting-code-block hmd-codeblock';
	}
	if (fence) {
		state.fence = fence;
		stream.skipToEnd();
		return 'formatting formatting-code-block hmd-codeblock';
	}
	const header = matchText(stream, /^(#{1,6})\s+/)?.[1];
	if (header) {
		state.header = header.length;
		return `formatting formatting-header header header-${header.length}`;
	}
	if (stream.match(/^>\s?/)) return 'formatting formatting-quote quote';
	if (stream.match(/^\s*([-*+]|\d+[.)])\s+/)) return 'formatting formatting-list list';
	return null;
}

function inline(stream: StringStream, state: LineState): string | null {
	const header = state.header ? ` header header-${state.header}` : '';
	if (state.code) {
		if (stream.match(state.code)) {
			state.code = '';
			return `formatting formatting-code inline-code${header}`;
		}
		while (!stream.eol() && !stream.match(state.code, false)) stream.next();
		return `inline-code${header}`;
	}
	const ticks = matchText(stream, /^`+/, false)?.[0];
	if (ticks && stream.string.indexOf(ticks, stream.pos + ticks.length) > 0) {
		stream.match(ticks);
		state.code = ticks;
		return `formatting formatting-code inline-code${header}`;
	}
	if (stream.match('**')) {
		state.strong = !state.strong;
		return `formatting formatting-strong strong${header}`;
	}
	if (state.strong) {
		while (!stream.eol() && !stream.match('**', false)) stream.next();
		return `strong${header}`;
	}
	if (state.em) {
		if (stream.match(state.em)) {
			state.em = '';
			return `formatting formatting-em em${header}`;
		}
		while (!stream.eol() && !stream.match(state.em, false)) stream.next();
		return `em${header}`;
	}
	const em = matchText(stream, /^([*_])(?=[^\s*_][^*_]*\1)/)?.[1];
	if (em && !/\w/.test(stream.string.charAt(stream.pos - 2))) {
		state.em = em;
		return `formatting formatting-em em${header}`;
	}
	if (stream.match('[[')) return 'formatting-link formatting-link-start';
	if (stream.match(']]')) return 'formatting-link formatting-link-end';
	const inLink = /\[\[[^\]]*$/.test(stream.string.slice(0, stream.pos));
	if (inLink && stream.match(/^[^\]]+/)) return 'hmd-internal-link';
	if (stream.match(/^#[\p{L}\p{N}_/-]+/u)) return 'hashtag';
	stream.next();
	while (!stream.eol() && !/[`*_[\]#]/.test(stream.peek() ?? '')) stream.next();
	return header.trim() || null;
}

/** Real CodeMirror language whose flat node names are those that plugins look for. */
export const hyperMarkdown = StreamLanguage.define<LineState>({
	name: 'hypermd',
	tokenTable: tags,
	startState: () => ({ line: -1, frontmatter: false, fence: '', code: '', header: 0, strong: false, em: '' }),
	copyState: state => ({ ...state }),
	blankLine(state) {
		state.line++;
	},
	token(stream, state) {
		const start = stream.sol() ? lineStart(stream, state) : null;
		return start ?? inline(stream, state);
	},
});

const levels = [1, 2, 3, 4, 5, 6] as const;

export const hyperHighlighting = syntaxHighlighting(
	HighlightStyle.define([
		...levels.map(n => ({ tag: tags[`header-${n}`], class: `cm-header cm-header-${n}` })),
		{ tag: tags.strong, class: 'cm-strong' },
		{ tag: tags.em, class: 'cm-em' },
		{ tag: tags['inline-code'], class: 'cm-inline-code' },
		{ tag: tags['hmd-codeblock'], class: 'cm-hmd-codeblock' },
		{ tag: tags['hmd-frontmatter'], class: 'cm-hmd-frontmatter' },
		{ tag: tags.formatting, class: 'cm-formatting' },
		{ tag: tags['hmd-internal-link'], class: 'cm-hmd-internal-link' },
		{ tag: tags.hashtag, class: 'cm-hashtag' },
		{ tag: tags.quote, class: 'cm-quote' },
	]),
);
