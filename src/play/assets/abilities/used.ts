import type { AbilityUse } from '../../../rules/assets/ability';
import { applicabilityTo } from '../../../rules/assets/ability-book';
import { useLabel } from '../../../rules/assets/ability-label';
import type { PrintedAsset } from '../../../rules/assets/printed-asset';
import { foldText } from '../../../rules/search/folded-text';
import type { Move } from '../../../rules/move';
import type { Rulebook } from '../../../rules/rulebook';
import type { UsedAbility } from '../../record/record';

/** The uses of an ability that fit a move, each with what the record calls it. */
interface NamedUse {
	readonly used: UsedAbility;
	readonly use: AbilityUse;
	/** When it helps, in the words of the card; empty for always. */
	readonly when: string;
}

/** The first needs no name of its own; whatever else the ability can do for the move has one. */
export function usesFor(card: PrintedAsset, ability: number, move: Move, book: Rulebook): readonly NamedUse[] {
	const printed = card.abilities[ability - 1];
	if (!printed) return [];
	const fitting = book.abilities.read(card, printed).uses.flatMap(use => {
		const fit = applicabilityTo(use, printed, move);
		return fit ? [{ use, when: fit.when }] : [];
	});
	return fitting.map(({ use, when }, at) => {
		const way = at > 0 ? useLabel(use) : (use.variant ?? '');
		return { used: { asset: card.name, ability, ...(way === '' ? {} : { way }) }, use, when };
	});
}

/** What a record means by an ability that was used on its move; nothing if no card says so. */
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
