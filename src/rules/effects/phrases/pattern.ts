import { PRINTED, type Vocabulary } from '../vocabulary';
import { firstWordOf, firstWords } from './first-words';
import { PLACEHOLDERS, type Placeholder, type Words } from './phrase';

/** A clause as it is looked up, in straight apostrophes. */
export interface Clause {
	readonly text: string;
	readonly lower: string;
	readonly firstWord: string;
}

export const clauseOf = (text: string): Clause => ({
	text,
	lower: text.toLowerCase(),
	firstWord: firstWordOf(text),
});

/** Rows of phrases, made ready for being looked up: most are ruled out without their regular expression. */
export class PhraseBook<P extends { readonly pattern: string }> {
	private readonly byFirstWord = new Map<string, Entry<P>[]>();
	private readonly beginningWithAny: readonly Entry<P>[];

	constructor(phrases: readonly P[]) {
		const entries = phrases.map((phrase): Entry<P> => ({ phrase, beginsWith: firstWords(phrase.pattern) }));
		for (const { beginsWith = [] } of entries) for (const word of beginsWith) this.byFirstWord.set(word, []);
		for (const entry of entries) {
			const words = entry.beginsWith ?? this.byFirstWord.keys();
			for (const word of words) this.byFirstWord.get(word)?.push(entry);
		}
		this.beginningWithAny = entries.filter(({ beginsWith }) => !beginsWith);
	}

	/** What the first phrase that fits makes of the clause. */
	read<T>(
		clause: Clause,
		vocabulary: Vocabulary | undefined,
		make: (phrase: P, words: Words) => T | undefined,
	): T | undefined {
		for (const entry of this.beginning(clause.firstWord)) {
			entry.literal ??= literalOf(entry.phrase.pattern);
			if (!clause.lower.includes(entry.literal)) continue;
			entry.regex ??= compilePattern(entry.phrase.pattern);
			const words = wordsOf(entry.regex, clause, vocabulary);
			const made = words && make(entry.phrase, words);
			if (made !== undefined) return made;
		}
		return undefined;
	}

	private beginning(firstWord: string): readonly Entry<P>[] {
		return this.byFirstWord.get(firstWord) ?? this.beginningWithAny;
	}
}

interface Entry<P> {
	readonly phrase: P;
	/** The words it may begin with; `undefined` for any. */
	readonly beginsWith: readonly string[] | undefined;
	/** Words that it cannot do without. */
	literal?: string;
	/** Compiled when a clause first looks like it. */
	regex?: RegExp;
}

/** The longest run of plain letters that stands in no group, in no class and in no placeholder. */
export function literalOf(pattern: string): string {
	let plain = '';
	let depth = 0;
	for (let at = 0; at < pattern.length; at++) {
		const char = pattern[at] ?? '';
		if (char === '\\') at++;
		else if ('([{'.includes(char)) depth++;
		else if (')]}'.includes(char)) depth--;
		else if (char === '|' && depth === 0) return '';
		if (depth > 0 || !/[a-z' ,-]/.test(char)) plain += '\n';
		else plain += char;
		if ('?*+'.includes(char) && depth === 0) plain = plain.slice(0, -2) + '\n';
	}
	return plain.split('\n').reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

/**
 * `take {n} {meter}` -> a regular expression over the whole clause in lower case, with a named group for each placeholder.
 * Without the flag `i`, which makes compiling slow.
 */
const compilePattern = (pattern: string): RegExp =>
	new RegExp(`^(?:${pattern.replace(/\{(\w+)\}/g, (_, name: Placeholder) => `(?<${name}>${PLACEHOLDERS[name]})`)})$`);

/** The words for the placeholders, if the clause fits the pattern and its names are names of the ruleset. */
function wordsOf(regex: RegExp, { text, lower }: Clause, vocabulary: Vocabulary = PRINTED): Words | undefined {
	const match = regex.exec(lower);
	if (!match) return undefined;
	const found: Partial<Record<Placeholder, string>> = {};
	let from = 0;
	for (const [name, words] of Object.entries(match.groups ?? {}) as [Placeholder, string | undefined][]) {
		if (words === undefined) continue;
		const at = lower.indexOf(words, from);
		from = at + words.length;
		found[name] = LOWER.includes(name) || text.length !== lower.length ? words : text.slice(at, from);
		const names = NAMES_OF[name];
		if (names && !vocabulary[names].includes(words)) return undefined;
	}
	// most of the many placeholders are missing: they are looked up behind what was found
	return Object.assign(Object.create(NO_WORDS) as Words, found);
}

const NO_WORDS = Object.fromEntries(Object.keys(PLACEHOLDERS).map(name => [name, ''])) as Words;

/** A name must be one that the ruleset knows. */
const NAMES_OF: Readonly<Partial<Record<Placeholder, Exclude<keyof Vocabulary, 'moves'>>>> = {
	meter: 'meters',
	second_meter: 'meters',
	impact: 'impacts',
	second_impact: 'impacts',
	group: 'impactGroups',
	special: 'specialTracks',
};

/** What is written in lower case whatever the sentence does with it. */
const LOWER: readonly string[] = [
	...Object.keys(NAMES_OF),
	...['position', 'track', 'count', 'times', 'number', 'second_number', 'rank', 'second_rank'],
];
