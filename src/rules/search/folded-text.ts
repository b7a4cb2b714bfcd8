/** Part of a text, for highlighting. */
export interface TextRange {
	readonly from: number;
	readonly to: number;
}

/** A text folded for comparison: lower case, no accents or punctuation, one space between words. */
export interface FoldedText {
	readonly text: string;
	readonly letters: string;
	/** Where each of the letters is in the text itself. */
	readonly at: readonly number[];
	readonly words: readonly FoldedWord[];
}

interface FoldedWord {
	readonly letters: string;
	/** Where it begins, counted in folded letters. */
	readonly start: number;
}

/** "Begin the  Scene!" folds to "begin the scene"; an apostrophe does not part a word. */
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

/** The folded letters alone, for whoever only compares them. */
export const foldedLetters = (text: string): string =>
	isAscii(text)
		? text
				.toLowerCase()
				.replace(/'/g, '')
				.replace(/[^a-z0-9]+/g, ' ')
				.trim()
		: foldText(text).letters;

export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/** Whether two names are the same but for capitals, accents and punctuation. */
export const isSameWhenFolded = (one: string, other: string): boolean => foldedLetters(one) === foldedLetters(other);

/** Drops accents and apostrophes; anything else that is no letter or digit becomes a space. */
function foldCharacter(char: string): string {
	if (char <= '\x7f') return FOLDED_ASCII[char.charCodeAt(0)] ?? ''; // nearly always
	return folded(char);
}

const folded = (char: string): string =>
	char
		.normalize('NFD')
		.replace(/[\p{M}'’]/gu, '')
		.replace(/[^\p{L}\p{N}]/gu, ' ')
		.toLowerCase();

const FOLDED_ASCII: readonly string[] = Array.from({ length: 128 }, (_, code) => folded(String.fromCharCode(code)));

/** The ranges of folded letters in the original text; adjacent letters are joined. */
export function rangesOf({ at }: FoldedText, letters: readonly number[]): TextRange[] {
	const ranges: { from: number; to: number }[] = [];
	for (const from of [...new Set(letters.map(letter => at[letter] ?? 0))].sort((a, b) => a - b)) {
		const last = ranges.at(-1);
		if (last?.to === from) last.to = from + 1;
		else ranges.push({ from, to: from + 1 });
	}
	return ranges;
}

/** `length` whole numbers from `start` on. */
export const span = (start: number, length: number): number[] => Array.from({ length }, (_, i) => start + i);

export const isUpperCase = (char: string): boolean => char !== char.toLowerCase();
