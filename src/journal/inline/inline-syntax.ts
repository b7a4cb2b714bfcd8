import { quotedScalar, readScalar } from '../sworn-block/scalar';

/**
 * The separators of a line. A value that contains one is quoted as in a block, `"so; and so"`; nothing in quotes counts
 * as a separator.
 */

const QUOTED = /"(?:[^"\\]|\\[^])*"(?=$|[\s,;:])/y;
const OPENS_AFTER = /[\s,;:+−-]/;
/** Placeholder for each character of a quoted value while separators are searched. */
const MASK = '\uE000';

/** Separates the values of a line. */
export const SEMICOLON = /;(?=\s|$)/g;

/** Occurs only in changes and oracle results. */
export const CHANGE_SEPARATOR = /[›→]|->|\s>\s/;

/**
 * Replaces the characters of quoted values with a placeholder, so that separators can be found. Offsets stay the same.
 */
export function masked(text: string): string {
	let result = '';
	let at = 0;
	while (at < text.length) {
		const isOpen = text[at] === '"' && (at === 0 || OPENS_AFTER.test(text[at - 1] ?? ''));
		QUOTED.lastIndex = at;
		const [quoted] = (isOpen && QUOTED.exec(text)) || [text[at] ?? ''];
		result += quoted.length > 1 ? MASK.repeat(quoted.length) : quoted;
		at += quoted.length;
	}
	return result;
}

/** Splits a text at a separator outside quotes. */
export function partedAt(text: string, sign: RegExp): readonly string[] {
	const parts: string[] = [];
	let from = 0;
	for (const { index, 0: found } of masked(text).matchAll(sign)) {
		parts.push(text.slice(from, index));
		from = index + found.length;
	}
	return [...parts, text.slice(from)].map(part => part.trim());
}

/** The value of a text that may be quoted. */
export const unquoted = (words: string): string => (words.startsWith('"') ? readScalar(words) : words);

/**
 * Quotes a value. A pipe after a backslash is written as an escape code, since `\|` stands for a plain pipe in a table.
 */
export const inQuotes = (value: string): string => {
	const quoted = quotedScalar(value);
	return value.includes('\\') ? quoted.replaceAll('|', '\\u007c') : quoted;
};

/** Characters that end a value or change its meaning; a colon at the start would belong to the key. */
const SIGN_OF_A_LINE = /^:|[;"\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;
const SIGN_OF_A_HEAD = /[,:›→>\\]|\s[-+−]/;

/** Writes a value among the changes and decisions of a line, quoted if it would be misread. */
export const writeWords = (value: string): string => (isPlain(value) ? value : inQuotes(value));

/** Writes a value before the dice, where more characters act as separators. */
export const writeHeadWords = (value: string): string =>
	isPlain(value) && !SIGN_OF_A_HEAD.test(value) ? value : inQuotes(value);

/** Whether a text fits on one line unchanged. */
export const isOneLine = (text: string): boolean =>
	!/[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u.test(text) && !(text.includes('|') && text.includes('\\'));

const isPlain = (value: string): boolean =>
	value !== '' &&
	value === value.trim() &&
	!SIGN_OF_A_LINE.test(value) &&
	!(value.includes('|') && value.includes('\\'));
