import type { Outcome } from '../../rules/core/outcome';
import { momentumHistory } from './momentum-history';
import type { RolledMove } from './rolled-move';
import type { TimelineRoll, TimelineSession } from './session-timeline';

type Counts = Readonly<Record<Outcome, number>>;

/** How the dice fell, against the odds that they had. */
export interface Luck {
	readonly rolls: number;
	/** The outcomes of the first throws. */
	readonly fell: Counts;
	/** How many of each the odds give on average; they add up to the number of rolls. */
	readonly expected: Counts;
	/** The outcomes that counted, after burned momentum, rerolls and abilities. */
	readonly ended: Counts;
	readonly burns: number;
	readonly matches: number;
	/** Undefined if no roll was better, or worse, than its odds. */
	readonly luckiest?: TimelineRoll;
	readonly unluckiest?: TimelineRoll;
	/** Momentum at the beginning, and after each step; empty if nothing changed it. */
	readonly momentum: readonly number[];
}

export function luckOf(sessions: readonly TimelineSession[]): Luck {
	const rolls = sessions.flatMap(session => session.rolls);
	const byStanding = [...rolls].sort((one, other) => standing(one) - standing(other));
	const unluckiest = byStanding[0];
	const best = Math.max(...byStanding.slice(-1).map(standing));
	const luckiest = byStanding.find(roll => standing(roll) === best);
	return {
		rolls: rolls.length,
		fell: countsOf(rolls.map(({ fell }) => fell)),
		expected: perOutcome(outcome => rolls.reduce((sum, { odds }) => sum + odds[outcome], 0)),
		ended: countsOf(rolls.map(({ outcome }) => outcome)),
		burns: rolls.filter(({ isBurned }) => isBurned).length,
		matches: rolls.filter(({ isMatch }) => isMatch).length,
		...(luckiest && best > EVEN ? { luckiest } : {}),
		...(unluckiest && standing(unluckiest) < EVEN ? { unluckiest } : {}),
		momentum: momentumHistory(sessions.flatMap(({ momentum }) => momentum)),
	};
}

const EVEN = 0.5;

/**
 * How a throw stands among all that it might have been, 0 to 1: the chance of a worse outcome and half of that of the
 * same one.
 */
function standing({ fell, odds }: Pick<RolledMove, 'fell' | 'odds'>): number {
	const { miss, weak_hit, strong_hit } = odds;
	if (fell === 'miss') return miss / 2;
	return fell === 'weak_hit' ? miss + weak_hit / 2 : miss + weak_hit + strong_hit / 2;
}

const perOutcome = (count: (outcome: Outcome) => number): Counts => ({
	strong_hit: count('strong_hit'),
	weak_hit: count('weak_hit'),
	miss: count('miss'),
});

const countsOf = (outcomes: readonly Outcome[]): Counts =>
	perOutcome(outcome => outcomes.filter(each => each === outcome).length);
