import { plainText } from '../rules-text';
import { stripMarkdown } from '../markdown/inline-markdown';
import { readSourceLines, type SourceLine } from '../markdown/source-lines';
import { wordsOf, type Word } from './words';

/** A line as a reader of the page sees it, without markup and link targets. */
export interface PlainLine {
	/** Counted from 1. */
	readonly number: number;
	readonly kind: SourceLine['kind'] | 'effects';
	readonly text: string;
}

/** A word and its position in a text. */
export interface SourceWord extends Word {
	/** The index of its line. */
	readonly line: number;
}

/** The lines containing words, numbered from `first`. Fences with effect notation are distinguished from other code. */
export function plainLines(lines: readonly string[], first: number): readonly PlainLine[] {
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

export const sourceWords = (lines: readonly PlainLine[]): readonly SourceWord[] =>
	lines.flatMap(({ text }, line) => wordsOf(text).map(word => ({ ...word, line })));
