import { span, type FoldedText } from './folded-text';

/** The letters that matched, and how loosely (0 is best). */
interface Letters {
	readonly letters: readonly number[];
	readonly looseness: number;
}

const lettersMatched = (letters: readonly number[], looseness = 0): Letters => ({ letters, looseness });

type Matcher = (name: FoldedText, typed: string) => Letters | undefined;

/** Matchers for names, best first. A name is meant more loosely by some of its words than by all of them. */
const NAME_MATCHERS: readonly Matcher[] = [
	matchWholeName,
	matchAllInitials,
	matchNameStart,
	matchAllWords,
	matchSomeWords,
	matchFirstInitials,
	matchLettersInOrder,
];

/** The rank of the loosest matches by starts of words; behind them, letters are picked out of the name. */
export const BY_SOME_WORDS = NAME_MATCHERS.indexOf(matchSomeWords);

/** The rank of matches outside the name: after all matches by name. */
export const BEHIND_NAMES = NAME_MATCHERS.length;

/** The best match among several names. */
interface NameMatch extends Letters {
	/** The index of the matching name. */
	readonly at: number;
	readonly rank: number;
}

/** Tries matchers from best to worst, and for each the names in order. */
export function matchNames(names: readonly FoldedText[], typed: string): NameMatch | undefined {
	for (const [rank, way] of NAME_MATCHERS.entries())
		for (const [at, name] of names.entries()) {
			const found = way(name, typed);
			if (found) return { ...found, at, rank };
		}
	return undefined;
}

/** A match with its sort keys: `rank` first, then looseness, both ascending. */
export interface Ranked<Match> {
	readonly rank: number;
	readonly looseness: number;
	readonly match: Match;
}

/** Stable: equal matches keep their order. */
export const sortByRank = <Match>(answers: readonly Ranked<Match>[]): readonly Match[] =>
	[...answers].sort((a, b) => a.rank - b.rank || a.looseness - b.looseness).map(({ match }) => match);

function matchWholeName(name: FoldedText, typed: string): Letters | undefined {
	return name.letters === typed ? lettersMatched(span(0, typed.length)) : undefined;
}

function matchNameStart(name: FoldedText, typed: string): Letters | undefined {
	return name.letters.startsWith(typed) ? lettersMatched(span(0, typed.length)) : undefined;
}

/** `saa` or, without the small words, `sa`: Secure an Advantage. */
function matchAllInitials(name: FoldedText, typed: string): Letters | undefined {
	return matchInitials(name, typed, (initials, wanted) => initials === wanted);
}

function matchFirstInitials(name: FoldedText, typed: string): Letters | undefined {
	return matchInitials(name, typed, (initials, wanted) => initials.startsWith(wanted));
}

const SMALL_WORDS = ['a', 'an', 'the', 'your'];
const isSmall = ({ letters }: FoldedText['words'][number]): boolean => SMALL_WORDS.includes(letters);

/** Needs at least two letters. */
function matchInitials(
	name: FoldedText,
	typed: string,
	fits: (initials: string, wanted: string) => boolean,
): Letters | undefined {
	const wanted = unspaced(typed);
	if (wanted.length < 2) return undefined;
	const largeWords = name.words.filter(word => !isSmall(word));
	for (const [looseness, words] of [name.words, largeWords].entries()) {
		const initials = words.map(word => word.letters.charAt(0)).join('');
		if (!fits(initials, wanted)) continue;
		const starts = words.map(word => word.start);
		return lettersMatched(starts.slice(0, wanted.length), looseness);
	}
	return undefined;
}

/** `adv sec`: the words typed begin all words of the name, small ones aside. */
function matchAllWords(name: FoldedText, typed: string): Letters | undefined {
	const found = matchWords(name, typed);
	return found?.left.every(isSmall) ? lettersMatched(found.letters) : undefined;
}

/** `adv`: some words of the name are left out. */
function matchSomeWords(name: FoldedText, typed: string): Letters | undefined {
	const found = matchWords(name, typed);
	return found && lettersMatched(found.letters);
}

interface Words extends Pick<Letters, 'letters'> {
	/** The words of the name that are not typed. */
	readonly left: FoldedText['words'];
}

/** Every word typed begins another word of the name. */
function matchWords(name: FoldedText, typed: string): Words | undefined {
	const left = [...name.words];
	const letters: number[] = [];
	for (const wanted of typed.split(' ')) {
		const word = left.find(({ letters }) => letters.startsWith(wanted));
		if (!word) return undefined;
		left.splice(left.indexOf(word), 1);
		letters.push(...span(word.start, wanted.length));
	}
	return { letters, left };
}

/** `fcdngr`: letters in order from the start of a word, or contiguous anywhere. Needs at least two letters. */
function matchLettersInOrder(name: FoldedText, typed: string): Letters | undefined {
	if (typed.length < 2) return undefined;
	const unbroken = name.letters.indexOf(typed);
	if (unbroken >= 0) return lettersMatched(span(unbroken, typed.length));
	const found = name.words.flatMap(word => lettersInOrder(name, unspaced(typed), word.start) ?? []);
	return found.sort((a, b) => a.looseness - b.looseness)[0];
}

/** Jumping to the next word is free, but the letters skipped within words may not outnumber those typed. */
function lettersInOrder({ letters, words }: FoldedText, wanted: string, start: number): Letters | undefined {
	if (letters.charAt(start) !== wanted.charAt(0)) return undefined;
	const places: number[] = [];
	let skipped = 0;
	for (const letter of wanted) {
		const due = (places.at(-1) ?? start - 1) + 1;
		const next = letters.indexOf(letter, due);
		if (next < 0) return undefined;
		if (!words.some(word => word.start === next)) skipped += next - due;
		places.push(next);
	}
	return skipped <= wanted.length ? lettersMatched(places, skipped) : undefined;
}

const unspaced = (typed: string): string => typed.replaceAll(' ', '');

/** Matches the start of a word, as typed or by a synonym. */
export function matchWord({ letters }: FoldedText, words: readonly string[]): Letters | undefined {
	for (const [i, wanted] of words.entries()) {
		const start = ` ${letters}`.indexOf(` ${wanted}`);
		if (start >= 0) return lettersMatched(span(start, wanted.length), i === 0 ? 0 : 1);
	}
	return undefined;
}

/**
 * Every word typed starts a word in one of the hints. Returns the hint with the most of them, and the matched ranges.
 */
export function matchHints(
	hints: readonly FoldedText[],
	wanted: readonly (readonly string[])[],
): (Letters & { readonly hint: number }) | undefined {
	const found = hints.map(hint => wanted.map(words => matchWord(hint, words)));
	if (!wanted.every((_, i) => found.some(words => words[i]))) return undefined;
	const counts = found.map(words => words.filter(Boolean).length);
	const hint = counts.indexOf(Math.max(...counts));
	const words = found[hint]?.flatMap(word => word ?? []) ?? [];
	const looseness = Math.max(...words.map(word => word.looseness));
	return { hint, looseness, letters: words.flatMap(word => word.letters) };
}
