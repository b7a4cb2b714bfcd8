import { foldedLetters } from '../search/folded-text';
import { nearestName } from '../search/nearest-name';
import { parseOk, parseError, type ParseResult } from '../core/problem';
import type { Ruleset } from '../ruleset';
import type { PrintedAsset } from './printed-asset';
import { memoize } from '../core/memoize';

/** Cards by folded name, indexed once per book; the first card with a name wins, and a name over an alias. */
export const cardsByName = memoize(
	(assets: readonly PrintedAsset[]): ReadonlyMap<string, PrintedAsset> =>
		new Map([
			...assets.flatMap(asset => (asset.aliases ?? []).map(alias => [foldedLetters(alias), asset] as const)),
			...[...assets].reverse().map(asset => [foldedLetters(asset.name), asset] as const),
		]),
);

/** Finds a card by name, ignoring case, quotes and hyphens. Error `unknown_asset`, with a suggestion. */
export function findCard(assets: readonly PrintedAsset[], name: string): ParseResult<PrintedAsset> {
	const card = cardsByName(assets).get(foldedLetters(name));
	if (card) return parseOk(card);
	const near = nearestName(
		name,
		assets.map(asset => asset.name),
	);
	const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
	return parseError('unknown_asset', `The book has no asset called “${name}”.${hint}`);
}

/** Finds the printed card with a name, if the book has one. */
export type CardFinder = (name: string) => PrintedAsset | undefined;

/** Looks cards up in a book; its assets are parsed on first use. */
export function cardFinder({ assets }: Pick<Ruleset, 'assets'>): CardFinder {
	return name => {
		const found = findCard(assets?.() ?? [], name);
		return found.ok ? found.value : undefined;
	};
}
