import { getOwn } from '../../rules/core/collections';
/**
 * One value on a line. We write text that a YAML parser reads back unchanged, but accept more when reading: a value is
 * the text as written, unless all of it is one quoted scalar.
 */

const DOUBLE_QUOTED = /^"(?:[^"\\]|\\[^])*"$/;
const SINGLE_QUOTED = /^'(?:[^']|'')*'$/;

const ESCAPES: Readonly<Record<string, string>> = {
	'0': '\0',
	a: '\x07',
	b: '\b',
	t: '\t',
	'\t': '\t',
	n: '\n',
	v: '\v',
	f: '\f',
	r: '\r',
	e: '\x1b',
	' ': ' ',
	'"': '"',
	'/': '/',
	'\\': '\\',
	N: '\x85',
	_: '\xa0',
	L: '\u2028',
	P: '\u2029',
};

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([^]))/g;

/** The text of a value as written on the line. */
export function readScalar(source: string): string {
	if (SINGLE_QUOTED.test(source)) return source.slice(1, -1).replaceAll("''", "'");
	if (DOUBLE_QUOTED.test(source)) return unescapeText(source.slice(1, -1)) ?? source;
	return source;
}

/** `undefined` if an escape is not valid in YAML; the quotes are then the player's own. */
function unescapeText(inner: string): string | undefined {
	let known = true;
	const text = inner.replace(ESCAPE, (_, ...[x, u, long, letter]: (string | undefined)[]) => {
		const hex = x ?? u ?? long;
		const code = hex === undefined ? undefined : Number.parseInt(hex, 16);
		const char =
			code === undefined ? getOwn(ESCAPES, letter ?? '') : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
		if (char === undefined) known = false;
		return char ?? '';
	});
	return known ? text : undefined;
}

/** Characters that break the line, are invisible, or are lost when saved. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE.source, 'gu');

/** Starts of a text that YAML would take for something else: a list, a link, a comment, a quoted text, a tag, ... */
const INDICATOR = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$)|---|\.\.\.)/;
const MAPPING_OR_COMMENT = /:(?:\s|$)|\s#/;
/** In YAML 1.1, which many parsers read, more words are a boolean or a directive, and dates may have a time. */
const NOT_TEXT = /^(?:~|null|true|false|yes|no|on|off|y|n|=|<<|[-+]?\.(?:inf|nan))$/i;
const EXPONENT = /^[-+]?e[-+]?\d+$/i;
const DATE_LIKE = /^\d{4}-\d\d?-\d\d?(?:t|\s)/i;
const NUMBER_LIKE = /^[-+.\d][-+.:\w]*$/;
const HAS_LETTER_OF_A_WORD = /[g-nq-wyz]/i;
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

/** Whether a YAML parser would change the digits of a number, so that it needs quotes. */
const isOtherNumber = (text: string): boolean =>
	NUMBER_LIKE.test(text) && !HAS_LETTER_OF_A_WORD.test(text) && !INTEGER.test(text);

const isPlain = (text: string): boolean =>
	text !== '' &&
	text === text.trim() &&
	![UNSAFE, INDICATOR, MAPPING_OR_COMMENT, NOT_TEXT, EXPONENT, DATE_LIKE].some(pattern => pattern.test(text)) &&
	!isOtherNumber(text);

/** Quotes a text only if a YAML parser or our own reader would otherwise read it differently. */
export const writeScalar = (text: string): string => (isPlain(text) ? text : quotedScalar(text));

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Puts a text in double quotes, with all necessary escapes. */
export function quotedScalar(text: string): string {
	const escaped = text
		.replace(/["\\]/g, '\\$&')
		.replace(EVERY_UNSAFE, char => SHORT_ESCAPES[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return `"${escaped}"`;
}
