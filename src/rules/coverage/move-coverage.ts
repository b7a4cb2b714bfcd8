import { getOwn } from '../core/collections';
import { nestedEffects } from '../effects/nested-effects';
import { isInstruction } from '../effects/clauses';
import { changesState } from '../effects/context-words';
import { memoize } from '../core/memoize';
import type { Move } from '../move';
import type { CoveredPiece, CoveredSource, MoveCoverage } from './coverage';
import { sortedFindings } from '../core/problem';
import { moveText, plainText } from '../rules-text';
import type { Rulebook } from '../books/rulebook';
import { findingsOf } from './move-findings';
import { WordAlignment } from './word-alignment';
import { readStretches, type ParsedSpan, type WordClass } from './parsed-spans';
import { stripMarkdown } from '../markdown/inline-markdown';
import { readSourceLines, type SourceLine } from '../markdown/source-lines';
import { wordsOf, type Word } from './words';

/** The source of a move of a book: its text with its tables in place. */
export const ownSource = (move: Move): CoveredSource => ({
	lines: moveText(move).split('\n'),
	first: 1,
	hasHeading: false,
	isOfNote: false,
	findings: [],
});

/** Reads a move as it is played, and accounts for every word of its source text. */
export function coverMove(book: Rulebook, move: Move, source: CoveredSource): MoveCoverage {
	const stretches = readStretches(book, move);
	const lines = plainLines(source.lines, source.first).filter(
		({ number }) => !source.hasHeading || number > source.first,
	);
	const { pieces, lineOf } = piecesOf(stretches, lines);
	const words = { effect: 0, story: 0, left: 0 };
	for (const { classes } of pieces) for (const word of classes) words[word]++;
	const own = pieces.map(({ piece }) => piece);
	return {
		id: move._id,
		name: move.name,
		section: move.category,
		line: source.isOfNote ? source.first : 0,
		pieces: own,
		findings: sortedFindings([...source.findings, ...findingsOf(move, stretches, lineOf)]),
		words,
		facts: stretches.reduce((sum, { facts }) => sum + facts, 0) + statedFacts(move),
		leftovers: new Set(own.flatMap(({ left }) => left)).size,
	};
}

/** The number of effects stated by a correction or a fence of the note. */
const statedFacts = ({ stated }: Move): number =>
	[stated?.always ?? [], ...Object.values(stated?.outcomes ?? {}), ...Object.values(stated?.matches ?? {})]
		.flat()
		.flatMap(nestedEffects)
		.filter(({ kind }) => kind !== 'say').length;

/** Splits the text into pieces, each covering the words of one stretch, or of none. */
function piecesOf(
	stretches: readonly ParsedSpan[],
	lines: readonly PlainLine[],
): {
	readonly pieces: readonly { readonly piece: CoveredPiece; readonly classes: readonly WordClass[] }[];
	readonly lineOf: (stretch: ParsedSpan) => number;
} {
	const words = sourceWords(lines);
	const placed = new WordAlignment(words.map(({ folded }) => folded));
	stretches.forEach(({ words: own }, at) => placed.place(at, own));
	const open: { readonly stretch: number | undefined; readonly from: number; readonly classes: WordClass[] }[] = [];
	words.forEach((word, at) => {
		const owner = placed.owner.get(at);
		const last = open.at(-1);
		const isNew =
			!last || last.stretch !== owner?.stretch || (owner === undefined && words[at - 1]?.line !== word.line);
		const piece = isNew ? { stretch: owner?.stretch, from: at, classes: [] } : last;
		if (isNew) open.push(piece);
		const of = owner && stretches[owner.stretch]?.classes[owner.word];
		piece.classes.push(of ?? classOfUnread(words, at, lines));
	});
	const begun = new Map<ParsedSpan, number>();
	const pieces = open.map(({ stretch, from, classes }) => {
		const own = stretch === undefined ? undefined : stretches[stretch];
		const isFirst = own !== undefined && !begun.has(own);
		const piece = writtenPiece({ words, lines, from, classes, own: isFirst ? own : undefined, isNowhere: !own });
		if (isFirst) begun.set(own, piece.line);
		return { classes, piece };
	});
	return { pieces, lineOf: stretch => begun.get(stretch) ?? lines[0]?.number ?? 0 };
}

/** The class of words the reader never saw: headings, notation, row numbers, and text that is not rules. */
function classOfUnread(words: readonly SourceWord[], at: number, lines: readonly PlainLine[]): WordClass {
	const word = words[at];
	const line = lines[word?.line ?? 0];
	switch (line?.kind) {
		case 'effects':
			return 'effect';
		case 'row':
			return /^\d+$/.test(word?.folded ?? '') ? 'effect' : 'story';
		case 'text':
		case 'bullet':
			if (word && word.to <= (RANGE.exec(line.text)?.[0].length ?? 0)) return 'effect';
			return isLeft(line) ? 'left' : 'story';
		default:
			return 'story';
	}
}

const isLeft = memoize(({ text }: PlainLine): boolean => isInstruction(text) || changesState(text));

