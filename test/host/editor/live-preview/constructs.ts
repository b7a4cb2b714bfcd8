import type { EditorState } from '@codemirror/state';
import { type Span, textOf, type Token, tokensIn } from './tokens';

/** Something inside a line whose marks show at the cursor only. */
export interface Construct extends Span {
	/** What is hidden away from the cursor. */
	readonly marks: readonly Span[];
	readonly link?: LinkConstruct;
}

export interface LinkConstruct {
	/** As it is meant: `%20` is a blank. */
	readonly target: string;
	readonly isEmbed: boolean;
	/** What shows of it. */
	readonly text: Span;
}

const PAIRS = ['code', 'strong', 'em', 'highlight', 'strikethrough'] as const;

const has = ({ names }: Token, ...wanted: readonly string[]): boolean => wanted.every(name => names.includes(name));

const around = (whole: Span, text: Span): Span[] => [
	{ from: whole.from, to: text.from },
	{ from: text.to, to: whole.to },
];

/** From each opening mark to the next mark of its kind. */
function pairs(tokens: readonly Token[]): Construct[] {
	return PAIRS.flatMap(kind => {
		const marks = tokens.filter(token => has(token, 'formatting', `formatting-${kind}`));
		return marks.flatMap((open, i): Construct[] => {
			const close = marks[i + 1];
			return i % 2 === 0 && close ? [{ from: open.from, to: close.to, marks: [open, close] }] : [];
		});
	});
}

/** `[[target|text]]`: if there is a text, the target is hidden as well. */
function wikiLinks(state: EditorState, tokens: readonly Token[]): Construct[] {
	return tokens.flatMap((open, i): Construct[] => {
		if (!has(open, 'formatting-link-start')) return [];
		const close = tokens.slice(i).find(token => has(token, 'formatting-link-end'));
		const inside = tokens.slice(i + 1).filter(token => close && token.to <= close.from);
		const [target] = inside;
		const text = inside.find(token => has(token, 'link-alias')) ?? target;
		if (!close || !target || !text) return [];
		const link = { target: textOf(state, target), isEmbed: has(open, 'formatting-embed'), text };
		const whole = { from: open.from, to: close.to };
		return [{ ...whole, marks: around(whole, text), link }];
	});
}

function decoded(target: string): string {
	try {
		return decodeURI(target);
	} catch {
		return target;
	}
}

/** `[text](target)` and `![text](target)`. */
function links(state: EditorState, tokens: readonly Token[]): Construct[] {
	return tokens.flatMap((open, i): Construct[] => {
		const [text, , , url, close] = tokens.slice(i + 1, i + 6);
		if (!has(open, 'formatting-link', 'link') || !text || !url || !close) return [];
		if (!has(url, 'string', 'url') || !has(close, 'formatting-link-string')) return [];
		const isEmbed = has(open, 'image');
		const whole = { from: open.from - (isEmbed ? 1 : 0), to: close.to };
		return [{ ...whole, marks: around(whole, text), link: { target: decoded(textOf(state, url)), isEmbed, text } }];
	});
}

/** An address as it stands, or in angle brackets. */
const addresses = (state: EditorState, tokens: readonly Token[]): Construct[] =>
	tokens
		.filter(token => has(token, 'url') && !has(token, 'string'))
		.map(({ from, to, names }) => {
			const bracket = names.includes('formatting') ? 1 : 0;
			const text = { from: from + bracket, to: to - bracket };
			const marks = bracket ? around({ from, to }, text) : [];
			return { from, to, marks, link: { target: textOf(state, text), isEmbed: false, text } };
		});

/** The constructs of one line. */
export function constructsIn(state: EditorState, line: Span): Construct[] {
	const tokens = tokensIn(state, line);
	return [...pairs(tokens), ...wikiLinks(state, tokens), ...links(state, tokens), ...addresses(state, tokens)];
}

/** The link that is around a place in the text. */
export function linkAt(state: EditorState, offset: number): (Span & LinkConstruct) | undefined {
	const there = constructsIn(state, state.doc.lineAt(offset)).find(
		({ link, from, to }) => link && from <= offset && offset <= to,
	);
	return there?.link && { ...there.link, from: there.from, to: there.to };
}
