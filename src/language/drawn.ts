interface Phrase {
	readonly english: RegExp;
	readonly gaps: readonly string[];
	readonly said: string;
}

/** Phrases without a gap, by their English. */
let whole: ReadonlyMap<string, string> = new Map();
/** Phrases with gaps, what says most of itself first. */
let phrases: readonly Phrase[] = [];
const found = new Map<string, string | undefined>();

/** Set once, as the texts are. */
export function usePhrases(texts: Readonly<Record<string, string>>): void {
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

/** A gap called “by” or “n” is a number or several, “{what…}” a phrase too, “{word…}” a phrase or a name, others stay as they are. */
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
 * Words that are in records in English, such as what a step offers or a rank, as they are rendered in the language of the app.
 * Only what is rendered goes through here: what is written, compared or looked for stays as it is. What is no phrase of ours, such
 * as a name or a sentence of the book, is rendered as it stands.
 */
export const drawn = (english: string): string => known(english) ?? english;

function known(english: string): string | undefined {
	if (phrases.length === 0) return undefined;
	if (!found.has(english))
		found.set(english, whole.get(english) ?? filled(english) ?? listed(english) ?? sentencesDrawn(english));
	return found.get(english);
}

function filled(english: string): string | undefined {
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
	if (gap.startsWith('word')) return drawn(value);
	if (isNumber(gap)) return value.replace(' or ', ` ${drawn('or')} `);
	return (OWN_NAMES[gap] ?? /^/).test(value) ? value : undefined;
}

/** Several in a row: each must be a phrase, or the name of a move. */
function listed(english: string): string | undefined {
	const parts = english.split(', ');
	if (parts.length < 2) return undefined;
	const all = parts.map(part => known(part) ?? (NAME.test(part) ? part : undefined));
	return all.includes(undefined) || all.join(', ') === english ? undefined : all.join(', ');
}

/** Several sentences: each must be a phrase. */
function sentencesDrawn(english: string): string | undefined {
	const sentences = english.match(/.+?(?:[.?](?= )|$)/g)?.map(sentence => sentence.trim()) ?? [];
	if (sentences.length < 2) return undefined;
	const all = sentences.map(known);
	return all.includes(undefined) ? undefined : all.join(' ');
}

/** A name as the books write those of moves, with what is after it in brackets. */
const NAME = /^\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’']+|an?|the|of|to|your|and|on|in))*(?: \([^)]*\))?$/u;

/** A word or two of the sheet: “health”, “companion health”, “out of action”. */
const OF_THE_SHEET = /^\p{Ll}[\p{L}’'-]*(?: \p{Ll}+){0,2}$/u;

const OWN_NAMES: Readonly<Record<string, RegExp>> = {
	move: NAME,
	meter: OF_THE_SHEET,
	impact: OF_THE_SHEET,
	legacy: OF_THE_SHEET,
};
