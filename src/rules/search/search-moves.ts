import { withSynonyms } from './synonyms';
import type { FoldedText, TextRange } from './folded-text';
import { foldText, foldedLetters, rangesOf } from './folded-text';
import { optionName, type Move, type TriggerCondition } from '../move';
import type { Ruleset } from '../ruleset';
import type { Ranked } from './fuzzy-match';
import { BEHIND_NAMES, sortByRank, matchHints, matchNames } from './fuzzy-match';
import { memoize } from '../memoize';

/** A search result, with the ranges that matched. */
export interface MoveMatch {
	readonly move: Move;
	/** What was met in the name. */
	readonly nameRanges: readonly TextRange[];
	/** The trigger, or the other name, option or category in which the words were found. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** Moves that answer to what was typed, best first; among equals, and if nothing is typed, recent ones, then the book's order. */
export function searchMoves(ruleset: Ruleset, query: string, recent: readonly string[] = []): readonly MoveMatch[] {
	const entries = entriesOf(ruleset);
	const typed = foldedLetters(query);
	const inOrder = recent.length > 0 ? recentFirst(entries, recent) : entries;
	if (typed === '') return inOrder.map(entry => inName(entry, []));
	const words = typed.split(' ').map(word => withSynonyms(word));
	return sortByRank(inOrder.flatMap(entry => meetName(entry, typed) ?? meetHints(entry, words) ?? []));
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

/** Folded once for each ruleset. */
const entriesOf = memoize(({ moves }: Ruleset): readonly Entry[] => moves.map(entryOf));

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
	const names = recent.map(name => foldedLetters(name));
	const place = ({ name }: Entry) => (names.includes(name.letters) ? names.indexOf(name.letters) : names.length);
	return [...entries].sort((a, b) => place(a) - place(b));
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

function meetName(entry: Entry, typed: string): Ranked<MoveMatch> | undefined {
	const found = matchNames([entry.name, ...entry.aliases], typed);
	if (!found) return undefined;
	const { rank, looseness, letters } = found;
	const alias = entry.aliases[found.at - 1];
	return { rank, looseness, match: alias ? inHint(entry, alias, letters) : inName(entry, letters) };
}

/** Every word typed begins a word of the trigger, an option or the category; the text that has most of them is shown. */
function meetHints(entry: Entry, wanted: readonly (readonly string[])[]): Ranked<MoveMatch> | undefined {
	const found = matchHints(entry.hints, wanted);
	if (!found) return undefined;
	const match = inHint(entry, entry.hints[found.hint] ?? entry.hints[0], found.letters);
	const looseness = found.looseness * KINDS_OF_HINT + kindOfHint(entry, found.hint);
	return { rank: BEHIND_NAMES, looseness, match };
}

const KINDS_OF_HINT = 3;

/** The trigger comes before an option, an option before the category; which of the options does not matter. */
function kindOfHint({ hints }: Entry, index: number): number {
	if (index === 0) return 0;
	return index < hints.length - 1 ? 1 : 2;
}
