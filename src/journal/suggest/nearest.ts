import { foldText, type FoldedText } from '../../rules/search/folded-text';
import { BY_SOME_WORDS, matchNames } from '../../rules/search/fuzzy-match';
import type { Read } from './tokens';
import { typingDistance } from '../../rules/search/nearest-name';

/** In letters; shorter words are misspellings of anything. */
const FEWEST = 3;
/** Words of a name that are often left out. */
const SMALL = new Set(['a', 'an', 'the', 'your']);

/**
 * How many letters of these words differ from the words of a name that they begin: 0 if none does, `Infinity` if more
 * than a third of a word do. The very first letter is never wrong. Any word of the name may be the first `byWord`.
 */
function slipsIn(typed: readonly string[], { words }: FoldedText, byWord: boolean): number {
	const names = words.map(({ letters }) => letters);
	const starts = byWord ? [...names.keys()] : [0];
	return Math.min(...starts.map(start => slipsFrom(typed, names, start)));
}

function slipsFrom(typed: readonly string[], names: readonly string[], start: number): number {
	let total = 0;
	let at = start;
	for (const [i, word] of typed.entries()) {
		while (i > 0 && SMALL.has(names[at] ?? '') && slipsOf(word, names[at] ?? '', i) === Infinity) at++;
		const slips = slipsOf(word, names[at] ?? '', i);
		// A small word at the end is too little to be misspelled.
		total += slips > 0 && i === typed.length - 1 && SMALL.has(names[at] ?? '') ? Infinity : slips;
		if (total === Infinity) return Infinity;
		at++;
	}
	return total;
}

/** The first word bears the meaning; a slip in a short word behind it is forgiven. */
function slipsOf(typed: string, name: string, place: number): number {
	if (name === '' || (place === 0 && name.charAt(0) !== typed.charAt(0))) return Infinity;
	if (name.startsWith(typed)) return 0;
	const shorter = Math.min(name.length, typed.length);
	const most = place > 0 ? Math.max(1, shorter / 3) : shorter < FEWEST ? 0 : shorter / 3;
	if (Math.abs(name.length - typed.length) > most) return Infinity;
	const slips = typingDistance(typed, name);
	return slips <= most ? slips : Infinity;
}

/** Something that can be called by any of these names. */
export interface Named<V> {
	readonly value: V;
	readonly names: readonly string[];
}

/** A name that tokens mean. At cost 0 it is certain; above, it is misspelled. */
export interface Near<V> {
	readonly value: V;
	/** The first token after it. */
	readonly to: number;
	readonly cost: 0 | 1 | 2;
	/** How loosely it was called: 0 in full, then initials, its start, starts of its words. It orders rows. */
	readonly rank: number;
}

export interface Looseness {
	/** The loosest rank that still is certain. */
	readonly loosest: number;
	/** In tokens. */
	readonly most: number;
	/** Any word of a longer name may be the first that is typed. */
	readonly byWord: boolean;
}

/** Starts of words, but no scattered letters. */
const BY_WORDS: Looseness = { loosest: BY_SOME_WORDS, most: 6, byWord: true };

/** What the tokens from `from` on mean of these names, each with the number of tokens it takes; longest first. */
export function nearest<V>(
	named: readonly Named<V>[],
	read: Read,
	from: number,
	looseness: Looseness = BY_WORDS,
): readonly Near<V>[] {
	const found: Near<V>[] = [];
	for (let to = Math.min(read.tokens.length, from + looseness.most); to > from; to--) {
		const typed = lettersOf(read, from, to);
		if (typed === '') continue;
		const certain = certainIn(
			named,
			typed,
			to === from + 1 ? looseness.loosest : Math.min(looseness.loosest, BY_WORDS.loosest),
		);
		const near = read.isNear && certain.length === 0 ? misspelledIn(named, typed, looseness) : [];
		found.push(...[...certain, ...near].map(each => ({ ...each, to })));
	}
	return found;
}

/** The folded letters of a span; empty if it begins or ends with a sign, which is part of a name only within it. */
const lettersOf = (read: Read, from: number, to: number): string =>
	read.tokens[from]?.kind === 'sign' || read.tokens[to - 1]?.kind === 'sign' ? '' : read.letters(from, to);

type Called<V> = Omit<Near<V>, 'to'>;

function certainIn<V>(named: readonly Named<V>[], typed: string, loosest: number): readonly Called<V>[] {
	const isNumber = /^\d+$/.test(typed);
	return named.flatMap(({ value, names }): readonly Called<V>[] => {
		const isLoose = loosest > BY_WORDS.loosest && typed.length > 1;
		const texts = names.map(foldOf).filter(name => isLoose || mayBegin(name, typed));
		const rank = texts.length === 0 ? Infinity : (matchNames(texts, typed)?.rank ?? Infinity);
		// A number is no start of a longer one.
		return rank <= loosest && !(isNumber && rank > 0) ? [{ value, cost: 0, rank }] : [];
	});
}

function misspelledIn<V>(named: readonly Named<V>[], typed: string, { byWord }: Looseness): readonly Called<V>[] {
	if (/\d/.test(typed)) return [];
	const words = typed.split(' ');
	return named.flatMap(({ value, names }): readonly Called<V>[] => {
		const cost = Math.min(...names.map(name => slipsIn(words, foldOf(name), byWord)));
		const isWhole = names.some(name => foldOf(name).words.length === words.length);
		return cost === 1 || cost === 2 ? [{ value, cost, rank: isWhole ? 0 : 1 }] : [];
	});
}

/** Whether a name can be meant by its start or by starts of its words, which is quick to tell. */
const mayBegin = ({ words }: FoldedText, typed: string): boolean =>
	words.some(word => word.letters.startsWith(typed.charAt(0)));

const folded = new Map<string, FoldedText>();
const MOST_KEPT = 5000;

function foldOf(name: string): FoldedText {
	const known = folded.get(name);
	if (known) return known;
	if (folded.size > MOST_KEPT) folded.clear();
	const text = foldText(name);
	folded.set(name, text);
	return text;
}
