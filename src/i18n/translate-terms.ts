import { textKey } from './text-key';

interface Phrase {
	readonly english: RegExp;
	readonly gaps: readonly string[];
	readonly said: string;
}

/** Phrases without a gap, by `textKey`. */
let whole: ReadonlyMap<string, string> = new Map();
/** Phrases with gaps, those with the most text of their own first. */
let phrases: readonly Phrase[] = [];
const found = new Map<string, string | undefined>();

/**
 * Sets the phrases, keyed by the English text, or by `textKey` where they have no gap; called once, like
 * `setTranslations`.
 */
export function setTermTranslations(texts: Readonly<Record<string, string>>): void {
	const all = Object.entries(texts);
	whole = new Map(all.filter(([english]) => !english.includes('{')));
	phrases = all
		.filter(([english]) => english.includes('{'))
		.sort(([one], [other]) => ownLetters(other) - ownLetters(one))
		.map(([english, said]) => phraseOf(english, said));
	found.clear();
}

const GAP = /\{(\w+)\}/;
const ownLetters = (english: string): number =>
	english
		.split(GAP)
		.filter((_, at) => at % 2 === 0)
		.join('').length;

/**
 * Compiles a phrase. Gaps named “by” or “n” match one or more numbers, “{what…}” another phrase, “{word…}” a phrase or
 * a name; the text in other gaps is kept.
 */
function phraseOf(english: string, said: string): Phrase {
	const parts = english.split(GAP);
	const pattern = parts.map((part, at) =>
		at % 2 === 0 ? literal(part) : /^(?:by|n)\d?$/.test(part) ? NUMBERS : '(.+?)',
	);
	return { english: new RegExp(`^${pattern.join('')}$`, 'u'), gaps: parts.filter((_, at) => at % 2 === 1), said };
}

const isNumber = (gap: string): boolean => /^(?:by|n)\d?$/.test(gap);
const NUMBERS = '([+−-]?\\d+(?:,? (?:or )?[+−-]?\\d+)*)';
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Translates words that records contain in English, such as an option or a rank, for display. Never use it for text
 * that is written, compared or searched. Text that is not one of our phrases, such as a name or a sentence of the book,
 * is returned unchanged.
 */
export const translateTerm = (english: string): string => known(english) ?? english;

function known(english: string): string | undefined {
	if (phrases.length === 0) return undefined;
	if (!found.has(english))
		found.set(english, whole.get(textKey(english)) ?? filled(english) ?? listed(english) ?? sentencesDrawn(english));
	return found.get(english);
}

/** Characters; a longer text is no phrase with gaps, which would be looked for from each of its letters. */
const LONGEST = 600;

function filled(english: string): string | undefined {
	if (english.length > LONGEST) return undefined;
	for (const { english: pattern, gaps, said } of phrases) {
		const values = pattern
			.exec(english)
			?.slice(1)
			.map((value, at) => valueOf(gaps[at] ?? '', value));
		if (!values || values.includes(undefined)) continue;
		const text = gaps.reduce((text, name, at) => text.replace(`{${name}}`, () => values[at] ?? ''), said);
		return /^\{w/.test(said) && /^\p{Lu}/u.test(english) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
	}
	return undefined;
}

function valueOf(gap: string, value: string): string | undefined {
	if (gap.startsWith('what')) return known(value);
	if (gap.startsWith('word')) return translateTerm(value);
	if (isNumber(gap)) return value.replace(' or ', ` ${translateTerm('or')} `);
	if (!(OWN_NAMES[gap] ?? /^/).test(value)) return undefined;
	return OWN_NAMES[gap] === OF_THE_SHEET ? translateTerm(value) : value;
}

/** Translates a comma-separated list if each item is a phrase or the name of a move. */
function listed(english: string): string | undefined {
	const parts = english.split(', ');
	if (parts.length < 2) return undefined;
	const all = parts.map(part => known(part) ?? (NAME.test(part) ? part : undefined));
	return all.includes(undefined) || all.join(', ') === english ? undefined : all.join(', ');
}

/** Translates several sentences if each of them is a phrase. */
function sentencesDrawn(english: string): string | undefined {
	const sentences = english.match(/.+?(?:[.?](?= )|$)/g)?.map(sentence => sentence.trim()) ?? [];
	if (sentences.length < 2) return undefined;
	const all = sentences.map(known);
	return all.includes(undefined) ? undefined : all.join(' ');
}

/** A move name as capitalized in the books, optionally followed by text in parentheses. */
const NAME = /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’']+|an?|the|of|to|your|and|on|in))*(?: \([^)]*\))?$/u;

/** A few lower-case words as used on the character sheet: “health”, “companion health”, “out of action”. */
const OF_THE_SHEET = /^\p{Ll}[\p{L}’'-]*(?: \p{Ll}+){0,2}$/u;

const OWN_NAMES: Readonly<Record<string, RegExp>> = {
	move: NAME,
	meter: OF_THE_SHEET,
	impact: OF_THE_SHEET,
	legacy: OF_THE_SHEET,
};
