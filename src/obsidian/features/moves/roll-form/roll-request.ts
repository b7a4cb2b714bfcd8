import { given } from '../../../../rules/core/collections';
import type { AbilityOffer } from '../../../../play/abilities/available-abilities';
import type { Add } from '../../../../play/record/record';
import { choicesIn, fieldIn, type RollRequest } from '../../../../play/request/request';
import { beginSaid } from './begin-view';
import type { RollDraft, TypedAdd } from './roll-draft';
import type { RollOffers, RollOption } from './roll-offers';
import { readDice, typedValue, wholeNumber } from './typed-numbers';

/** The wish for a roll that a form states. An outcome that an ability gives needs no dice. */
export function requestOf(offers: RollOffers, draft: RollDraft, chosen: RollOption | undefined): RollRequest {
	const { kind, fields } = offers;
	const using = abilitiesInUse(fields, draft, chosen);
	const always: RollRequest = {
		...given({ about: draft.about, cost: fieldIn(fields, 'cost') ? draft.cost : undefined }),
		...beginSaid(draft.begins),
		abilities: using.map(({ id }) => id),
	};
	if (kind === 'no_roll' || using.some(({ as }) => as !== undefined)) return always;
	const value = chosen && chosen.value === undefined ? typedValue(draft, kind, chosen.name) : undefined;
	const rolled: RollRequest = { ...always, ...given({ option: chosen?.name, value, dice: diceIn(draft) }) };
	if (kind === 'progress') return rolled;
	const { conditions, aids, saved, presetActionDie: preset } = draft;
	const adds = draft.adds.flatMap(readAdd);
	return { ...rolled, ...given({ preset }), conditions, aids, saved, adds };
}

/** The abilities in use: the ticked ones, and the one that provides the option. */
const abilitiesInUse = (
	fields: RollOffers['fields'],
	draft: RollDraft,
	option: RollOption | undefined,
): readonly AbilityOffer[] =>
	choicesIn(fields, 'abilities').flatMap(({ ability }) => {
		if (!ability) return [];
		const { id, options } = ability;
		return (options.length > 0 ? id === option?.ability : draft.abilities.includes(id)) ? [ability] : [];
	});

/** Words that are no dice are too few of them. */
const diceIn = ({ dice }: RollDraft): RollRequest['dice'] => (dice.trim() === '' ? undefined : (readDice(dice) ?? []));

function readAdd({ amount, reason }: TypedAdd): readonly Add[] {
	const number = wholeNumber(amount);
	return number === undefined || number === 0 ? [] : [{ amount: number, reason: reason.trim() }];
}
