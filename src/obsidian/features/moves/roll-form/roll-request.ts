import { given } from '../../../../rules/collections';
import type { AbilityOffer } from '../../../../play/abilities/offers';
import type { Add } from '../../../../play/record/record';
import type { RollRequest } from '../../../../play/request/request';
import { beginSaid } from './begin-view';
import type { RollDraft, TypedAdd } from './roll-draft';
import type { RollOffers } from './roll-offers';
import type { RollOption } from './roll-option';
import { readDice, typedValue, wholeNumber } from './typed-numbers';

/** The wish for a roll that a form states. An outcome that an ability gives needs no dice. */
export function requestOf(offers: RollOffers, draft: RollDraft, chosen: RollOption | undefined): RollRequest {
	const { kind, costs } = offers;
	const using = abilitiesInUse(offers, draft, chosen);
	const always: RollRequest = {
		...given({ about: draft.about, cost: costs.length > 0 ? draft.cost : undefined }),
		...beginSaid(draft.begins),
		abilities: using.map(({ id }) => id),
	};
	if (kind === 'no_roll' || using.some(({ as }) => as !== undefined)) return always;
	const value = chosen && chosen.value === undefined ? typedValue(draft, kind, chosen.name) : undefined;
	const rolled: RollRequest = { ...always, ...given({ option: chosen?.name, value, dice: readDice(draft.dice) }) };
	if (kind === 'progress') return rolled;
	const { aids, saved, presetActionDie: preset } = draft;
	const adds = draft.adds.flatMap(readAdd);
	return { ...rolled, ...given({ preset }), conditions: draft.conditions.map(({ when }) => when), aids, saved, adds };
}

/** The abilities in use: the ticked ones, and the one that provides the option. */
const abilitiesInUse = (
	{ abilities }: RollOffers,
	draft: RollDraft,
	option: RollOption | undefined,
): readonly AbilityOffer[] =>
	abilities.filter(({ id, options }) => (options.length > 0 ? id === option?.ability : draft.abilities.includes(id)));

function readAdd({ amount, reason }: TypedAdd): readonly Add[] {
	const number = wholeNumber(amount);
	return number === undefined || number === 0 ? [] : [{ amount: number, reason: reason.trim() }];
}
