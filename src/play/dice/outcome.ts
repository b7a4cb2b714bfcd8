import type { Outcome } from '../../rules/core/outcome';
import type { ChallengeDice } from './dice';

/** The score must exceed the die; a tie goes to the challenge dice. */
export function outcomeOf(score: number, challengeDice: ChallengeDice): Outcome {
	const beats = (die: number) => score > die;
	if (challengeDice.every(beats)) return 'strong_hit';
	if (challengeDice.some(beats)) return 'weak_hit';
	return 'miss';
}

/** Both challenge dice show the same value (Starforged, glossary: Match). */
export const isMatch = ([first, second]: ChallengeDice): boolean => first === second;

const WORTH: Readonly<Record<Outcome, number>> = { miss: 0, weak_hit: 1, strong_hit: 2 };

export const isBetter = (outcome: Outcome, than: Outcome): boolean => WORTH[outcome] > WORTH[than];
