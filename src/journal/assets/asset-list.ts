import { findNamed, foldedName } from '../../rules/search/folded-name';
import { initiallyMarked, type PrintedAsset } from '../../rules/assets/printed-asset';
import type { CardFinder } from '../../rules/assets/find-card';
import { kindOfCard, type Asset } from '../../play/assets/asset';
import { isLink, linkTarget, nameOf } from '../../rules/search/stated-name';
import { freshMeters } from './fresh-meters';

const DISCARDED = /\s{1,9}\(discarded\)$/i;

/** The target of an entry of a character's `assets` that is a link, discarded or not; `undefined` for a bare name. */
export function linkOfListed(text: string): string | undefined {
	const written = text.replace(DISCARDED, '');
	return isLink(written) ? linkTarget(written) : undefined;
}

/** A bare name in a character's `assets` means a new card with the first ability marked. */
export function readListedAsset(text: string, cards?: CardFinder): Asset {
	const link = linkOfListed(text);
	const name = link === undefined ? text.replace(DISCARDED, '') : nameOf(link);
	const bare = freshAsset(name, cards?.(name));
	return DISCARDED.test(text) ? { ...bare, discarded: true } : bare;
}

function freshAsset(name: string, card: PrintedAsset | undefined): Asset {
	const bare: Asset = { name, asset: name, kind: 'other', abilities: [1], meters: {}, conditions: [] };
	if (!card) return bare;
	const marked = initiallyMarked(card);
	const abilities = marked.length > 0 ? marked : bare.abilities;
	return { ...bare, card, inputs: {}, kind: kindOfCard(card), abilities, meters: freshMeters(card, abilities) };
}

/**
 * Updates a character's `assets`. A discarded one becomes `Glowcat (discarded)`; one with its own note keeps its bytes.
 */
export function rewriteAssetList(
	written: readonly string[],
	hasNote: (name: string) => boolean,
	after: readonly Asset[],
): readonly string[] {
	const kept = written.flatMap(text => {
		const was = readListedAsset(text);
		if (hasNote(was.name)) return [text];
		const is = findNamed(after, was.name);
		if (!is) return [];
		if ((was.discarded ?? false) === (is.discarded ?? false)) return [text];
		return [is.discarded ? `${text} (discarded)` : text.replace(DISCARDED, '')];
	});
	const names = new Set(written.map(text => foldedName(readListedAsset(text).name)));
	return [...kept, ...after.map(({ name }) => name).filter(name => !names.has(foldedName(name)) && !hasNote(name))];
}
