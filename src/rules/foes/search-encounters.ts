import type { TextRange } from '../folded-text';
import { foldText, rangesOf } from '../folded-text';
import type { Answer } from '../search-ways';
import { BEHIND_NAMES, bestFirst, meetAnyHint, meetNames } from '../search-ways';

/** Something that can be looked up by its name, and by words that are told of it. */
export interface LookedUp {
	readonly _id: string;
	readonly name: string;
	/** "extreme", "site, formidable" */
	readonly category: string;
	/** What is told of it in a line: "Horror. Withered flesh; clawed fingernails". */
	readonly hint: string;
}

interface LookedUpMatch<T> {
	readonly item: T;
	readonly nameRanges: readonly TextRange[];
	readonly hintRanges: readonly TextRange[];
}

/** Those that answer to what was typed: by name, else with each word in what is told of them; best first. */
export function lookUp<T extends LookedUp>(items: readonly T[], query: string): readonly LookedUpMatch<T>[] {
	const typed = foldText(query).letters;
	if (typed === '') return items.map(item => ({ item, nameRanges: [], hintRanges: [] }));
	const words = typed.split(' ').map(word => [word]);
	return bestFirst(items.flatMap(item => meetName(item, typed) ?? meetWords(item, words) ?? []));
}

function meetName<T extends LookedUp>(item: T, typed: string): Answer<LookedUpMatch<T>> | undefined {
	const name = foldText(item.name);
	const found = meetNames([name], typed);
	if (!found) return undefined;
	const { rank, looseness, letters } = found;
	return { rank, looseness, match: { item, nameRanges: rangesOf(name, letters), hintRanges: [] } };
}

function meetWords<T extends LookedUp>(
	item: T,
	words: readonly (readonly string[])[],
): Answer<LookedUpMatch<T>> | undefined {
	const hint = foldText(item.hint);
	const found = meetAnyHint([hint, foldText(`${item.name} ${item.category}`)], words);
	if (!found) return undefined;
	const hintRanges = found.hint === 0 ? rangesOf(hint, found.letters) : [];
	return { rank: BEHIND_NAMES, looseness: found.looseness, match: { item, nameRanges: [], hintRanges } };
}
