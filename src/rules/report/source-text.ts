import { foldText } from '../folded-text';
import { plainText } from '../move-text';
import { unmarked } from '../reference/marks';

/** The lines that a move stands in. */
export interface SourceText {
	readonly lines: readonly string[];
	/** The number of the first of them. */
	readonly first: number;
	/** The line to name for words that are not found; 0 for none. */
	readonly otherwise: number;
}

/** How many letters are enough to know a sentence again. */
const LETTERS = 48;
const FEWEST = 12;

/** The line where the words stand, however the note wraps them. */
export function lineOf(words: string, { lines, first, otherwise }: SourceText): number {
	const wanted = foldText(words).letters.slice(0, LETTERS);
	const { letters, starts } = folded(lines);
	for (let length = wanted.length; length >= Math.min(FEWEST, wanted.length) && length > 0; length -= FEWEST) {
		const at = letters.indexOf(wanted.slice(0, length));
		if (at >= 0) return first + starts.filter(start => start <= at).length - 1;
	}
	return otherwise;
}

/** All lines as folded letters in one row, with the place where each begins. */
function folded(lines: readonly string[]): { readonly letters: string; readonly starts: readonly number[] } {
	const starts: number[] = [];
	let letters = '';
	for (const line of lines) {
		starts.push(letters.length);
		const own = foldText(unmarked(plainText(line))).letters;
		if (own !== '') letters += `${own} `;
	}
	return { letters, starts };
}
