import type { EffectOf } from '../../rules/effects/effect';
import { OUTCOMES, type Outcome } from '../../rules/core/outcome';
import { ACTION_DIE_SIDES, CHALLENGE_DIE_SIDES } from '../dice/dice';
import { isActionDieCancelled } from '../character/momentum';
import { MAX_SCORE } from './roll';

/** The chance of each outcome, from 0 to 1; they add up to 1. */
export type Odds = Readonly<Record<Outcome, number>>;

/** A score of `s` beats one challenge die with a chance of (s - 1) in 10. */
const chanceToBeat = (score: number): number =>
	Math.max(0, Math.min(CHALLENGE_DIE_SIDES, score - 1)) / CHALLENGE_DIE_SIDES;

/** An outcome that counts as another, possibly except with a match (Starforged, Take Decisive Action in a bad spot). */
type Counting = Pick<EffectOf<'count'>, 'outcome' | 'as' | 'without_match'>;

/** The odds for a known score: a progress roll, or a preset action die. */
export function oddsOfScore(score: number, counts: readonly Counting[] = []): Odds {
	const within = Math.max(0, Math.min(MAX_SCORE, score));
	const beat = chanceToBeat(within);
	const odds = { strong_hit: beat * beat, weak_hit: 2 * beat * (1 - beat), miss: (1 - beat) * (1 - beat) };
	return counts.length === 0 ? odds : counted(odds, matchesOf(within), counts);
}

/**
 * The chance of each outcome together with a match: one throw in ten is a match, and a strong hit if the score beats
 * it.
 */
const matchesOf = (score: number): Odds => {
	const strong_hit = chanceToBeat(score) / CHALLENGE_DIE_SIDES;
	return { strong_hit, weak_hit: 0, miss: 1 / CHALLENGE_DIE_SIDES - strong_hit };
};

/** Moves the chance of each outcome to what it counts as; the first rule for an outcome applies. */
function counted(odds: Odds, matches: Odds, counts: readonly Counting[]): Odds {
	const after = { strong_hit: 0, weak_hit: 0, miss: 0 };
	for (const outcome of OUTCOMES) {
		const rule = counts.find(rule => rule.outcome === outcome);
		const stays = rule?.without_match ? matches[outcome] : 0;
		after[rule?.as ?? outcome] += odds[outcome] - stays;
		after[outcome] += stays;
	}
	return after;
}

/** Exact odds of an action roll: the average over all faces of the action die; a cancelled face counts as 0. */
export function oddsOfAction(
	bonus: number,
	momentum: number,
	presetActionDie?: number,
	counts: readonly Counting[] = [],
): Odds {
	const scoreWith = (face: number) => (isActionDieCancelled(face, momentum) ? 0 : face) + bonus;
	if (presetActionDie !== undefined) return oddsOfScore(scoreWith(presetActionDie), counts);
	const faces = Array.from({ length: ACTION_DIE_SIDES }, (_, i) => oddsOfScore(scoreWith(i + 1), counts));
	const mean = (outcome: Outcome) => faces.reduce((sum, odds) => sum + odds[outcome], 0) / faces.length;
	return { strong_hit: mean('strong_hit'), weak_hit: mean('weak_hit'), miss: mean('miss') };
}

/** Whole percentages that add up to 100, by the largest remainder method. */
export function percentages(odds: Odds): Readonly<Record<Outcome, number>> {
	const exact = (['strong_hit', 'weak_hit', 'miss'] as const).map(outcome => ({ outcome, value: odds[outcome] * 100 }));
	const whole = { strong_hit: 0, weak_hit: 0, miss: 0 };
	for (const { outcome, value } of exact) whole[outcome] = Math.floor(value + 1e-9);
	const missing = 100 - (whole.strong_hit + whole.weak_hit + whole.miss);
	const remainder = ({ outcome, value }: (typeof exact)[number]) => value - whole[outcome];
	const byRemainder = [...exact].sort((a, b) => remainder(b) - remainder(a));
	for (const { outcome } of byRemainder.slice(0, missing)) whole[outcome] += 1;
	return whole;
}
