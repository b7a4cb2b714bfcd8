import type { FoldedText } from './folded-text';
import { span } from './folded-text';

/** The letters that were met, and how loosely. */
interface Met {
	readonly letters: readonly number[];
	readonly looseness: number;
}

const met = (letters: readonly number[], looseness = 0): Met => ({ letters, looseness });

type Way = (name: FoldedText, typed: string) => Met | undefined;

/** Ways to answer by name, best first. */
const NAME_WAYS: readonly Way[] = [
	meetWholeName,
	meetAllInitials,
	meetNameStart,
	meetWordStarts,
	meetFirstInitials,
	meetLettersInOrder,
];

/** The rank of what answers by other words than its names: behind every way to answer by name. */
export const BEHIND_NAMES = NAME_WAYS.length;

/** What was met of one of several names: of which, and by how good a way. */
interface MetName extends Met {
	/** Which of the names. */
	readonly at: number;
	readonly rank: number;
}

/** The best way comes first; by one way, the name before other names. */
export function meetNames(names: readonly FoldedText[], typed: string): MetName | undefined {
	for (const [rank, way] of NAME_WAYS.entries())
		for (const [at, name] of names.entries()) {
			const found = way(name, typed);
			if (found) return { ...found, at, rank };
		}
	return undefined;
}

/** How something answered: by `rank` first, then the lower looseness. */
export interface Answer<Match> {
	readonly rank: number;
	readonly looseness: number;
	readonly match: Match;
}

/** Of equals, the one that comes first. */
export const bestFirst = <Match>(answers: readonly Answer<Match>[]): readonly Match[] =>
	[...answers].sort((a, b) => a.rank - b.rank || a.looseness - b.looseness).map(({ match }) => match);

function meetWholeName(name: FoldedText, typed: string): Met | undefined {
	return name.letters === typed ? met(span(0, typed.length)) : undefined;
}

function meetNameStart(name: FoldedText, typed: string): Met | undefined {
	return name.letters.startsWith(typed) ? met(span(0, typed.length)) : undefined;
}

/** `saa` or, without the small words, `sa`: Secure an Advantage. */
function meetAllInitials(name: FoldedText, typed: string): Met | undefined {
	return meetInitials(name, typed, (initials, wanted) => initials === wanted);
}

function meetFirstInitials(name: FoldedText, typed: string): Met | undefined {
	return meetInitials(name, typed, (initials, wanted) => initials.startsWith(wanted));
}

const SMALL_WORDS = ['a', 'an', 'the', 'your'];

/** One letter is no initials. */
function meetInitials(
	name: FoldedText,
	typed: string,
	fits: (initials: string, wanted: string) => boolean,
): Met | undefined {
	const wanted = unspaced(typed);
	if (wanted.length < 2) return undefined;
	const largeWords = name.words.filter(word => !SMALL_WORDS.includes(word.letters));
	for (const [looseness, words] of [name.words, largeWords].entries()) {
		const initials = words.map(word => word.letters.charAt(0)).join('');
		if (!fits(initials, wanted)) continue;
		const starts = words.map(word => word.start);
		return met(starts.slice(0, wanted.length), looseness);
	}
	return undefined;
}

/** Every word typed begins another word of the name: `adv sec`. */
function meetWordStarts(name: FoldedText, typed: string): Met | undefined {
	const left = [...name.words];
	const letters: number[] = [];
	for (const wanted of typed.split(' ')) {
		const word = left.find(({ letters }) => letters.startsWith(wanted));
		if (!word) return undefined;
		left.splice(left.indexOf(word), 1);
		letters.push(...span(word.start, wanted.length));
	}
	return met(letters);
}

/** `fcdngr`: in order from the start of a word, or unbroken anywhere. One letter is too little to look for. */
function meetLettersInOrder(name: FoldedText, typed: string): Met | undefined {
	if (typed.length < 2) return undefined;
	const unbroken = name.letters.indexOf(typed);
	if (unbroken >= 0) return met(span(unbroken, typed.length));
	const found = name.words.flatMap(word => lettersInOrder(name, unspaced(typed), word.start) ?? []);
	return found.sort((a, b) => a.looseness - b.looseness)[0];
}

/** Going on to another word is free, but no more letters may be skipped within words than were typed. */
function lettersInOrder({ letters, words }: FoldedText, wanted: string, start: number): Met | undefined {
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
	return skipped <= wanted.length ? met(places, skipped) : undefined;
}

const unspaced = (typed: string): string => typed.replaceAll(' ', '');

/** The word as it was typed, else in other words. */
export function meetWord({ letters }: FoldedText, words: readonly string[]): Met | undefined {
	for (const [i, wanted] of words.entries()) {
		const start = ` ${letters}`.indexOf(` ${wanted}`);
		if (start >= 0) return met(span(start, wanted.length), i === 0 ? 0 : 1);
	}
	return undefined;
}

/** Every word typed begins a word of one of the hints; which hint has most of them, and what of it was met. */
export function meetAnyHint(
	hints: readonly FoldedText[],
	wanted: readonly (readonly string[])[],
): (Met & { readonly hint: number }) | undefined {
	const found = hints.map(hint => wanted.map(words => meetWord(hint, words)));
	if (!wanted.every((_, i) => found.some(words => words[i]))) return undefined;
	const counts = found.map(words => words.filter(Boolean).length);
	const hint = counts.indexOf(Math.max(...counts));
	const words = found[hint]?.flatMap(word => word ?? []) ?? [];
	const looseness = Math.max(...words.map(word => word.looseness));
	return { hint, looseness, letters: words.flatMap(word => word.letters) };
}
