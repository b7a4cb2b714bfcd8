import type { MoveRecord } from '../../play/record/record';
import { oddsOfAction, oddsOfScore, type Odds } from '../../play/roll/odds';
import { isMatchOf, outcomeOfRecord, rollOf, sumOfAdds } from '../../play/roll/roll';
import type { Outcome } from '../../rules/core/outcome';

/** A roll as it fell and as it ended, with the odds that it had. */
export interface RolledMove {
	readonly move: string;
	/** The outcome of the first throw, before rerolls and burned momentum. */
	readonly fell: Outcome;
	/** The outcome that counted. */
	readonly outcome: Outcome;
	/** The exact odds of the first throw. */
	readonly odds: Odds;
	readonly isMatch: boolean;
	readonly isBurned: boolean;
}

/**
 * Reads the roll of a record. Its odds follow from stat and adds, or from the full boxes of a progress roll; momentum
 * below 0, as it was before the roll, may cancel the action die. Undefined if nothing was rolled, or if the record does
 * not say what a roll was made with.
 */
export function rolledMove(record: MoveRecord, momentum = 0): RolledMove | undefined {
	const { dice, burn, move } = record;
	const outcome = outcomeOfRecord(record);
	const odds = oddsOf(record, momentum);
	const first = withFirstThrow(record);
	const fell = first && outcomeOfRecord(first);
	if (!dice || !first || !outcome || !fell || !odds) return undefined;
	return { move, fell, outcome, odds, isMatch: isMatchOf(first), isBurned: burn !== undefined };
}

/** The record as it was before anything was changed about its dice. */
function withFirstThrow({ burn: _, as: __, ...record }: MoveRecord): MoveRecord | undefined {
	const first = { ...record, rerolls: [] };
	return rollOf(first) && first;
}

function oddsOf(record: MoveRecord, momentum: number): Odds | undefined {
	const { dice, progress, roll, adds, cancelled } = record;
	if (!dice) return undefined;
	if (dice.actionDie === undefined) return progress === undefined ? undefined : oddsOfScore(progress);
	if (roll?.value === undefined) return undefined;
	return oddsOfAction(roll.value + sumOfAdds(adds), cancelled?.momentum ?? momentum);
}
