import type { PrintedAsset } from '../../rules/assets/printed-asset';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Character } from '../character/character';
import { disabledBy, type Asset } from '../assets/asset';

/** A marked ability of an owned asset, with its card. */
export interface Marked {
	readonly owned: Asset;
	readonly card: PrintedAsset;
	/** Counted from 1. */
	readonly ability: number;
}

/** The abilities in effect: marked, on an asset the character owns and whose card is not disabled. */
export const markedAbilities = (character: Character, book: Rulebook): readonly Marked[] =>
	ownedAbilities(character, book).filter(({ owned }) => disabledBy(owned) === undefined);

/** Includes the abilities of disabled cards, which an ability may repair. */
export function ownedAbilities({ assets }: Character, book: Rulebook): readonly Marked[] {
	return assets.flatMap(owned => {
		const card = owned.discarded ? undefined : book.abilities.card(owned.asset);
		return card ? owned.abilities.map(ability => ({ owned, card, ability })) : [];
	});
}
