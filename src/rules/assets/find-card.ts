import { foldText } from '../search/folded-text';
import { nearestName } from '../search/nearest-name';
import { read, unread, type Reading } from '../problem';
import type { Ruleset } from '../ruleset';
import type { PrintedAsset } from './printed-asset';
import { memoize } from '../memoize';

/** By their folded names, once for each book; of two with one name the first counts. */
export const cardsByName = memoize(
	(assets: readonly PrintedAsset[]): ReadonlyMap<string, PrintedAsset> =>
		new Map([...assets].reverse().map(asset => [foldText(asset.name).letters, asset])),
);

/** The printed card of that name, whatever its capitals, quotes and hyphens; else the name that was likely meant. */
export function findCard(assets: readonly PrintedAsset[], name: string): Reading<PrintedAsset> {
	const card = cardsByName(assets).get(foldText(name).letters);
	if (card) return read(card);
	const near = nearestName(
		name,
		assets.map(asset => asset.name),
	);
	const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
	return unread('unknown_asset', `The book has no asset called “${name}”.${hint}`);
}

/** The printed card of that name, where the book has one. */
export type CardFinder = (name: string) => PrintedAsset | undefined;

/** Looks cards up in a book, whose assets are read when the first one is wanted. */
export function cardFinder({ assets }: Pick<Ruleset, 'assets'>): CardFinder {
	return name => {
		const found = findCard(assets?.() ?? [], name);
		return found.ok ? found.value : undefined;
	};
}
