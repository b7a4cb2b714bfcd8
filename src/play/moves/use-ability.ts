import type { DecisionContext } from '../record/move-context';
import { outcomeName } from '../../rules/core/outcome';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { beforeOutcome } from './revert-outcome';
import type { Decided } from '../record/decision-settings';
import type { MoveRecord } from '../record/record';
import { currentDice } from '../roll/roll';
import { withOutcome } from './roll-move';
import { applyAutomaticEffects } from './automatic-effects';
import { abilitiesAfter } from '../abilities/available-abilities';
import { t } from '../../i18n/translate';

/**
 * Uses an ability after the roll: reverts the outcome and applies it again with the ability. Anything granted for
 * burned momentum is simply added.
 */
export function useAbility(id: string, situation: DecisionContext): ParseResult<Decided> {
	const { record } = situation;
	const offer = abilitiesAfter(situation).find(offer => offer.id === id);
	if (!offer) return parseError('no_longer_open', t('“{id}” cannot be used here any more. Nothing was done.', { id }));
	const abilities = [...(record.abilities ?? []), offer.used];
	if (record.burn) return parseOk(applyAutomaticEffects({ ...situation, record: { ...record, abilities } }));
	const before = beforeOutcome(situation);
	const used: MoveRecord = {
		...before.record,
		...(offer.add ? { adds: [...before.record.adds, offer.add] } : {}),
		...withActionDie(before.record, offer.preset),
		abilities,
	};
	const counted = withOutcome({ ...situation, record: used, character: before.character });
	const given = offer.as === undefined ? counted : { ...counted, as: `${outcomeName(offer.as)} (${offer.used.asset})` };
	return parseOk(applyAutomaticEffects({ ...situation, record: given, character: before.character }));
}

/** Replaces the action die of the current throw. */
function withActionDie(
	record: MoveRecord,
	actionDie: number | undefined,
): Pick<MoveRecord, 'dice' | 'rerolls'> | object {
	const thrown = currentDice(record);
	if (actionDie === undefined || thrown?.actionDie === undefined) return {};
	const replaced = { ...thrown, actionDie };
	return record.rerolls.length > 0 ? { rerolls: [...record.rerolls.slice(0, -1), replaced] } : { dice: replaced };
}
