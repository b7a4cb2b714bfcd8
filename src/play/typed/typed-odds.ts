import { OUTCOMES, outcomeName } from '../../rules/outcome';
import type { Odds } from '../roll/odds';
import { percentages } from '../roll/odds';

/** "strong hit 42 %, weak hit 39 %, miss 19 %" */
export function oddsWords(odds: Odds): string {
	const whole = percentages(odds);
	return OUTCOMES.map(outcome => `${outcomeName(outcome)} ${whole[outcome]} %`).join(', ');
}
