import { isAscii } from '../search/folded-text';

/** A word or a number in a text. */
export interface Word {
	/** In lower case, without apostrophes. */
	readonly folded: string;
	readonly from: number;
	readonly to: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
/** A faster pattern for ASCII text, which nearly every text is. */
const ASCII_WORD = /[A-Za-z0-9]+(?:'[A-Za-z0-9]+)*/g;

const wordIn = (text: string): RegExp => (isAscii(text) ? ASCII_WORD : WORD);

export function wordsOf(text: string): readonly Word[] {
	const words: Word[] = [];
	for (const { 0: word, index } of text.matchAll(wordIn(text)))
		words.push({ folded: foldedWord(word), from: index, to: index + word.length });
	return words;
}

export const foldedWords = (text: string): readonly string[] => (text.match(wordIn(text)) ?? []).map(foldedWord);

const foldedWord = (word: string): string => {
	const lower = word.toLowerCase();
	return /['’]/.test(lower) ? lower.replace(/['’]/g, '') : lower;
};

/** The index at which some words occur consecutively among others; -1 if they do not. */
export function placeOf(words: readonly string[], among: readonly string[]): number {
	const [first] = words;
	if (first === undefined) return -1;
	for (let at = among.indexOf(first); at >= 0; at = among.indexOf(first, at + 1))
		if (words.every((word, i) => among[at + i] === word)) return at;
	return -1;
}

/** The longest run of words common to both lists. */
interface CommonRun {
	/** Index in the first list. */
	readonly at: number;
	/** Index in the second. */
	readonly there: number;
	readonly length: number;
}

export function longestRun(words: readonly string[], others: readonly string[]): CommonRun {
	let best: CommonRun = { at: 0, there: 0, length: 0 };
	words.forEach((word, at) => {
		others.forEach((other, there) => {
			if (word !== other) return;
			let length = 1;
			while (at + length < words.length && words[at + length] === others[there + length]) length++;
			if (length > best.length) best = { at, there, length };
		});
	});
	return best;
}
