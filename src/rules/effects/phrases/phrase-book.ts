import { PRINTED, type Vocabulary } from '../vocabulary';
import { PLACEHOLDERS, type Placeholder, type Captures } from './phrase';

/** A clause as it is looked up, in straight apostrophes. */
interface Clause {
	readonly text: string;
	readonly lower: string;
	readonly firstWord: string;
	readonly hasNumber: boolean;
	/** A number, or a word for one. */
	readonly hasAmount: boolean;
}

export const clauseOf = (text: string): Clause => ({
	text,
	lower: text.toLowerCase(),
	firstWord: firstWordOf(text),
	hasNumber: /\d/.test(text),
	hasAmount: AMOUNT.test(text),
});

const AMOUNT = /\d|\b(?:one|two|three|four|five|six)\b/i;

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

	/** What the first phrase that fits makes of the clause; `isMeant` leaves phrases out. */
	read<T>(
		clause: Clause,
		vocabulary: Vocabulary | undefined,
		make: (phrase: P, words: Captures) => T | undefined,
		isMeant?: (phrase: P) => boolean,
	): T | undefined {
		for (const entry of this.beginning(clause.firstWord)) {
			entry.needs ??= needsOf(entry.phrase.pattern);
			if (!fulfils(clause, entry.needs) || isMeant?.(entry.phrase) === false) continue;
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
	/** What rules most clauses out. */
	needs?: Needs;
	/** Compiled when a clause first looks like it. */
	regex?: RegExp;
}

/** What a clause must hold to fit a pattern: words and marks that are in no group and in no class, and perhaps a number. */
interface Needs {
	readonly literals: readonly string[];
	readonly number: boolean;
	readonly amount: boolean;
}

const fulfils = ({ lower, hasNumber, hasAmount }: Clause, { literals, number, amount }: Needs): boolean =>
	(hasNumber || !number) && (hasAmount || !amount) && literals.every(literal => lower.includes(literal));

/** "take {n} {meter} on" needs "take ", " on" and a number; a name of a move is in square brackets. */
function needsOf(pattern: string): Needs {
	let plain = pattern.replace(/\\.|\[[^\]]*\]/g, '\n');
	while (plain.includes('(')) plain = plain.replace(/\([^()]*\)/g, '\n');
	if (plain.includes('|')) return { literals: [], number: false, amount: false };
	const runs = plain
		.replace(/\{(?:second_)?moves?\}/g, '[\n]')
		.replace(/\{\w+\}|[^][?*]|[.+]/g, '\n')
		.split('\n');
	return {
		literals: runs.filter(run => run.length > 1 || run === '['),
		number: /\{[nm]\}/.test(plain),
		amount: pattern.includes('(?:{n}|{number})'),
	};
}

/**
 * `take {n} {meter}` -> a regular expression over the whole clause in lower case, with a named group for each placeholder.
 * Without the flag `i`, which makes compiling slow.
 */
const compilePattern = (pattern: string): RegExp =>
	new RegExp(`^(?:${pattern.replace(/\{(\w+)\}/g, (_, name: Placeholder) => `(?<${name}>${PLACEHOLDERS[name]})`)})$`);

/** The words for the placeholders, if the clause fits the pattern and its names are names of the ruleset. */
function wordsOf(regex: RegExp, { text, lower }: Clause, vocabulary: Vocabulary = PRINTED): Captures | undefined {
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
	// most of the many placeholders are missing: they are looked up after what was found
	return Object.assign(Object.create(NO_WORDS) as Captures, found);
}

const NO_WORDS = Object.fromEntries(Object.keys(PLACEHOLDERS).map(name => [name, ''])) as Captures;

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

/** The plain words that a pattern may begin with; `undefined` when it may begin with anything. */
export function firstWords(pattern: string): readonly string[] | undefined {
	const [first = '', ...others] = alternativesOf(pattern);
	if (others.length > 0) return union([first, ...others].map(firstWords));
	if (pattern.startsWith('(?:')) {
		const end = closingOf(pattern);
		const own = alternativesOf(pattern.slice('(?:'.length, end)).map(firstWords);
		const optional = pattern[end + 1] === '?';
		// "you" that may be missing is taken off before
		return union(optional ? [...own.map(withoutYou), firstWords(pattern.slice(end + 2).trimStart())] : own);
	}
	if (pattern.startsWith('\\(')) return [''];
	const placeholder = /^\{(\w+)\}/.exec(pattern)?.[1];
	if (placeholder !== undefined) return WORDS_OF[placeholder];
	const word = /^[a-z'-]+(?=$|[ ,:]|\(\?:[ ,])/.exec(pattern)?.[0];
	return word === undefined ? undefined : [word];
}

const withoutYou = (words: readonly string[] | undefined) => words?.filter(word => word !== 'you');

/** What is no plain word is looked up as an empty one. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
	move: ['['],
	n: ['', '-'],
	aside: [''],
	number: ['one', 'two', 'three', 'four', 'five', 'six', ''],
	they: ['they', 'their', 'your', 'them'],
	rank: ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'],
};

const union = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
	lists.every(list => list !== undefined) ? [...new Set(lists.flat())] : undefined;

/** The parts between the `|` that are in no parentheses. */
function alternativesOf(pattern: string): readonly string[] {
	if (!pattern.includes('|')) return [pattern];
	const parts: string[] = [];
	let from = 0;
	let depth = 0;
	for (const { 0: mark, index } of pattern.matchAll(MARK)) {
		if (mark === '(') depth++;
		else if (mark === ')') depth--;
		else if (mark === '|' && depth === 0) {
			parts.push(pattern.slice(from, index));
			from = index + 1;
		}
	}
	return [...parts, pattern.slice(from)];
}

/** Where the parenthesis that the pattern begins with is closed. */
function closingOf(pattern: string): number {
	let depth = 0;
	for (const { 0: mark, index } of pattern.matchAll(MARK)) {
		if (mark === '(') depth++;
		else if (mark === ')' && --depth === 0) return index;
	}
	return pattern.length;
}

const MARK = /\\.|[(|)]/g;

/** The word by which phrases are looked up; every name of a move begins alike. */
const firstWordOf = (clause: string): string => /^(?:\[|[a-z'-]+)/i.exec(clause)?.[0].toLowerCase() ?? '';
