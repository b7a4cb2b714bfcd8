import type { Character } from './character';

export const MIN_MOMENTUM = -6;
const MAX_MOMENTUM = 10;
const MOMENTUM_RESET = 2;

type Impacted = Pick<Character, 'impacts'>;

/** Every marked impact takes 1 off the maximum of 10. */
export const maxMomentum = ({ impacts }: Impacted): number => Math.max(0, MAX_MOMENTUM - impacts.length);

/** Momentum resets to +2; to +1 with one impact marked, to 0 with more (Starforged, glossary: Reset Momentum). */
export const momentumReset = ({ impacts }: Impacted): number => Math.max(0, MOMENTUM_RESET - impacts.length);

/** Negative momentum whose absolute value equals the action die cancels that die: it counts 0. */
export const isActionDieCancelled = (actionDie: number, momentum: number): boolean =>
	momentum < 0 && actionDie === -momentum;
