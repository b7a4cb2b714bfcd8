import { getOwn } from '../../rules/collections';
import type { Effect, EffectOf } from '../../rules/effects/effect';
import { optionName } from '../../rules/move';
import type { StepBuilder } from './step-builder';

/**
 * If a move is rolled against a special track, "clear all progress" empties that track: the failure track for Delve,
 * Learn From Your Failures.
 */
export function clearOwnTrack({ move, record, ledger }: StepBuilder, effect: EffectOf<'clear_progress'>): Effect {
	const [option] = move?.trigger.conditions.flatMap(({ roll_options }) => roll_options.map(optionName)) ?? [];
	if (move?.roll_type !== 'special_track' || effect.how !== 'all' || option === undefined) return effect;
	const track = record.roll?.option ?? option;
	const ticks = getOwn(ledger.character.special, track) ?? 0;
	return { kind: 'ticks', track, by: ticks === 0 ? 0 : -ticks };
}
