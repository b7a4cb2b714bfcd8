import type { Effect, EqualTo } from '../../rules/effects/effect';
import { meterAt } from '../carry-out';
import { standingThrow } from '../roll/roll';
import type { StepBuilder } from './step-builder';

/** "+momentum equal to your remaining health": as much as it shows when the record comes to it. */
export function withItsAmount(agenda: StepBuilder, effect: Effect): Effect {
	if (effect.kind !== 'meter' || typeof effect.by !== 'object' || !('equal_to' in effect.by)) return effect;
	const by = shownBy(agenda, effect.by);
	if (by === undefined) return effect;
	// Nobody gains by losing as much as a momentum below zero.
	return { ...effect, by: effect.by.lost ? -Math.max(0, by) : by };
}

/** A meter of the ability's own card comes before that of another; what nobody knows is for the player to compute. */
function shownBy({ record, ledger, book, asset }: StepBuilder, { equal_to, whose }: EqualTo): number | undefined {
	if (equal_to === 'cost') return record.cost?.amount;
	if (equal_to === 'action die') return standingThrow(record)?.actionDie;
	return meterAt(ledger.character, equal_to, book.ruleset, whose, asset?.name)?.value;
}
