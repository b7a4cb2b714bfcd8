import type { LesserCost } from '../../rules/assets/ability';

/** What is left of a cost. One that is no more than the least stays as it is. */
export const lessened = (amount: number, lesser: readonly LesserCost[]): number =>
	lesser.reduce((left, { by, least }) => (left > least ? Math.max(least, left - by) : left), amount);
