import type { Effect } from '../effects/effect';
import { OUTCOMES, type Outcome } from '../outcome';
import type { AbilityUse, BeforeRoll } from './ability';
import { effectsOfUse } from './ability';

/** It changes a roll that has not been made yet. */
export const isBefore = ({ roll, preset, as }: BeforeRoll): boolean =>
	roll !== undefined || preset !== undefined || as !== undefined;

export const isEmpty = (use: AbilityUse): boolean =>
	Object.keys(use.before).length === 0 && effectsOfUse(use).length === 0;

export const isOnlyTold = (use: AbilityUse): boolean =>
	Object.keys(use.before).length === 0 && effectsOfUse(use).every(({ kind }) => kind === 'say');

export type Lists = Readonly<Partial<Record<Outcome, readonly Effect[]>>>;

export function joined(one: Lists, other: Lists = {}): Lists {
	return Object.fromEntries(
		OUTCOMES.flatMap(outcome => {
			const effects = [...(one[outcome] ?? []), ...(other[outcome] ?? [])];
			return effects.length > 0 ? [[outcome, effects]] : [];
		}),
	);
}

/** A reroll, also under a condition that the player judges. */
export const isReroll = (effect: Effect): boolean =>
	effect.kind === 'reroll' || (effect.kind === 'may' && effect.option.effects.every(({ kind }) => kind === 'reroll'));
