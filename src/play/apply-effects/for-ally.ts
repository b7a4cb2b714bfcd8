import type { Effect, EffectOf } from '../../rules/effects/effect';
import { findAlly, withAlly } from '../character/allies';
import type { Character } from '../character/character';
import type { EffectResult } from './effect-result';

/** An effect that may be on an ally in place of the character who made the move. */
type AllyEffect = EffectOf<'meter' | 'next' | 'reward' | 'ticks' | 'experience' | 'combat'>;

/** The name of the ally that an effect is on. */
export const allyOf = (effect: Effect): string | undefined => ('ally' in effect ? effect.ally : undefined);

/** The same effect on the character who made the move. */
export function ofMover<T extends Effect>(effect: T): T {
	if (!('ally' in effect)) return effect;
	const { ally: _, ...own } = effect;
	return own as unknown as T;
}

/**
 * Applies an effect to an ally. The rank is that of the mover's track, which they share; the lines of the record name
 * the ally.
 */
export function carryOutForAlly(
	effect: AllyEffect,
	name: string,
	character: Character,
	carry: (effect: AllyEffect, ally: Character) => EffectResult | undefined,
): EffectResult | undefined {
	const ally = findAlly(character, name);
	if (!ally) return undefined;
	const carried = carry(ofMover(effect), { ...ally, tracks: character.tracks });
	return (
		carried && {
			character: withAlly(character, ally, { ...carried.character, tracks: ally.tracks }),
			changes: carried.changes.map(change => ({ ...change, target: ally.name })),
		}
	);
}
