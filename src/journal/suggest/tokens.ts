import { foldedLetters } from '../../rules/search/folded-text';
import type { NormalizedQuery } from '../../play/suggest/normalize-query';
import { DICE_LETTERS } from './form-words';

type TokenKind = 'word' | 'number' | 'dice' | 'sign';

/** A part of a typed text: a word, a number, dice, or one sign. */
export interface Token {
	readonly kind: TokenKind;
	readonly text: string;
	/** Offsets in the folded text. */
	readonly from: number;
	readonly to: number;
	/** Nothing stands between it and the token before it. */
	readonly isJoined: boolean;
}

const DICE = `\\d{0,2}[${DICE_LETTERS}]\\d{1,4}`;
const PLAIN = `\\d+|\\p{L}[\\p{L}\\p{M}'’]*|\\S`;
const TOKEN = new RegExp(`${DICE}(?![\\p{L}\\p{N}])|${PLAIN}`, 'giu');
const PLAIN_TOKEN = new RegExp(PLAIN, 'gu');
const IS_DICE = new RegExp(`^${DICE}$`, 'i');

/** In tokens; a longer text is prose. */
const MOST = 40;

/** A typed text with its tokens. Spans are of tokens; `to` is exclusive. */
export interface Read {
	readonly tokens: readonly Token[];
	/** The folded letters of a span, to compare with names. */
	readonly letters: (from: number, to: number) => string;
	/** Names may be misspelled. It is tried only where nothing is read for certain. */
	readonly isNear: boolean;
	/** A span as it was typed. */
	readonly own: (from: number, to: number) => string;
	/** The offsets of a span in the typed text. */
	readonly place: (from: number, to: number) => readonly [number, number];
}

interface Part {
	readonly part: string;
	readonly from: number;
}

const matchesOf = (text: string, pattern: RegExp, from = 0): readonly Part[] =>
	[...text.matchAll(pattern)].map(({ 0: part, index }) => ({ part, from: from + index }));

/** Letters and digits behind others are no dice: “x2d6”, “123d6”. A lookbehind would say so, which iOS 15 lacks. */
function partsOf(text: string): readonly Part[] {
	const isInWord = (from: number) => /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, from - 2), from));
	return matchesOf(text, TOKEN).flatMap(each =>
		IS_DICE.test(each.part) && isInWord(each.from) ? matchesOf(each.part, PLAIN_TOKEN, each.from) : each,
	);
}

export function tokensOf({ text, own, at }: NormalizedQuery): Read {
	const tokens = partsOf(text)
		.slice(0, MOST)
		.map(({ part, from }, i, all): Token => {
			const before = all[i - 1];
			const isJoined = before !== undefined && before.from + before.part.length === from;
			return { kind: kindOf(part), text: part.toLowerCase(), from, to: from + part.length, isJoined };
		});
	const span = (from: number, to: number) => [tokens[from]?.from ?? text.length, tokens[to - 1]?.to ?? 0] as const;
	const typedAt = (offset: number) => at[offset] ?? 0;
	return {
		tokens,
		isNear: false,
		letters: (from, to) => foldedLetters(text.slice(...span(from, to))),
		own: (from, to) => own(...span(from, to)).trim(),
		place: (from, to) => [typedAt(span(from, to)[0]), typedAt(span(from, to)[1])],
	};
}

const kindOf = (part: string): TokenKind =>
	/^\d+$/.test(part) ? 'number' : IS_DICE.test(part) ? 'dice' : /^\p{L}/u.test(part) ? 'word' : 'sign';