/** "1-50: …" in a table that is written as a list */
const RANGE = /^\W*\d+(?:\s*[-–—]\s*\d+)?\s*[:.)|]/;

interface Written {
	readonly words: readonly SourceWord[];
	readonly lines: readonly PlainLine[];
	readonly from: number;
	readonly classes: readonly WordClass[];
	/** The stretch that begins here. */
	readonly own: ParsedSpan | undefined;
	/** It belongs to no stretch, so the reader never saw it. */
	readonly isNowhere: boolean;
}

function writtenPiece({ words, lines, from, classes, own, isNowhere }: Written): CoveredPiece {
	const first = words[from];
	const line = lines[first?.line ?? 0];
	const before = words[from - 1];
	const runs: { of: WordClass; text: string }[] = [];
	classes.forEach((of, i) => {
		const text = withMarks(words, lines, from + i);
		const last = runs.at(-1);
		if (last?.of === of) last.text += text;
		else runs.push({ of, text });
	});
	const unread = runs
		.map(({ text }) => text)
		.join('')
		.trim();
	return {
		line: line?.number ?? 0,
		kind: getOwn(KINDS, line?.kind ?? 'text') ?? 'sentence',
		goesOn: before !== undefined && before.line === first?.line,
		runs,
		effects: own?.effects ?? [],
		left: own?.left ?? (isNowhere ? leftNowhere(line, unread, classes) : []),
		places: own?.places ?? [],
	};
}

/** What is shown of words that the reader never saw: instructions, and what a fence says. */
function leftNowhere(line: PlainLine | undefined, words: string, classes: readonly WordClass[]): readonly string[] {
	if (line?.kind === 'effects') return words.startsWith('say ') ? [words.slice(4)] : [];
	return classes.includes('left') && !OF_OUTCOME.test(words) ? [words] : [];
}

/** "If you score a strong hit, …", "With a strong hit, …", which are read as "On a strong hit, …" */
const OF_OUTCOME = /^(?:(?:if|when) you (?:score|get|have|roll)|with|at|upon|in(?: the)? (?:case|event) of)$/i;

const KINDS: Readonly<Record<string, CoveredPiece['kind']>> = {
	heading: 'heading',
	title: 'heading',
	bullet: 'bullet',
	row: 'row',
	effects: 'notation',
};

/** A word with the punctuation around it: up to the next space it belongs to this word, after that to the next one. */
function withMarks(words: readonly SourceWord[], lines: readonly PlainLine[], at: number): string {
	const word = words[at];
	const before = words[at - 1];
	const after = words[at + 1];
	if (!word) return '';
	const { text } = lines[word.line] ?? { text: '' };
	const start = before?.line === word.line ? afterGap(text, before.to, word.from) : 0;
	const end = after?.line === word.line ? afterGap(text, word.to, after.from) : text.length;
	return after && after.line === word.line ? text.slice(start, end) : `${text.slice(start, end)} `;
}

/** The offset after the first space between two words, or after the last one between two cells. */
function afterGap(text: string, from: number, to: number): number {
	const between = text.slice(from, to);
	const gap = between.includes(' | ') ? between.lastIndexOf(' ') : between.indexOf(' ');
	return gap < 0 ? to : from + gap + 1;
}

/** A line as a reader of the page sees it, without markup and link targets. */
interface PlainLine {
	/** Counted from 1. */
	readonly number: number;
	readonly kind: SourceLine['kind'] | 'effects';
	readonly text: string;
}

/** A word and its position in a text. */
interface SourceWord extends Word {
	/** The index of its line. */
	readonly line: number;
}

/** The lines containing words, numbered from `first`. Fences with effect notation are distinguished from other code. */
function plainLines(lines: readonly string[], first: number): readonly PlainLine[] {
	let inEffects = false;
	return [...readSourceLines(lines, 0)].flatMap(({ number, kind, text }): PlainLine[] => {
		if (kind === 'fence') inEffects = /^[`~]+\s*effects\b/.test(text);
		if (kind === 'fence' || kind === 'blank' || kind === 'rule') return [];
		const own = kind === 'code' && inEffects ? 'effects' : kind;
		const plain = kind === 'code' ? text : plainly(kind === 'row' ? text.replace(/\\\|/g, '|') : text);
		return plain === '' ? [] : [{ number: number + first - 1, kind: own, text: plain }];
	});
}

const plainly = (text: string): string =>
	stripMarkdown(plainText(text.replace(/<br ?\/?>/g, ' ')))
		.replace(/(?:^|\s)[:-]{0,9}---[:-]*(?=\s|$)/g, ' ')
		.replace(/^\|\s*|\s{0,99}\|$/g, '')
		.replace(/\s{0,99}\|\s*/g, ' | ');

const sourceWords = (lines: readonly PlainLine[]): readonly SourceWord[] =>
	lines.flatMap(({ text }, line) => wordsOf(text).map(({ folded, from, to }) => ({ folded, from, to, line })));
