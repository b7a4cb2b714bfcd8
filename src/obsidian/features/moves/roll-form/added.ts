import type { AbilityOffer } from '../../../../play/abilities/offers';
import type { Add } from '../../../../play/record/record';
import type { NextBonus } from '../../../../play/character/next-bonus';
import type { RollDraft, TypedAdd } from './roll-draft';
import type { RollOffers } from './roll-offers';
import type { RollOption } from './roll-option';
import { addsTicked } from './trigger-adds';
import { wholeNumber } from './typed-numbers';

/** The abilities in use: the ticked ones, and the one that provides the option. */
export const abilitiesInUse = (
	{ abilities }: RollOffers,
	draft: RollDraft,
	option: RollOption | undefined,
): readonly AbilityOffer[] =>
	abilities.filter(({ id, options }) => (options.length > 0 ? id === option?.ability : draft.abilities.includes(id)));

/** What the player adds to the block: ticked adds, connections that aid, and typed adds. */
export const addsOf = ({ kind, aids }: RollOffers, draft: RollDraft, option: RollOption | undefined): readonly Add[] =>
	kind === 'action'
		? [
				...addsTicked(draft.triggerAdds, option?.name),
				...aids.filter(({ name }) => draft.aids.includes(name)).map(({ add }) => add),
				...draft.adds.flatMap(readAdd),
			]
		: [];

/** The waiting bonuses that this roll spends. */
export const bonusesSpent = ({ next }: RollOffers, { saved }: RollDraft): readonly NextBonus[] =>
	next.filter(({ text }) => !saved.includes(text));

function readAdd({ amount, reason }: TypedAdd): readonly Add[] {
	const number = wholeNumber(amount);
	return number === undefined || number === 0 ? [] : [{ amount: number, reason: reason.trim() }];
}
