/** A source of randomness, passed as a parameter. A roll gives 1 to `sides`. */
export interface DiceRoller {
	roll(sides: number): number;
}

/** In rolling order, so a record can be read back exactly. */
export type ChallengeDice = readonly [first: number, second: number];

export const ACTION_DIE_SIDES = 6;
export const CHALLENGE_DIE_SIDES = 10;
export const ORACLE_DIE_SIDES = 100;
export const CURSED_DIE_SIDES = 10;

export const rollChallengeDice = (dice: DiceRoller): ChallengeDice => [
	dice.roll(CHALLENGE_DIE_SIDES),
	dice.roll(CHALLENGE_DIE_SIDES),
];
