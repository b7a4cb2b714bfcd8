import { inOtherWords } from './everyday-words';
import type { FoldedText, TextRange } from './folded-text';
import { foldText, rangesOf, span } from './folded-text';
import type { Move, TriggerCondition } from './move';
import { optionName } from './move';
import type { Ruleset } from './ruleset';

/** A move that a search found, and what of it was met. */
export interface MoveMatch {
	readonly move: Move;
	/** What was met in the name. */
	readonly nameRanges: readonly TextRange[];
	/** The trigger, or the other name, option or category in which the words were found. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** Moves that answer to what was typed, best first, equals in the book's order. Nothing typed: recent moves, then the book. */
export function searchMoves(ruleset: Ruleset, query: string, recent: readonly string[] = []): readonly MoveMatch[] {
	const entries = entriesOf(ruleset);
	const typed = foldText(query).letters;
	if (typed === '') return recentFirst(entries, recent).map(entry => inName(entry, []));
	const words = typed.split(' ').map(inOtherWords);
	return entries
		.flatMap(entry => meetName(entry, typed) ?? meetHints(entry, words) ?? [])
		.sort((a, b) => a.rank - b.rank || a.looseness - b.looseness)
		.map(({ match }) => match);
}

/** What of a move is searched. */
interface Entry {
	readonly move: Move;
	readonly name: FoldedText;
	/** Its other names. */
	readonly aliases: readonly FoldedText[];
	/** The trigger, its options, the category: in this order words are looked for. */
	readonly hints: readonly [FoldedText, ...FoldedText[]];
}

const remembered = new WeakMap<Ruleset, readonly Entry[]>();

/** Folded once for each ruleset. */
function entriesOf(ruleset: Ruleset): readonly Entry[] {
	const entries = remembered.get(ruleset) ?? ruleset.moves.map(entryOf);
	remembered.set(ruleset, entries);
	return entries;
}

const entryOf = (move: Move): Entry => ({
	move,
	name: foldText(move.name),
	aliases: (move.aliases ?? []).map(foldText),
	hints: [
		foldText(move.trigger.text),
		...move.trigger.conditions.map(condition => foldText(optionText(condition))),
		foldText(move.category),
	],
});

/** "With speed, mobility, or agility: +edge" */
const optionText = ({ text, roll_options }: TriggerCondition): string =>
	[text, roll_options.map(option => `+${optionName(option)}`).join(', ')].filter(Boolean).join(': ');

function recentFirst(entries: readonly Entry[], recent: readonly string[]): readonly Entry[] {
	const names = recent.map(name => foldText(name).letters);
	const place = ({ name }: Entry) => (names.includes(name.letters) ? names.indexOf(name.letters) : names.length);
	return [...entries].sort((a, b) => place(a) - place(b));
}

/** How a move answered: by `rank` of the way first, then the lower looseness. */
interface Answer {
	readonly rank: number;
	readonly looseness: number;
	readonly match: MoveMatch;
}

const inName = ({ move, name, hints }: Entry, letters: readonly number[]): MoveMatch => ({
	move,
	nameRanges: rangesOf(name, letters),
	hint: hints[0].text,
	hintRanges: [],
});

const inHint = ({ move }: Entry, hint: FoldedText, letters: readonly number[]): MoveMatch => ({
	move,
	nameRanges: [],
	hint: hint.text,
	hintRanges: rangesOf(hint, letters),
});

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

function meetName(entry: Entry, typed: string): Answer | undefined {
	for (const [rank, way] of NAME_WAYS.entries()) {
		const found = way(entry.name, typed);
		if (found) return { rank, looseness: found.looseness, match: inName(entry, found.letters) };
		for (const alias of entry.aliases) {
			const other = way(alias, typed);
			if (other) return { rank, looseness: other.looseness, match: inHint(entry, alias, other.letters) };
		}
	}
	return undefined;
}

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

/** Every word typed begins a word of the trigger, an option or the category; the text that has most of them is shown. */
function meetHints(entry: Entry, wanted: readonly (readonly string[])[]): Answer | undefined {
	const found = entry.hints.map(hint => wanted.map(words => meetWord(hint, words)));
	if (!wanted.every((_, i) => found.some(words => words[i]))) return undefined;

	const counts = found.map(words => words.filter(Boolean).length);
	const best = counts.indexOf(Math.max(...counts));
	const words = found[best]?.flatMap(word => word ?? []) ?? [];
	const inOther = Math.max(...words.map(word => word.looseness));
	const match = inHint(
		entry,
		entry.hints[best] ?? entry.hints[0],
		words.flatMap(word => word.letters),
	);
	return { rank: NAME_WAYS.length, looseness: inOther * KINDS_OF_HINT + kindOfHint(entry, best), match };
}

const KINDS_OF_HINT = 3;

/** The trigger comes before an option, an option before the category; which of the options does not matter. */
function kindOfHint({ hints }: Entry, index: number): number {
	if (index === 0) return 0;
	return index < hints.length - 1 ? 1 : 2;
}

/** The word as it was typed, else in other words. */
function meetWord({ letters }: FoldedText, words: readonly string[]): Met | undefined {
	for (const [i, wanted] of words.entries()) {
		const start = ` ${letters}`.indexOf(` ${wanted}`);
		if (start >= 0) return met(span(start, wanted.length), i === 0 ? 0 : 1);
	}
	return undefined;
}
