import { plainCharacter } from './plain-character';

/** Part of a text, for highlighting. */
export interface TextRange {
	readonly from: number;
	readonly to: number;
}

/** A text folded for comparison: lower case, no accents or punctuation, one space between words. */
export interface FoldedText {
	readonly text: string;
	readonly letters: string;
	/** The offset in the original text of each folded letter. */
	readonly at: readonly number[];
	readonly words: readonly FoldedWord[];
}

interface FoldedWord {
	readonly letters: string;
	/** Start of the word, in folded letters. */
	readonly start: number;
}

/** Folds a text: "Begin the  Scene!" becomes "begin the scene". An apostrophe does not split a word. */
export function foldText(text: string): FoldedText {
	let letters = '';
	const at: number[] = [];
	let gap: number | undefined;
	let index = 0;
	for (const char of text) {
		const folded = foldCharacter(char);
		const from = index;
		index += char.length;
		if (folded === ' ') gap ??= from;
		if (folded === ' ' || folded === '') continue;
		if (gap !== undefined && letters !== '') {
			letters += ' ';
			at.push(gap);
		}
		gap = undefined;
		letters += folded;
		for (let i = 0; i < folded.length; i++) at.push(from + Math.min(i, char.length - 1));
	}
	const words = [...letters.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ letters: word, start: index }));
	return { text, letters, at, words };
}

/** Only the folded letters, for comparisons that need no offsets. */
export const foldedLetters = (text: string): string =>
	isAscii(text)
		? text
				.toLowerCase()
				.replace(/'/g, '')
				.replace(/[^a-z0-9]+/g, ' ')
				.trim()
		: foldText(text).letters;

export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/** Whether two names differ at most in case, accents and punctuation. */
export const isSameWhenFolded = (one: string, other: string): boolean => foldedLetters(one) === foldedLetters(other);

/** Drops accents, apostrophes and invisible characters; anything else that is not a letter or digit becomes a space. */
function foldCharacter(char: string): string {
	if (char <= '\x7f') return FOLDED_ASCII[char.charCodeAt(0)] ?? ''; // By far the most common case.
	return folded(char);
}

const folded = (char: string): string =>
	plainCharacter(char)
		.normalize('NFD')
		.replace(/[\p{M}\p{Cf}'’]/gu, '')
		.replace(/[^\p{L}\p{N}]/gu, ' ')
		.toLowerCase();

const FOLDED_ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => folded(String.fromCharCode(code)));

/** Maps folded letters to ranges in the original text, merging adjacent ones. */
export function rangesOf({ at }: FoldedText, letters: readonly number[]): TextRange[] {
	const ranges: { from: number; to: number }[] = [];
	for (const from of [...new Set(letters.map(letter => at[letter] ?? 0))].sort((a, b) => a - b)) {
		const last = ranges.at(-1);
		if (last?.to === from) last.to = from + 1;
		else ranges.push({ from, to: from + 1 });
	}
	return ranges;
}

/** `length` consecutive integers, starting at `start`. */
export const span = (start: number, length: number): number[] => Array.from({ length }, (_, i) => start + i);

export const isUpperCase = (char: string): boolean => char !== char.toLowerCase();
