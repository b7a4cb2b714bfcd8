import { withSynonyms } from './synonyms';
import { foldText, foldedLetters, rangesOf, type FoldedText, type TextRange } from './folded-text';
import { optionName, type Move, type TriggerCondition } from '../move';
import type { Ruleset } from '../ruleset';
import { BEHIND_NAMES, sortByRank, matchHints, matchNames, type Ranked } from './fuzzy-match';
import { memoize } from '../core/memoize';

/** A search result, with the ranges that matched. */
export interface MoveMatch {
	readonly move: Move;
	/** The matched ranges in the name. */
	readonly nameRanges: readonly TextRange[];
	/** The trigger, or the alias, option or category that matched. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/**
 * Finds moves, best match first. Equal matches, and all moves if nothing is typed, are sorted by recent use, then by
 * the book's order.
 */
export function searchMoves(ruleset: Ruleset, query: string, recent: readonly string[] = []): readonly MoveMatch[] {
	const entries = entriesOf(ruleset);
	const typed = foldedLetters(query);
	const inOrder = recent.length > 0 ? recentFirst(entries, recent) : entries;
	if (typed === '') return inOrder.map(entry => inName(entry, []));
	const words = typed.split(' ').map(word => withSynonyms(word));
	return sortByRank(inOrder.flatMap(entry => meetName(entry, typed) ?? meetHints(entry, words) ?? []));
}

/** The searched texts of a move. */
interface Entry {
	readonly move: Move;
	readonly name: FoldedText;
	/** Its other names. */
	readonly aliases: readonly FoldedText[];
	/** Searched in this order: the trigger, its options, the category. */
	readonly hints: readonly [FoldedText, ...FoldedText[]];
}

/** Folded once per ruleset. */
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

/**
 * Every word typed starts a word of the trigger, an option or the category; the text with the most matches is shown.
 */
function meetHints(entry: Entry, wanted: readonly (readonly string[])[]): Ranked<MoveMatch> | undefined {
	const found = matchHints(entry.hints, wanted);
	if (!found) return undefined;
	const match = inHint(entry, entry.hints[found.hint] ?? entry.hints[0], found.letters);
	const looseness = found.looseness * KINDS_OF_HINT + kindOfHint(entry, found.hint);
	return { rank: BEHIND_NAMES, looseness, match };
}

const KINDS_OF_HINT = 3;

/** Ranks hints: trigger, then options (all equal), then category. */
function kindOfHint({ hints }: Entry, index: number): number {
	if (index === 0) return 0;
	return index < hints.length - 1 ? 1 : 2;
}
