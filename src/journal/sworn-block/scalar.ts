/**
 * One value on a line. We write what a plain YAML parser reads as the same text, and read more than that: a value is the
 * line as it stands, unless the whole of it is one quoted scalar.
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

/** The text of a value as it stands on the line. */
export function readScalar(source: string): string {
	if (SINGLE_QUOTED.test(source)) return source.slice(1, -1).replaceAll("''", "'");
	if (DOUBLE_QUOTED.test(source)) return unescapeText(source.slice(1, -1)) ?? source;
	return source;
}

/** Undefined when an escape is none of YAML's: then the quotes are the player's own. */
function unescapeText(inner: string): string | undefined {
	let known = true;
	const text = inner.replace(ESCAPE, (_, x?: string, u?: string, long?: string, letter?: string) => {
		const hex = x ?? u ?? long;
		const code = hex === undefined ? undefined : Number.parseInt(hex, 16);
		const char = code === undefined ? ESCAPES[letter ?? ''] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
		if (char === undefined) known = false;
		return char ?? '';
	});
	return known ? text : undefined;
}

/** Characters that break the line, vanish, or do not survive being saved. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/u;
const EVERY_UNSAFE = new RegExp(UNSAFE.source, 'gu');

/** What would start something else than text: a list, a link, a comment, a quoted text, a tag, ... */
const INDICATOR = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?:\s|$)|---|\.\.\.)/;
const MAPPING_OR_COMMENT = /:(?:\s|$)|\s#/;
const NOT_TEXT = /^(?:~|null|true|false|[-+]?\.(?:inf|nan))$/i;
const NUMBER_LIKE = /^[-+.\d][-+.:\w]*$/;
const HAS_LETTER_OF_A_WORD = /[g-nq-wyz]/i;
const INTEGER = /^(?:0|-?[1-9]\d{0,14})$/;

/** A number is left bare as long as a YAML parser returns the same digits. */
const isOtherNumber = (text: string): boolean =>
	NUMBER_LIKE.test(text) && !HAS_LETTER_OF_A_WORD.test(text) && !INTEGER.test(text);

const isPlain = (text: string): boolean =>
	text !== '' &&
	text === text.trim() &&
	![UNSAFE, INDICATOR, MAPPING_OR_COMMENT, NOT_TEXT].some(pattern => pattern.test(text)) &&
	!isOtherNumber(text);

/** Quoted only if a YAML parser, or our own reader, would otherwise see another text in it. */
export const writeScalar = (text: string): string => (isPlain(text) ? text : quotedScalar(text));

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text in double quotes, with every sign escaped that needs it. */
export function quotedScalar(text: string): string {
	const escaped = text
		.replace(/["\\]/g, '\\$&')
		.replace(EVERY_UNSAFE, char => SHORT_ESCAPES[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
	return `"${escaped}"`;
}
