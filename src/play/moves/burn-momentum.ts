import type { MoveContext, DecisionContext } from '../record/move-context';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Outcome } from '../../rules/core/outcome';
import { withValue } from '../apply-effects/meters';
import { momentumReset } from '../character/momentum';
import { isBetter, outcomeOf } from '../dice/outcome';
import type { MoveRecord } from '../record/record';
import type { Decided } from '../record/decision-settings';
import { outcomeLine, outcomeOfRecord, rollOf } from '../roll/roll';
import { applyAutomaticEffects } from './automatic-effects';
import { beforeOutcome } from './revert-outcome';
import { momentumToBurn } from '../roll/value-problems';
import { t } from '../../i18n/translate';

/** The effect of burning momentum; absent if it cannot be burned or would not improve the outcome. */
export interface Burn {
	readonly from: number;
	readonly to: number;
	readonly outcome: Outcome;
}

/**
 * Positive momentum may replace the score of an action roll if that improves the outcome (Starforged, glossary: Burn
 * Momentum). Momentum beyond its limits is no value that the rules know, so it is not burned.
 */
export function possibleBurn(situation: MoveContext): Burn | undefined {
	const { record, book } = situation;
	const roll = rollOf(record);
	const now = outcomeOfRecord(record);
	if (roll?.kind !== 'action' || !now || record.burn || record.as !== undefined) return undefined;
	if (book.move(record.move)?.allow_momentum_burn !== true) return undefined;
	const before = beforeOutcome(situation).character;
	const outcome = outcomeOf(before.momentum, roll.challengeDice);
	if (before.momentum <= 0 || !isBetter(outcome, now)) return undefined;
	if (!momentumToBurn(before, book.ruleset).ok) return undefined;
	return { from: before.momentum, to: momentumReset(before), outcome };
}

/** Reverts the old outcome, burns and resets momentum, and applies the new outcome. */
export function burnMomentum(situation: DecisionContext): ParseResult<Decided> {
	const { book } = situation;
	const inLimits = momentumToBurn(beforeOutcome(situation).character, book.ruleset);
	if (!inLimits.ok) return inLimits;
	const burn = possibleBurn(situation);
	if (!burn) return parseError('cannot_burn', t('Burning momentum would not improve this outcome.'));
	const before = beforeOutcome(situation);
	const burned: MoveRecord = { ...before.record, burn: { from: burn.from, to: burn.to } };
	return parseOk(
		applyAutomaticEffects({
			...situation,
			record: { ...burned, outcome: outcomeLine(burned) },
			character: withValue(before.character, 'momentum', burn.to),
		}),
	);
}
