import { quotedScalar, readScalar } from '../sworn-block/scalar';

/**
 * The signs of a line. A value that holds one of them is quoted as in a block, `"so; and so"`, and what is in quotes
 * parts nothing.
 */

const QUOTED = /"(?:[^"\\]|\\[^])*"(?=$|[\s,;:])/y;
const OPENS_AFTER = /[\s,;:+−-]/;
/** Stands for each letter of a quoted value where signs are looked for. */
const MASK = '\uE000';

/** What parts the values of a line. */
export const SEMICOLON = /;(?=\s|$)/g;

/** What only a change or what an oracle said has. */
export const TELLS = /[›→]|->|\s>\s/;

/** The text with its quoted values made illegible, letter by letter, so that its signs can be looked for. */
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

/** Parts a text at a sign that is outside of quotes. */
export function partedAt(text: string, sign: RegExp): readonly string[] {
	const parts: string[] = [];
	let from = 0;
	for (const { index, 0: found } of masked(text).matchAll(sign)) {
		parts.push(text.slice(from, index));
		from = index + found.length;
	}
	return [...parts, text.slice(from)].map(part => part.trim());
}

/** The value of words that may be quoted. */
export const unquoted = (words: string): string => (words.startsWith('"') ? readScalar(words) : words);

/** A value in quotes. Next to a backslash the sign of a table is written as its number, as `\|` says the sign alone. */
export const inQuotes = (value: string): string => {
	const quoted = quotedScalar(value);
	return value.includes('\\') ? quoted.replaceAll('|', '\\u007c') : quoted;
};

/** Signs that end a value, or make something else of it; a colon at its beginning would be that of its key. */
const SIGN_OF_A_LINE = /^:|[;"\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;
const SIGN_OF_A_HEAD = /[,:›→>\\]|\s[-+−]/;

/** A value among the changes and decisions of a line, quoted if it would be misread. */
export const writeWords = (value: string): string => (isPlain(value) ? value : inQuotes(value));

/** A value before the dice, where more signs part it from what follows. */
export const writeHeadWords = (value: string): string =>
	isPlain(value) && !SIGN_OF_A_HEAD.test(value) ? value : inQuotes(value);

/** Whether a text is on a line as it is, though its signs are not looked for. */
export const isOneLine = (text: string): boolean =>
	!/[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u.test(text) && !(text.includes('|') && text.includes('\\'));

const isPlain = (value: string): boolean =>
	value !== '' &&
	value === value.trim() &&
	!SIGN_OF_A_LINE.test(value) &&
	!(value.includes('|') && value.includes('\\'));
