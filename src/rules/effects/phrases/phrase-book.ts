import { getOwn } from '../../core/collections';
import { PRINTED, type Vocabulary } from '../vocabulary';
import { PLACEHOLDERS, type Placeholder, type Captures } from './phrase';

/** A clause prepared for lookup, with straight apostrophes. */
interface Clause {
	readonly text: string;
	readonly lower: string;
	readonly firstWord: string;
	readonly hasNumber: boolean;
	/** Whether it contains a number, in digits or words. */
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

/** An index of phrases. Most are ruled out without running their regular expression. */
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

	/** The result of the first phrase that matches the clause; `isMeant` can exclude phrases. */
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
	/** The words it may start with; `undefined` for any. */
	readonly beginsWith: readonly string[] | undefined;
	/** A check that rules out most clauses. */
	needs?: Needs;
	/** Compiled when a clause first passes the checks. */
	regex?: RegExp;
}

/** What a clause must contain to match a pattern: text outside groups and character classes, and possibly a number. */
interface Needs {
	readonly literals: readonly string[];
	readonly number: boolean;
	readonly amount: boolean;
}

const fulfils = ({ lower, hasNumber, hasAmount }: Clause, { literals, number, amount }: Needs): boolean =>
	(hasNumber || !number) && (hasAmount || !amount) && literals.every(literal => lower.includes(literal));

/** "take {n} {meter} on" needs "take ", " on" and a number; the name of a move needs a square bracket. */
function needsOf(pattern: string): Needs {
	let plain = pattern.replace(/\\.|\[[^\]]{0,60}\]/g, '\n');
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
 * Compiles `take {n} {meter}` into a regular expression for a whole lower-case clause, with a named group per
 * placeholder. The flag `i` is not used because it makes compiling slow.
 */
const compilePattern = (pattern: string): RegExp =>
	new RegExp(`^(?:${pattern.replace(/\{(\w+)\}/g, (_, name: Placeholder) => `(?<${name}>${PLACEHOLDERS[name]})`)})$`);

/** The captured words, if the clause matches and its names are names in the ruleset. */
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
	// most placeholders are missing, so they are inherited from a prototype
	return Object.assign(Object.create(NO_WORDS) as Captures, found);
}

const NO_WORDS = Object.fromEntries(Object.keys(PLACEHOLDERS).map(name => [name, ''])) as Captures;

/** Placeholders whose words must be a name in the ruleset. */
const NAMES_OF: Readonly<Partial<Record<Placeholder, Exclude<keyof Vocabulary, 'moves'>>>> = {
	meter: 'meters',
	second_meter: 'meters',
	impact: 'impacts',
	second_impact: 'impacts',
	group: 'impactGroups',
	special: 'specialTracks',
};

/** Placeholders that are always lowercased. */
const LOWER: readonly string[] = [
	...Object.keys(NAMES_OF),
	...['position', 'track', 'count', 'times', 'number', 'second_number', 'rank', 'second_rank'],
];

/** The plain words that a pattern may start with; `undefined` if it may start with anything. */
export function firstWords(pattern: string): readonly string[] | undefined {
	const [first = '', ...others] = alternativesOf(pattern);
	if (others.length > 0) return union([first, ...others].map(firstWords));
	if (pattern.startsWith('(?:')) {
		const end = closingOf(pattern);
		const own = alternativesOf(pattern.slice('(?:'.length, end)).map(firstWords);
		const optional = pattern[end + 1] === '?';
		// an optional "you" has already been removed from the clause
		return union(optional ? [...own.map(withoutYou), firstWords(pattern.slice(end + 2).trimStart())] : own);
	}
	if (pattern.startsWith('\\(')) return [''];
	const placeholder = /^\{(\w+)\}/.exec(pattern)?.[1];
	if (placeholder !== undefined) return getOwn(WORDS_OF, placeholder);
	const word = /^[a-z'-]+(?=$|[ ,:]|\(\?:[ ,])/.exec(pattern)?.[0];
	return word === undefined ? undefined : [word];
}

const withoutYou = (words: readonly string[] | undefined) => words?.filter(word => word !== 'you');

/** Words that placeholders may start with; anything that is not a plain word is looked up as an empty one. */
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

/** Splits a pattern at each `|` outside parentheses. */
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

/** The index of the parenthesis that closes the first one. */
function closingOf(pattern: string): number {
	let depth = 0;
	for (const { 0: mark, index } of pattern.matchAll(MARK)) {
		if (mark === '(') depth++;
		else if (mark === ')' && --depth === 0) return index;
	}
	return pattern.length;
}

const MARK = /\\.|[(|)]/g;

/** The first word, by which phrases are looked up; all names of moves count as the same word. */
const firstWordOf = (clause: string): string => /^(?:\[|[a-z'-]+)/i.exec(clause)?.[0].toLowerCase() ?? '';
