/** What one property, or one element of a list, can be set to. */
export type Scalar = string | number | boolean;

export type Quote = '"' | "'";

interface ScalarStyle {
	/** Inside `[…]`, where a comma or a bracket ends the value. */
	readonly inFlow: boolean;
	/** Quotes that are there already and are kept. */
	readonly quote?: Quote | undefined;
}

/** Writes one value so that readers of YAML 1.2 and of YAML 1.1 read back the same; quotes only what needs it. */
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

/** Words that some YAML reader takes for a truth value, for nothing, or for an instruction. */
const WORDS_WITH_MEANING = /^(?:true|false|yes|no|on|off|y|n|null|~|=|<<)$/i;
/** Digits with whatever can be between them in a number, a date or a time; some readers take `e1` for one. */
const LIKE_A_NUMBER = /^[-+]?\.?(?:e[-+]?)?\d[\da-fox_.:,+-]*$/i;
const LIKE_A_DATE = /^\d{4}-\d\d?-\d\d?(?:t|\s)/i;

/** A string may be without quotes when nothing in it means anything to YAML. */
function isPlain(text: string, inFlow: boolean): boolean {
	if (text === '' || text !== text.trim() || UNPRINTABLE.test(text)) return false;
	if (/^[-?:,[\]{}#&*!|>'"%@`.]/.test(text) || /^\+\./.test(text)) return false;
	if (/:(?:\s|$)|\s#/.test(text) || (inFlow && /[,[\]{}]/.test(text))) return false;
	return !WORDS_WITH_MEANING.test(text) && !LIKE_A_NUMBER.test(text) && !LIKE_A_DATE.test(text);
}
