import type { Effect, EqualTo } from '../../rules/effects/effect';
import { meterAt } from '../apply/carry-out';
import { standingThrow } from '../roll/roll';
import type { StepBuilder } from './step-builder';

/** Computes an amount such as "+momentum equal to your remaining health" from the state at that point of the record. */
export function withItsAmount(agenda: StepBuilder, effect: Effect): Effect {
	if (effect.kind !== 'meter' || typeof effect.by !== 'object' || !('equal_to' in effect.by)) return effect;
	const by = shownBy(agenda, effect.by);
	if (by === undefined) return effect;
	// Losing an amount equal to a negative momentum gains nothing.
	return { ...effect, by: effect.by.lost ? -Math.max(0, by) : by };
}

/**
 * The value that an effect refers to. A meter of the ability's own card takes precedence; an unknown value is left to
 * the player.
 */
function shownBy({ record, ledger, book, asset }: StepBuilder, { equal_to, whose }: EqualTo): number | undefined {
	if (equal_to === 'cost') return record.cost?.amount;
	if (equal_to === 'action die') return standingThrow(record)?.actionDie;
	return meterAt(ledger.character, { meter: equal_to, whose, named: asset?.name }, book.ruleset)?.value;
}
