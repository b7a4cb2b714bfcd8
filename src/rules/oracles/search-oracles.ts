import { inOtherWords, WORDS_FOR_ORACLES } from '../everyday-words';
import type { FoldedText, TextRange } from '../folded-text';
import { foldText, rangesOf } from '../folded-text';
import type { Met } from '../search-ways';
import { meetWord, NAME_WAYS } from '../search-ways';
import type { Oracle } from './oracle';
import { oracleName } from './oracle';
import type { OracleBook } from './oracle-book';
import { regionOf } from './region';

/** An oracle that a search found, and what of it was met. */
export interface OracleMatch {
	readonly oracle: Oracle;
	/** The last part of its path, and what was met in it. */
	readonly name: string;
	readonly nameRanges: readonly TextRange[];
	/** Its whole path, or the other name in which the words were found. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** What of an oracle is searched. */
interface Entry {
	readonly oracle: Oracle;
	readonly name: FoldedText;
	readonly synonyms: readonly FoldedText[];
	readonly path: FoldedText;
}

const remembered = new WeakMap<OracleBook, readonly Entry[]>();

/** Folded once for each book. */
function entriesOf(book: OracleBook): readonly Entry[] {
	const entries = remembered.get(book) ?? book.oracles.map(entryOf);
	remembered.set(book, entries);
	return entries;
}

const entryOf = (oracle: Oracle): Entry => ({
	oracle,
	name: foldText(oracle.path.at(-1) ?? ''),
	synonyms: oracle.synonyms.map(foldText),
	path: foldText(oracleName(oracle)),
});

/**
 * Oracles that answer to what was typed, best first; among equals those asked of late, then the order of the book, tables for
 * other regions than the journal's own last.
 */
export function searchOracles(book: OracleBook, query: string, recent: readonly string[]): readonly OracleMatch[] {
	const entries = recentFirst(ownRegionFirst(entriesOf(book), book), recent);
	const typed = foldText(query).letters;
	if (typed === '') return entries.map(entry => inName(entry, []));
	const words = typed.split(' ').map(word => inOtherWords(word, WORDS_FOR_ORACLES));
	return entries
		.flatMap(entry => meetName(entry, typed) ?? meetPath(entry, words) ?? [])
		.sort((a, b) => a.rank - b.rank || a.looseness - b.looseness)
		.map(({ match }) => match);
}

function ownRegionFirst(entries: readonly Entry[], { wishes }: OracleBook): readonly Entry[] {
	if (wishes.region === undefined) return entries;
	const isElsewhere = ({ oracle }: Entry) => regionOf(oracle) !== undefined && regionOf(oracle) !== wishes.region;
	return [...entries.filter(entry => !isElsewhere(entry)), ...entries.filter(isElsewhere)];
}

function recentFirst(entries: readonly Entry[], recent: readonly string[]): readonly Entry[] {
	const place = ({ oracle }: Entry) => {
		const at = recent.indexOf(oracleName(oracle));
		return at < 0 ? recent.length : at;
	};
	return [...entries].sort((a, b) => place(a) - place(b));
}

interface Answer {
	readonly rank: number;
	readonly looseness: number;
	readonly match: OracleMatch;
}

const inName = ({ oracle, name, path }: Entry, letters: readonly number[]): OracleMatch => ({
	oracle,
	name: name.text,
	nameRanges: rangesOf(name, letters),
	hint: path.text,
	hintRanges: [],
});

const inHint = ({ oracle, name }: Entry, hint: FoldedText, letters: readonly number[]): OracleMatch => ({
	oracle,
	name: name.text,
	nameRanges: [],
	hint: hint.text,
	hintRanges: rangesOf(hint, letters),
});

function meetName(entry: Entry, typed: string): Answer | undefined {
	for (const [rank, way] of NAME_WAYS.entries()) {
		const answer = ({ looseness }: Met, match: OracleMatch): Answer => ({ rank, looseness, match });
		const own = way(entry.name, typed);
		if (own) return answer(own, inName(entry, own.letters));
		for (const synonym of entry.synonyms) {
			const other = way(synonym, typed);
			if (other) return answer(other, inHint(entry, synonym, other.letters));
		}
	}
	return undefined;
}

/** Every word typed begins a word of the path, as it was typed or in other words: `settle name`, `npc goal`. */
function meetPath(entry: Entry, wanted: readonly (readonly string[])[]): Answer | undefined {
	const found = wanted.flatMap(words => meetWord(entry.path, words) ?? []);
	if (found.length < wanted.length) return undefined;
	const match = inHint(
		entry,
		entry.path,
		found.flatMap(({ letters }) => letters),
	);
	return { rank: NAME_WAYS.length, looseness: Math.max(...found.map(({ looseness }) => looseness)), match };
}
