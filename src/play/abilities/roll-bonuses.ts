import type { MoveContext } from '../record/move-context';
import type { CostReduction } from '../../rules/assets/ability';
import type { Move } from '../../rules/move';
import { outcomeName } from '../../rules/core/outcome';
import type { Add } from '../record/record';
import type { OfferedOption } from '../roll/roll-options';
import { abilitiesOn } from './available-abilities';
import { isSameAbility } from './ability-uses';

/** What the abilities named by a call contribute to its roll. */
export interface AbilityBonuses {
	readonly adds: readonly Add[];
	readonly options: readonly OfferedOption[];
	/** A fixed value for the action die. */
	readonly preset?: number;
	/** An automatic outcome, as text for the record: "strong hit (Service Pod)". */
	readonly as?: string;
	/** What is taken off the cost of a suffer move. */
	readonly less: readonly CostReduction[];
}

/** An add that the player already wrote for the asset is not added again. */
export function bonusesFromAbilities({ record: call, character, book }: MoveContext, move: Move): AbilityBonuses {
	const { abilities = [], adds } = call;
	if (abilities.length === 0) return { adds: [], options: [], less: [] };
	const offers = abilitiesOn(move, {}, character, book);
	const used = offers.filter(offer => abilities.some(ability => isSameAbility(ability, offer.used)));
	const given = used.find(({ as }) => as !== undefined);
	const preset = used.find(offer => offer.preset !== undefined)?.preset;
	return {
		adds: used.flatMap(({ add }) => (add && adds.every(({ reason }) => reason !== add.reason) ? [add] : [])),
		options: used.flatMap(({ options }) => options),
		less: used.flatMap(({ less }) => less ?? []),
		...(preset === undefined ? {} : { preset }),
		...(given?.as === undefined ? {} : { as: `${outcomeName(given.as)} (${given.used.asset})` }),
	};
}
