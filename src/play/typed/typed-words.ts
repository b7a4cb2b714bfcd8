import { given } from '../../rules/collections';
import type { Add } from '../record/record';
import { foldTyped, type FoldedTyped } from './fold-typed';

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
	/** Its offset in the folded text. */
	readonly at: number;
}

/** Part of the folded text; `to` is exclusive. */
interface Span {
	readonly from: number;
	readonly to: number;
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

/**
 * Reads a text from left to right. The words after an add are its reason, up to the next add. What is part of one of
 * `names` is a word: `Tern 2`, `7 of 9`, `B: one`.
 */
export function readTypedWords(typed: FoldedTyped, names: readonly string[] = []): TypedWords {
	const named = namedIn(typed.text, names);
	const { said, begins } = atColon(typed, named);
	const tokens = tokensOf(typed, said);
	const words: string[] = [];
	const numbers: number[] = [];
	const adds: { amount: number; reason: string }[] = [];
	for (let i = 0; i < tokens.length; i++) {
		const { read, own, at } = tokens[i] ?? { read: '', own: '', at: 0 };
		if (adds.length === 0 && isNamed(at, named)) {
			words.push(own);
			continue;
		}
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

/** What could be read as a number, a sign or the colon before a new name. */
const NO_WORD = /[\d:+-]/;

/** Where whole names stand that hold more than words, the longest first. */
function namedIn(text: string, names: readonly string[]): readonly Span[] {
	const lower = ` ${text.toLowerCase()} `;
	const found: Span[] = [];
	for (const name of names.map(name => foldTyped(name.trim()).text.toLowerCase()).sort((a, b) => b.length - a.length)) {
		const from = /^[^+-].*\p{L}|^\p{L}/u.test(name) && NO_WORD.test(name) ? lower.indexOf(` ${name} `) : -1;
		if (from > 0 && found.every(other => from >= other.to || from + name.length <= other.from))
			found.push({ from, to: from + name.length });
	}
	return found;
}

const isNamed = (at: number, named: readonly Span[]): boolean => named.some(({ from, to }) => at >= from && at < to);

/** Where a name begins: after the first colon that follows a word, unless dice follow as in a record. */
function atColon(
	{ text, own }: FoldedTyped,
	named: readonly Span[],
): { readonly said: number; readonly begins?: string } {
	const colon = [...text.matchAll(/:/g)].find(({ index }) => !isNamed(index, named))?.index ?? -1;
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
		at: index,
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
