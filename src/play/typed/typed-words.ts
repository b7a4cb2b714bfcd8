import { given } from '../../rules/collections';
import type { Add } from '../record/record';
import type { FoldedTyped } from './fold-typed';

/** The parts of a typed move: `fd edge 4 3 9 +1 tailwind`. */
export interface TypedWords {
	/** The words before the first add, without numbers. */
	readonly words: readonly string[];
	/** Dice rolled at the table, or the cost of a suffer move. */
	readonly numbers: readonly number[];
	readonly adds: readonly Add[];
	/** The text after a colon: name and rank of the track that the move begins. */
	readonly begins?: string;
	/** All of it as it was typed, without the part after the colon. */
	readonly said: string;
}

/** A longer text cannot be a move. */
const MOST_WORDS = 12;

/** A word as it is read, and as it was typed. */
interface Token {
	readonly read: string;
	readonly own: string;
}

/** Dice as records have them: `4 vs 3, 9`. What stands between the numbers is no word. */
const NUMBERS = /^\(?(?:vs?\.?)?\d{1,3}(?:(?:[,|/&]|vs?\.?)\d{1,3})*[,|/&).;!]*$/i;
const BETWEEN = /^(?:vs?\.?|and|[,|/&])$/i;
const AMOUNT = /^([+-]|plus|minus)(\d{1,2})[,.;!]?$/i;
/** A sign with a space after it. A dash within a reason is a dash. */
const SIGN = /^[+\-−＋－﹢﹣➕➖]$/u;

/** Signs as words, which none of a reason are. */
const SIGN_IN_WORDS = /^(?:[+-]|plus|minus)$/i;
/** All three dice behind an add, `+1 4 vs 3, 9`, are no reason for it. */
const THROW = /^\(?\d{1,3} ?(?:vs?\.?|[,|/])? ?\d{1,3} ?(?:and|[,|/&])? ?\d{1,3}\)?[,.;!]?(?= [+-]|$)/i;

/** Reads a text from left to right. The words after an add are its reason, up to the next add. */
export function readTypedWords(typed: FoldedTyped): TypedWords {
	const { said, begins } = atColon(typed);
	const tokens = tokensOf(typed, said);
	const words: string[] = [];
	const numbers: number[] = [];
	const adds: { amount: number; reason: string }[] = [];
	for (let i = 0; i < tokens.length; i++) {
		const { read, own } = tokens[i] ?? { read: '', own: '' };
		const next = tokens[i + 1]?.read ?? '';
		const last = adds.at(-1);
		const isSplit = /^\d{1,2}[,.;!]?$/.test(next) && (last ? SIGN.test(own) : SIGN_IN_WORDS.test(read));
		const [, sign, amount] = AMOUNT.exec(isSplit ? read + next : read) ?? [];
		if (isSplit) i++;
		const [dice = ''] = last?.reason === '' ? (THROW.exec(restFrom(tokens, i)) ?? []) : [];
		if (amount !== undefined)
			adds.push({ amount: /-|minus/i.test(sign ?? '') ? -Number(amount) : Number(amount), reason: '' });
		else if (dice !== '' && numbers.length === 0) {
			numbers.push(...numbersIn(dice));
			i += dice.split(' ').length - 1;
		} else if (last) last.reason = last.reason === '' ? own : `${last.reason} ${own}`;
		else if (NUMBERS.test(read)) numbers.push(...numbersIn(read));
		else if (!BETWEEN.test(read) || !/^\(?\d/.test(next)) words.push(own);
	}
	return { words: words.slice(0, MOST_WORDS), numbers, adds, ...given({ begins }), said: typed.own(0, said).trim() };
}

/** Where a name begins: after the first colon that follows a word, unless dice follow as in a record. */
function atColon({ text, own }: FoldedTyped): { readonly said: number; readonly begins?: string } {
	const colon = text.indexOf(':');
	if (text.slice(0, Math.max(0, colon)).trim() === '') return { said: text.length };
	if (/^\s*(?:\d{1,3}\s*)?vs\.?\s*\d/i.test(text.slice(colon + 1))) return { said: text.length };
	return { said: colon, begins: own(colon + 1).trim() };
}

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

const restFrom = (tokens: readonly Token[], first: number): string =>
	tokens
		.slice(first)
		.map(({ read }) => read)
		.join(' ');

/** `edge+1` is two words. */
const tokensOf = ({ text, own }: FoldedTyped, said: number): readonly Token[] =>
	[
		...text
			.slice(0, said)
			.matchAll(/[a-z]+(?=(?:\+\d{1,2}){1,9}[,.;!]?(?:\s|$))|\+\d{1,2}(?=(?:\+\d{1,2}){1,9}[,.;!]?(?:\s|$))|\S+/gi),
	].map(({ 0: read, index }) => ({
		read: read.replace(/:$/, ''),
		own: own(index, index + read.length),
	}));

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
