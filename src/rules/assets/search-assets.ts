import { getOwn } from '../core/collections';
import { withSynonyms } from '../search/synonyms';
import { foldText, foldedLetters, rangesOf, type FoldedText, type TextRange } from '../search/folded-text';
import { plainText } from '../rules-text';
import { lazy, memoize } from '../core/memoize';
import { BEHIND_NAMES, sortByRank, matchHints, matchNames, type Ranked } from '../search/fuzzy-match';
import { abilityPlainText, type PrintedAsset } from './printed-asset';

/** A search result, with the ranges that matched. */
export interface AssetMatch {
	readonly asset: PrintedAsset;
	readonly nameRanges: readonly TextRange[];
	/** The first sentence of the card, or the sentence that matched. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** The searched text of an asset: its name, then the sentences of its card, then its category. */
interface Entry {
	readonly asset: PrintedAsset;
	readonly name: FoldedText;
	readonly first: string;
	/** All searched text in lower case, for a quick check that saves folding most cards. */
	readonly glance: string;
	readonly hints: () => readonly FoldedText[];
}

/** Computed once per card. */
const entryOf = memoize((asset: PrintedAsset): Entry => {
	const said = [
		...asset.abilities.flatMap(ability => sentences(abilityPlainText(ability))),
		...sentences(plainText(`${asset.requirement ?? ''}\n${asset.description ?? ''}`)),
		asset.category,
	];
	return {
		asset,
		name: foldText(asset.name),
		first: said[0] ?? '',
		glance: [asset.name, ...said]
			.join(' ')
			.normalize('NFD')
			.replace(/[\p{M}'’]/gu, '')
			.toLowerCase(),
		hints: lazy(() => said.map(foldText)),
	};
});

const sentences = (words: string): readonly string[] =>
	(words.match(/[^.!?:\n]+[.!?:]*/g) ?? []).map(sentence => sentence.trim()).filter(sentence => sentence !== '');

/** Sorts the assets for players of a ruleset: its own, then those recommended for it, then the rest. */
export function assetsFor(ruleset: string, assets: readonly PrintedAsset[]): readonly PrintedAsset[] {
	const place = ({ _id, tags }: PrintedAsset) =>
		_id.startsWith(`asset:${ruleset}/`) ? 0 : getOwn(tags, ruleset)?.['recommended'] === true ? 1 : 2;
	return [...assets].sort((a, b) => place(a) - place(b));
}

/** The categories of assets, in order of appearance. */
export const categoriesOf = (assets: readonly PrintedAsset[]): readonly string[] => [
	...new Set(assets.map(({ category }) => category)),
];

/** Finds assets by name or by the text of their cards, best match first; without a query, all in the given order. */
export function searchAssets(assets: readonly PrintedAsset[], query: string): readonly AssetMatch[] {
	const entries = assets.map(entryOf);
	const typed = foldedLetters(query);
	if (typed === '') return entries.map(entry => inName(entry, []));
	const words = typed.split(' ').map(word => withSynonyms(word));
	return sortByRank(entries.flatMap(entry => meetName(entry, typed) ?? meetCard(entry, words) ?? []));
}

const inName = ({ asset, name, first }: Entry, letters: readonly number[]): AssetMatch => ({
	asset,
	nameRanges: rangesOf(name, letters),
	hint: first,
	hintRanges: [],
});

function meetName(entry: Entry, typed: string): Ranked<AssetMatch> | undefined {
	const found = matchNames([entry.name], typed);
	return found && { rank: found.rank, looseness: found.looseness, match: inName(entry, found.letters) };
}

/** Some of the words may match in the name: `bot scan`. */
function meetCard(
	{ asset, name, first, glance, hints }: Entry,
	wanted: readonly (readonly string[])[],
): Ranked<AssetMatch> | undefined {
	if (!wanted.every(words => words.some(word => glance.includes(word)))) return undefined;
	const found = matchHints([...hints(), name], wanted);
	if (!found) return undefined;
	const hint = hints()[found.hint];
	const match: AssetMatch = {
		asset,
		nameRanges: hint ? [] : rangesOf(name, found.letters),
		hint: hint?.text ?? first,
		hintRanges: hint ? rangesOf(hint, found.letters) : [],
	};
	return { rank: BEHIND_NAMES, looseness: found.looseness, match };
}
