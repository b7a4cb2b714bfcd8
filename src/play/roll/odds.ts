import type { EffectOf } from '../../rules/effects/effect';
import type { Outcome } from '../../rules/outcome';
import { OUTCOMES } from '../../rules/outcome';
import { ACTION_DIE_SIDES, CHALLENGE_DIE_SIDES } from './dice';
import { isActionDieCancelled } from '../character/momentum';
import { MAX_SCORE } from './roll';

/** The chance of each outcome, from 0 to 1; together they are 1. */
export type Odds = Readonly<Record<Outcome, number>>;

/** One challenge die is beaten by a score of `s` with a chance of (s - 1) in 10. */
const chanceToBeat = (score: number): number =>
	Math.max(0, Math.min(CHALLENGE_DIE_SIDES, score - 1)) / CHALLENGE_DIE_SIDES;

/** One outcome that counts as another; a match may be left out (Starforged, Take Decisive Action in a bad spot). */
type Counting = Pick<EffectOf<'count'>, 'outcome' | 'as' | 'without_match'>;

/** The odds when the score is known: a progress roll, or an action die that was preset. */
export function oddsOfScore(score: number, counts: readonly Counting[] = []): Odds {
	const within = Math.max(0, Math.min(MAX_SCORE, score));
	const beat = chanceToBeat(within);
	const odds = { strong_hit: beat * beat, weak_hit: 2 * beat * (1 - beat), miss: (1 - beat) * (1 - beat) };
	return counts.length === 0 ? odds : counted(odds, matchesOf(within), counts);
}

/** Of a hundred throws, one in ten is a match; those that a score beats are strong hits. */
const matchesOf = (score: number): Odds => {
	const strong_hit = chanceToBeat(score) / CHALLENGE_DIE_SIDES;
	return { strong_hit, weak_hit: 0, miss: 1 / CHALLENGE_DIE_SIDES - strong_hit };
};

/** Moves each outcome to the one it counts as; the first rule that names an outcome holds for it. */
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

/** Exact odds of an action roll: the mean over the faces of the action die, a cancelled face counting 0. */
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

/** Whole percentages that add up to 100: the largest remainders are rounded up. */
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
