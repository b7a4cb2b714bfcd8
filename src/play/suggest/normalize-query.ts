import { plainCharacter } from '../../rules/search/plain-character';

/** A typed text with signs, digits and spaces of any keyboard as those of ASCII. */
export interface NormalizedQuery {
	readonly text: string;
	/** The part as it was typed; offsets are into the folded text. */
	readonly own: (from: number, to?: number) => string;
	/** The offset in the typed text of one in the folded text. */
	readonly at: readonly number[];
}

/** Signs that Unicode does not fold by itself. */
const SIGNS: readonly (readonly [plain: string, others: string])[] = [
	['-', '‐‑‒–—―−⁃➖˗'],
	['+', '➕'],
	[',', '、،､﹑፣՝߸⹁꓾'],
	[':', '∶꞉˸'],
	['"', '“”„‟«»「」『』'],
	['?', '¿\u037e؟⸮፧❓❔⁇⁈‽՞⳺꘏꛷᥅'],
	['/', '⁄∕'],
	['|', '│'],
];

const PLAIN: ReadonlyMap<string, string> = new Map(
	SIGNS.flatMap(([plain, others]) => [...others].map(other => [other, plain] as const)),
);

/** Characters that are not seen by themselves: joiners, marks of direction, and what makes an emoji of a digit. */
const UNSEEN = /^[\p{Cf}\ufe0e\ufe0f\u20e3]$/u;

/** Folds a text that was typed: `４ vs ３、９` is read as `4 vs 3,9`. Names are taken from `own`. */
export function normalizeQuery(typed: string): NormalizedQuery {
	let text = '';
	const at: number[] = [];
	let from = 0;
	for (const char of typed) {
		const folded = foldSign(char);
		text += folded;
		for (let i = 0; i < folded.length; i++) at.push(from + i);
		from += char.length;
	}
	at.push(typed.length);
	return { text, at, own: (start, end = text.length) => typed.slice(at[start], at[end]) };
}

function foldSign(char: string): string {
	if (char <= '\x7f') return char === '\t' ? ' ' : char;
	if (/^\p{Zs}$/u.test(char)) return ' ';
	if (UNSEEN.test(char)) return '';
	const sign = PLAIN.get(char);
	if (sign !== undefined) return sign;
	const usual = char.normalize('NFKC');
	return /^[\x20-\x7e]$/.test(usual) ? usual : plainCharacter(char);
}
