import { given } from '../../../../rules/collections';
import type { RollInput } from '../../../../play/roll/roll-input';
import { sufferMove } from '../../../../play/suffer/suffer';
import { abilitiesInUse, addsOf, bonusesSpent } from './added';
import type { RollDraft } from './roll-draft';
import type { RollCall, RollOffers } from './roll-offers';
import type { RollOption } from './roll-option';
import { isNamedBy } from './roll-option';
import { readThrown, typedValue } from './typed-numbers';

/** The roll input of a form without problems. What the block specifies is left out. */
export function rollInputOf(
	call: RollCall,
	draft: RollDraft,
	offers: RollOffers,
	chosen: RollOption | undefined,
): RollInput {
	const { record } = call;
	const { kind } = offers;
	const used = abilitiesInUse(offers, draft, chosen);
	const isSaid = used.length > 0 || record.abilities !== undefined;
	const always: RollInput = {
		...given({ track: draft.about }),
		...(isSaid ? { abilities: used.map(offer => offer.used) } : {}),
		...costInput(call, draft),
	};
	if (kind === 'no_roll' || used.some(({ as }) => as !== undefined)) return always;
	const rolled: RollInput = { ...always, ...diceInput(draft, kind) };
	const isNamed = chosen !== undefined && isNamedBy(record, chosen);
	if (chosen?.track !== undefined) return { ...rolled, ...(isNamed ? {} : { track: chosen.track }) };
	const adds = addsOf(offers, draft, chosen);
	const next = bonusesSpent(offers, draft).map(({ text }) => text);
	const typed = chosen?.value === undefined && chosen ? typedValue(draft, kind, chosen.name) : undefined;
	return {
		...rolled,
		...(chosen && !isNamed ? { roll: optionInput(chosen, kind === 'action' ? typed : undefined) } : {}),
		...(adds.length > 0 ? { adds } : {}),
		...(next.length > 0 ? { next } : {}),
		...(kind === 'progress' && typed !== undefined ? { progress: typed } : {}),
	};
}

const costInput = ({ move, book, character }: RollCall, { cost }: RollDraft): RollInput =>
	cost !== undefined && sufferMove(move.name, book.ruleset, character) ? { cost } : {};

function diceInput(draft: RollDraft, kind: 'action' | 'progress'): RollInput {
	const thrown = readThrown(draft, kind);
	return thrown.ok && Object.keys(thrown.value).length > 0 ? { thrown: thrown.value } : {};
}

/** Specifies a value only if the sheet has none, as it would override the sheet. Asset meters are not on the sheet. */
function optionInput(
	{ name, value: known, ability }: RollOption,
	typed: number | undefined,
): NonNullable<RollInput['roll']> {
	const value = ability === undefined ? typed : (known ?? typed);
	return { option: name, ...(value === undefined ? {} : { value }) };
}
