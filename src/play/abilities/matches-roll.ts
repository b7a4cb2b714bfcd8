import type { RollResult } from '../../rules/assets/ability';
import type { MoveRecord } from '../record/record';
import { isMatchOf, outcomeOfRecord, currentDice } from '../roll/roll';

/** Whether the result of a roll meets an ability's requirement. */
export function matchesRoll(
	{ outcomes, match, actionDie, challengeDie, burned }: RollResult,
	record: MoveRecord,
): boolean {
	const thrown = currentDice(record);
	const outcome = outcomeOfRecord(record);
	if (!thrown || !outcome) return false;
	return (
		(burned ?? false) === (record.burn !== undefined) &&
		(outcomes?.includes(outcome) ?? true) &&
		(!match || isMatchOf(record)) &&
		(actionDie === undefined || (thrown.actionDie !== undefined && actionDie.includes(thrown.actionDie))) &&
		(challengeDie === undefined || thrown.challengeDice.includes(challengeDie))
	);
}
