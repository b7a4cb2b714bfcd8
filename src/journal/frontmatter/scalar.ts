/** A value of one property or list element. */
export type Scalar = string | number | boolean;

export type Quote = '"' | "'";

interface ScalarStyle {
	/** Inside `[…]`, where a comma or bracket ends the value. */
	readonly inFlow: boolean;
	/** Existing quotes to keep. */
	readonly quote?: Quote | undefined;
}

/** Writes a value that YAML 1.1 and 1.2 parsers both read back unchanged; quotes only if needed. */
export function scalarText(value: Scalar, { inFlow, quote }: ScalarStyle): string {
	const text = String(value);
	if (quote !== undefined) return quoted(text, quote);
	if (typeof value !== 'string' || isPlain(text, inFlow)) return text;
	return quoted(text, /["\\]/.test(text) && !text.includes("'") ? "'" : '"');
}

// control characters, line separators, byte order marks, halves of surrogate pairs
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\ufffe\uffff]/u;
const EACH_ESCAPED = new RegExp(`["\\\\]|${UNPRINTABLE.source}`, 'gu');

function quoted(text: string, quote: Quote): string {
	if (quote === "'" && !UNPRINTABLE.test(text)) return `'${text.replaceAll("'", "''")}'`;
	return `"${text.replace(EACH_ESCAPED, escaped)}"`;
}

function escaped(character: string): string {
	switch (character) {
		case '"':
		case '\\':
			return `\\${character}`;
		case '\n':
			return '\\n';
		case '\r':
			return '\\r';
		case '\t':
			return '\\t';
		default:
			return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
	}
}

/** Words that some YAML parsers read as a boolean, null or a directive. */
const WORDS_WITH_MEANING = /^(?:true|false|yes|no|on|off|y|n|null|~|=|<<)$/i;
/** Text that might be read as a number, a date or a time; some parsers accept `e1`. */
const LIKE_A_NUMBER = /^[-+]?\.?(?:e[-+]?)?\d[\da-fox_.:,+-]*$/i;
const LIKE_A_DATE = /^\d{4}-\d\d?-\d\d?(?:t|\s)/i;

/** Whether a string can be written without quotes because nothing in it has a meaning in YAML. */
function isPlain(text: string, inFlow: boolean): boolean {
	if (text === '' || text !== text.trim() || UNPRINTABLE.test(text)) return false;
	if (/^[-?:,[\]{}#&*!|>'"%@`.]/.test(text) || /^\+\./.test(text)) return false;
	if (/:(?:\s|$)|\s#/.test(text) || (inFlow && /[,[\]{}]/.test(text))) return false;
	return !WORDS_WITH_MEANING.test(text) && !LIKE_A_NUMBER.test(text) && !LIKE_A_DATE.test(text);
}
