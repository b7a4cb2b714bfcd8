/** A word or a number in a text. */
export interface Word {
	/** In lower case, without apostrophes. */
	readonly folded: string;
	readonly from: number;
	readonly to: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

export const wordsOf = (text: string): readonly Word[] =>
	[...text.matchAll(WORD)].map(({ 0: word, index }) => ({
		folded: word.toLowerCase().replace(/['’]/g, ''),
		from: index,
		to: index + word.length,
	}));

export const foldedWords = (text: string): readonly string[] => wordsOf(text).map(({ folded }) => folded);

/** Where the longest row of words that both have is. */
interface CommonRun {
	/** In the first of them. */
	readonly at: number;
	/** In the second. */
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
