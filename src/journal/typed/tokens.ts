import { foldedLetters } from '../../rules/search/folded-text';
import type { FoldedTyped } from '../../play/typed/fold-typed';
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
const TOKEN = new RegExp(`(?<![\\p{L}\\p{N}])${DICE}(?![\\p{L}\\p{N}])|\\d+|\\p{L}[\\p{L}\\p{M}'’]*|\\S`, 'giu');
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
}

export function tokensOf({ text, own }: FoldedTyped): Read {
	const tokens = [...text.matchAll(TOKEN)].slice(0, MOST).map(({ 0: part, index }, i, all): Token => {
		const before = all[i - 1];
		const isJoined = before !== undefined && before.index + before[0].length === index;
		return { kind: kindOf(part), text: part.toLowerCase(), from: index, to: index + part.length, isJoined };
	});
	const span = (from: number, to: number) => [tokens[from]?.from ?? text.length, tokens[to - 1]?.to ?? 0] as const;
	return {
		tokens,
		isNear: false,
		letters: (from, to) => foldedLetters(text.slice(...span(from, to))),
		own: (from, to) => own(...span(from, to)).trim(),
	};
}

const kindOf = (part: string): TokenKind =>
	/^\d+$/.test(part) ? 'number' : IS_DICE.test(part) ? 'dice' : /^\p{L}/u.test(part) ? 'word' : 'sign';
