import type { CostReduction } from '../../rules/assets/ability';

/** What is left of a cost. One that is no more than the least stays as it is. */
export const reduceCost = (amount: number, lesser: readonly CostReduction[]): number =>
	lesser.reduce((left, { by, least }) => (left > least ? Math.max(least, left - by) : left), amount);
