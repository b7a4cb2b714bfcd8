import type { SituationAtTable } from '../record/situation';
import { outcomeName } from '../../rules/outcome';
import { read, unread, type Reading } from '../../rules/problem';
import { beforeOutcome } from './before-outcome';
import type { Decided } from '../record/play-table';
import type { MoveRecord } from '../record/record';
import { standingThrow } from '../roll/roll';
import { withOutcome } from './roll-move';
import { settle } from './automatic-effects';
import { abilitiesAfter } from '../abilities/offers';
import { t } from '../../language/text';

/**
 * Uses an ability after the roll: reverts the outcome and applies it again with the ability. Anything granted for
 * burned momentum is simply added.
 */
export function useAbility(id: string, situation: SituationAtTable): Reading<Decided> {
	const { record } = situation;
	const offer = abilitiesAfter(situation).find(offer => offer.id === id);
	if (!offer) return unread('no_longer_open', t('“{id}” cannot be used here any more. Nothing was done.', { id }));
	const abilities = [...(record.abilities ?? []), offer.used];
	if (record.burn) return read(settle({ ...situation, record: { ...record, abilities } }));
	const before = beforeOutcome(situation);
	const used: MoveRecord = {
		...before.record,
		...(offer.add ? { adds: [...before.record.adds, offer.add] } : {}),
		...withActionDie(before.record, offer.preset),
		abilities,
	};
	const counted = withOutcome({ ...situation, record: used, character: before.character });
	const given = offer.as === undefined ? counted : { ...counted, as: `${outcomeName(offer.as)} (${offer.used.asset})` };
	return read(settle({ ...situation, record: given, character: before.character }));
}

/** Replaces the action die of the current throw. */
function withActionDie(
	record: MoveRecord,
	actionDie: number | undefined,
): Pick<MoveRecord, 'dice' | 'rerolls'> | object {
	const thrown = standingThrow(record);
	if (actionDie === undefined || thrown?.actionDie === undefined) return {};
	const replaced = { ...thrown, actionDie };
	return record.rerolls.length > 0 ? { rerolls: [...record.rerolls.slice(0, -1), replaced] } : { dice: replaced };
}
