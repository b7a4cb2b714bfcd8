import { collapseSpaces, withoutUnderscores } from '../markdown/inline-markdown';
import { isTableRow } from '../markdown/source-lines';
import { isUpperCase } from '../search/folded-text';
import { bracketMoves, linkedMove } from './bracket-moves';
import { PRINTED, type Vocabulary } from './vocabulary';

/** A block of a move's text, in reading order, so that each list can be matched to its paragraph. */
export type Block =
	| { readonly kind: 'paragraph'; readonly sentences: readonly Sentence[] }
	| { readonly kind: 'list'; readonly items: readonly ListItem[] }
	| { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One sentence with its full stop. Emphasis is removed; a link to a move becomes `[Pay the Price]`. */
export type Sentence = string;

/** One bullet. In "Label: rest", `label` is the part before the colon and `sentences` hold the rest. */
export interface ListItem {
	readonly label: string | undefined;
	/** The whole line. */
	readonly text: string;
	readonly sentences: readonly Sentence[];
	/** Nested bullets. */
	readonly items: readonly ListItem[];
}

/**
 * Splits the Markdown of a move into paragraphs, lists and tables, in order. Headings, rules, callout titles and
 * embedded oracle tables are left out.
 */
export const readBlocks = (markdown: string, vocabulary: Vocabulary = PRINTED): readonly Block[] => [
	...blocksIn(markdown, vocabulary),
];

/** Yields the blocks lazily, for callers that need only the first few. */
export function* blocksIn(markdown: string, vocabulary: Vocabulary): Generator<Block> {
	const groups: Line[][] = [[]];
	let afterGap = false;
	for (const line of markdown.split('\n').map(lineOf)) {
		const group = groups.at(-1) ?? [];
		if (line.kind === 'skip') groups.push([]);
		else if (line.kind !== 'blank' && goesOn(group, line, afterGap)) group.push(line);
		else if (line.kind !== 'blank') groups.push([line]);
		afterGap = line.kind === 'blank';
	}
	for (const group of groups) {
		const block = blockOf(group, vocabulary);
		if (block) yield block;
	}
}

/**
 * A blank line ends a paragraph or a table, but not a list: its bullets and what is indented under them stay together.
 */
function goesOn(group: readonly Line[], line: Line, afterGap: boolean): boolean {
	const [first] = group;
	if (!first) return true;
	if (first.kind !== 'bullet') return !afterGap && line.kind === first.kind;
	return line.kind === 'bullet' || (line.kind === 'text' && (!afterGap || line.indent > first.indent));
}

/** Replaces links with their labels. Names of moves, linked or not, go in square brackets with the ruleset's spelling. */
export function withBracketedMoves(markdown: string, vocabulary: Vocabulary = PRINTED): string {
	const text = withoutUnderscores(
		withoutLinks(markdown, vocabulary)
			.replace(/<br ?\/?>/g, ' ')
			.replace(/\*+/g, ''),
	);
	return bracketMoves(collapseSpaces(text), vocabulary);
}

const withoutLinks = (markdown: string, vocabulary: Vocabulary): string =>
	!markdown.includes('](') && !markdown.includes('[[')
		? markdown
		: markdown
				.replace(
					/\[\[([^[\]|]{0,500})(?:\\?\|([^[\]]{0,500}))?\]\]/g,
					(_link, target: string, label: string | undefined) =>
						link(label ?? target.replace(/^.*#/, ''), `#${target.replace(/^.*#/, '')}`, vocabulary),
				)
				.replace(/!?\[([^[\]]*)\]\(([^)]{0,2000})\)/g, (_link, label: string, target: string) =>
					link(label.replace(/^#/, ''), target, vocabulary),
				);

const link = (label: string, target: string, vocabulary: Vocabulary): string => {
	const move = /^(?:datasworn:move:|#)/.test(target) ? linkedMove(label, target, vocabulary) : undefined;
	return move === undefined ? label : `[${move}]`;
};

/**
 * Splits a text into sentences: a full stop ends one if a new one begins after it, but not in "etc." or inside
 * parentheses.
 */
export function readSentences(text: string): readonly Sentence[] {
	const sentences: Sentence[] = [];
	let depth = 0;
	let start = 0;
	for (const { 0: mark, index: at } of text.matchAll(/[.!?;()]/g)) {
		if (mark === '(') depth++;
		else if (mark === ')') depth = Math.max(0, depth - 1);
		if (depth > 0 || mark === '(' || mark === ')') continue;
		const ends = mark === ';' ? opensOutcome(text, at) : beginsAfter(text, at);
		const said = text.slice(start, at + 1);
		if (!ends || endsInAbbreviation(said) || (asksWhether(said) && at + 1 < text.length)) continue;
		sentences.push(text.slice(start, at + 1).trim());
		start = at + 1;
	}
	sentences.push(text.slice(start).trim());
	return sentences.filter(sentence => sentence !== '');
}

/** “Is it night? Suffer -1 spirit”: a question that is answered with yes or no is a condition of what follows it. */
export const asksWhether = (question: string): boolean =>
	question.endsWith('?') && !/(?:^|[,:;] |\band )["']?(?:how|wh(?:at|ich|ere|en|ose|om?|y))\b/i.test(question);

/** Removes the brackets around names of moves. */
export const withoutBrackets = (sentence: string): string => sentence.replace(/\[([^[\]]*)\]/g, '$1');

/** Removes the full stop, or as many as there are. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/[.…]{1,99}$/, '');

/** Replaces typographic quotes, hyphens and spaces with plain ones without changing any offset. */
export const straightQuotes = (text: string): string =>
	ASCII.test(text)
		? text
		: text
				.replace(/[’‘]/g, "'")
				.replace(/[“”]/g, '"')
				.replace(/[−–]/g, '-')
				.replace(/\u00a0/g, ' ');

const ASCII = /^[\x20-\x7e]*$/;

interface Line {
	readonly kind: 'text' | 'bullet' | 'table' | 'blank' | 'skip';
	readonly indent: number;
	readonly text: string;
}

function lineOf(raw: string): Line {
	const line = raw.replace(/^>[> ]*/, '').trimEnd();
	const text = line.trimStart();
	const indent = line.length - text.length;
	if (/^[*+-]?$/.test(text)) return { kind: 'blank', indent, text };
	if (/^#{1,6} |^\{\{|^\[!|^[-_*\\ ]+$/.test(text)) return { kind: 'skip', indent, text };
	if (/^[*+-] /.test(text)) return { kind: 'bullet', indent, text: text.slice(2).trim() };
	if (isTableRow(text)) return { kind: 'table', indent, text };
	return { kind: 'text', indent, text };
}

function blockOf(lines: readonly Line[], vocabulary: Vocabulary): Block | undefined {
	switch (lines[0]?.kind) {
		case 'text':
			return { kind: 'paragraph', sentences: readSentences(withBracketedMoves(textOf(lines), vocabulary)) };
		case 'bullet':
			return { kind: 'list', items: itemsOf(lines, vocabulary) };
		case 'table': {
			const [head = [], ...rows] = lines.map(({ text }) => cellsOf(text, vocabulary)).filter(cells => !isRule(cells));
			return { kind: 'table', head, rows };
		}
		default:
			return undefined;
	}
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');

const cellsOf = (row: string, vocabulary: Vocabulary): string[] =>
	row
		.replace(/^\||\|$/g, '')
		.split('|')
		.map(cell => withBracketedMoves(cell, vocabulary));

const isRule = (cells: readonly string[]): boolean => cells.every(cell => /^:?-+:?$/.test(cell));

/** Groups lines into bullets, each with its continuation lines and nested bullets. */
function itemsOf(lines: readonly Line[], vocabulary: Vocabulary): ListItem[] {
	const items: ListItem[] = [];
	const top = lines[0]?.indent ?? 0;
	for (let at = 0; at < lines.length;) {
		let end = at + 1;
		while (end < lines.length && !isBulletAt(lines[end], top)) end++;
		items.push(itemOf(lines.slice(at, end), vocabulary));
		at = end;
	}
	return items;
}

const isBulletAt = (line: Line | undefined, indent: number): boolean =>
	line?.kind === 'bullet' && line.indent <= indent;

function itemOf(lines: readonly Line[], vocabulary: Vocabulary): ListItem {
	const below = lines.findIndex(({ kind }, i) => i > 0 && kind === 'bullet');
	const own = below < 0 ? lines : lines.slice(0, below);
	const text = withBracketedMoves(textOf(own), vocabulary);
	const { label, rest } = labelOf(text);
	const items = below < 0 ? [] : itemsOf(lines.slice(below), vocabulary);
	return { label, text, sentences: readSentences(rest), items };
}

/** Splits "Label: rest". A label has only words, so "Take +1 integrity: 1 point" has none. */
function labelOf(text: string): { readonly label: string | undefined; readonly rest: string } {
	const colon = text.indexOf(': ');
	const label = text.slice(0, Math.max(0, colon));
	if (label === '' || /[\d.[]/.test(label)) return { label: undefined, rest: text };
	return { label, rest: text.slice(colon + 2).trim() };
}

/** "…; on a weak hit, …" starts a new sentence. */
const opensOutcome = (text: string, at: number): boolean =>
	/^; on an? (?:strong hit|weak hit|miss)\b/i.test(text.slice(at, at + 20));

/** What follows the end of a sentence: nothing, or a space and then an upper-case letter or a number, maybe in quotes. */
const beginsAfter = (text: string, at: number): boolean =>
	/^["'”’)]?(?: ["'“‘([]?[+-]?\d|$)/.test(text.slice(at + 1, at + 6)) ||
	isUpperCase(/^["'”’)]? ["'“‘([]?(.)/.exec(text.slice(at + 1, at + 5))?.[1] ?? '');

const endsInAbbreviation = (text: string): boolean =>
	/(?:^|[\s(])(?:etc|e\.g|i\.e|vs|cf|approx|no|p|pp|Mr|Mrs|Ms|Dr|St)\.$/.test(text);

export function capitalize(text: string): string {
	const at = text.startsWith('[') ? 1 : 0;
	return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}
