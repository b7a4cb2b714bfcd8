import { given } from '../../rules/collections';
import type { Add } from '../record/record';

/** The parts of a typed move: `fd edge 4 3 9 +1 tailwind`. */
export interface TypedWords {
	/** The words before the first add, without numbers. */
	readonly words: readonly string[];
	/** Dice rolled at the table, or the cost of a suffer move. */
	readonly numbers: readonly number[];
	readonly adds: readonly Add[];
	/** The text after a colon: name and rank of the track that the move begins. */
	readonly begins?: string;
}

/** A longer text cannot be a move. */
const MOST_WORDS = 12;

/** Reads a text from left to right. The words after an add are its reason, up to the next add. */
export function readTypedWords(text: string): TypedWords {
	const [, said = text, begins] = /^([^:]*\S):(.*)$/s.exec(text) ?? [];
	const words: string[] = [];
	const numbers: number[] = [];
	const adds: { amount: number; reason: string }[] = [];
	for (const token of said.trim().split(/\s+/).filter(Boolean)) {
		const last = adds.at(-1);
		const amount = /^[+\-−]\d{1,2}$/.test(token) ? Number(token.replace('−', '-')) : undefined;
		if (amount !== undefined) adds.push({ amount, reason: '' });
		else if (last) last.reason = last.reason === '' ? token : `${last.reason} ${token}`;
		else if (/^\d{1,3}$/.test(token)) numbers.push(Number(token));
		else words.push(token);
	}
	return { words: words.slice(0, MOST_WORDS), numbers, adds, ...given({ begins: begins?.trim() }) };
}

/** A name to look for, and the words after it. */
interface Split {
	readonly name: string;
	readonly rest: readonly string[];
}

/** Every way to split words into a name and the rest, longest name first. */
export const splitsOf = (words: readonly string[]): readonly Split[] =>
	words.map((_, i) => {
		const length = words.length - i;
		return { name: words.slice(0, length).join(' '), rest: words.slice(length) };
	});
