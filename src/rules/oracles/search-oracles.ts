import { withSynonyms, ORACLE_SYNONYMS } from '../search/synonyms';
import { foldText, foldedLetters, rangesOf, type FoldedText, type TextRange } from '../search/folded-text';
import { BEHIND_NAMES, sortByRank, matchNames, matchWord, type Ranked } from '../search/fuzzy-match';
import { regionOf, type Oracle } from './oracle';
import type { OracleBook } from './oracle-book';
import { combinedOracles, combinedShortName, combinedName } from './combined-oracles';
import { memoize } from '../core/memoize';

/** A search result: one oracle, or several that are rolled together, with the ranges that matched. */
export interface OracleMatch {
	readonly oracles: readonly Oracle[];
	/** The last part of its path, "Action", or of several paths, "Action + Theme", and the matched ranges. */
	readonly name: string;
	readonly nameRanges: readonly TextRange[];
	/** Its full path, or the alias that matched. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** The searched texts of an oracle. */
interface Entry {
	readonly oracles: readonly Oracle[];
	readonly name: FoldedText;
	readonly synonyms: readonly FoldedText[];
	readonly path: FoldedText;
}

/** Folded once per book. Combined oracles follow the first of their parts. */
const entriesOf = memoize((book: OracleBook): readonly Entry[] => {
	const together = combinedOracles(book);
	return book.oracles.flatMap(oracle => {
		const more = together.filter(([first]) => first === oracle);
		return [entryOf([oracle], oracle.synonyms), ...more.map(oracles => entryOf(oracles, []))];
	});
});

const entryOf = (oracles: readonly Oracle[], synonyms: readonly string[]): Entry => ({
	oracles,
	name: foldText(combinedShortName(oracles)),
	synonyms: synonyms.map(foldText),
	path: foldText(combinedName(oracles)),
});

/**
 * Finds oracles, best match first. Equal matches are sorted by recent use, then by the order of the book, with tables
 * for other regions than the journal's last.
 */
export function searchOracles(book: OracleBook, query: string, recent: readonly string[]): readonly OracleMatch[] {
	const entries = ownRegionFirst(entriesOf(book), book);
	const typed = foldedLetters(query);
	if (typed === '') return recentFirst(entries, recent).map(entry => inName(entry, []));
	const words = typed.split(' ').map(word => withSynonyms(word, ORACLE_SYNONYMS));
	const inOrder = recentFirst(fewestFirst(entries), recent);
	return sortByRank(inOrder.flatMap(entry => meetName(entry, typed) ?? meetPath(entry, words) ?? []));
}

function ownRegionFirst(entries: readonly Entry[], { settings }: OracleBook): readonly Entry[] {
	if (settings.region === undefined) return entries;
	const isOther = (region: string | undefined) => region !== undefined && region !== settings.region;
	const isElsewhere = ({ oracles }: Entry) => oracles.some(oracle => isOther(regionOf(oracle)));
	return [...entries.filter(entry => !isElsewhere(entry)), ...entries.filter(isElsewhere)];
}

const fewestFirst = (entries: readonly Entry[]): readonly Entry[] =>
	[...entries].sort((a, b) => a.oracles.length - b.oracles.length);

function recentFirst(entries: readonly Entry[], recent: readonly string[]): readonly Entry[] {
	const place = ({ path }: Entry) => {
		const at = recent.indexOf(path.text);
		return at < 0 ? recent.length : at;
	};
	return [...entries].sort((a, b) => place(a) - place(b));
}

const inName = ({ oracles, name, path }: Entry, letters: readonly number[]): OracleMatch => ({
	oracles,
	name: name.text,
	nameRanges: rangesOf(name, letters),
	hint: path.text,
	hintRanges: [],
});

const inHint = ({ oracles, name }: Entry, hint: FoldedText, letters: readonly number[]): OracleMatch => ({
	oracles,
	name: name.text,
	nameRanges: [],
	hint: hint.text,
	hintRanges: rangesOf(hint, letters),
});

function meetName(entry: Entry, typed: string): Ranked<OracleMatch> | undefined {
	const found = matchNames([entry.name, ...entry.synonyms], typed);
	if (!found) return undefined;
	const { rank, looseness, letters } = found;
	const synonym = entry.synonyms[found.at - 1];
	return { rank, looseness, match: synonym ? inHint(entry, synonym, letters) : inName(entry, letters) };
}

/** Every word typed starts a word of the path, as typed or as a synonym: `settle name`, `npc goal`. */
function meetPath(entry: Entry, wanted: readonly (readonly string[])[]): Ranked<OracleMatch> | undefined {
	const found = wanted.flatMap(words => matchWord(entry.path, words) ?? []);
	if (found.length < wanted.length) return undefined;
	const match = inHint(
		entry,
		entry.path,
		found.flatMap(({ letters }) => letters),
	);
	return { rank: BEHIND_NAMES, looseness: Math.max(...found.map(({ looseness }) => looseness)), match };
}
