import { given } from '../../rules/core/collections';
import type { AbilityUse } from '../../rules/assets/ability';
import { applicabilityTo } from '../../rules/assets/ability-book';
import { useLabel } from '../../rules/assets/ability-label';
import type { PrintedAsset } from '../../rules/assets/printed-asset';
import { foldText } from '../../rules/search/folded-text';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import type { UsedAbility } from '../record/record';

/** A use of an ability that applies to a move, with its text in the record. */
interface NamedUse {
	readonly used: UsedAbility;
	readonly use: AbilityUse;
	/** The situation in the card's words; empty for always. */
	readonly when: string;
	readonly inFight?: boolean;
}

/** The uses of an ability for a move. The first one needs no variant name; any others have one. */
export function usesFor(card: PrintedAsset, ability: number, move: Move, book: Rulebook): readonly NamedUse[] {
	const printed = card.abilities[ability - 1];
	if (!printed) return [];
	const fitting = book.abilities.read(card, printed).uses.flatMap(use => {
		const fit = applicabilityTo(use, printed, move);
		return fit ? [{ use, fit }] : [];
	});
	return fitting.map(({ use, fit: { when, inFight } }, at) => {
		const way = at > 0 ? useLabel(use) : (use.variant ?? '');
		return { used: { asset: card.name, ability, ...(way === '' ? {} : { way }) }, use, when, ...given({ inFight }) };
	});
}

/** The use that a record refers to; `undefined` if no card has it. */
export function useOf(used: UsedAbility, move: Move, book: Rulebook): AbilityUse | undefined {
	const card = book.abilities.card(used.asset);
	const uses = card ? usesFor(card, used.ability, move, book) : [];
	const { way } = used;
	return (way === undefined ? uses[0] : uses.find(each => isSame(each.used.way ?? '', way)))?.use;
}

const isSame = (one: string, other: string): boolean => foldText(one).letters === foldText(other).letters;

export const isSameAbility = (one: UsedAbility, other: UsedAbility): boolean =>
	one.ability === other.ability && isSame(one.asset, other.asset) && isSame(one.way ?? '', other.way ?? '');

/** `Banshee 2`, `Archer 1, Line up your shot` */
export const usedWords = ({ asset, ability, way }: UsedAbility): string =>
	`${asset} ${ability}${way === undefined ? '' : `, ${way}`}`;
