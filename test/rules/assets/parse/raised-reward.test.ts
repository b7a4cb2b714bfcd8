import { expect, it } from 'vitest';
import { raisedReward } from '../../../../src/rules/assets/parse/raised-reward';
import { REWARD_TICKS } from '../../../../src/rules/core/rank';

const RAISED = 'make the legacy reward one rank higher (1 extra box if already epic)';
const amounts = (effect: unknown) => (effect as { by: { by_rank: readonly number[] } }).by.by_rank;

it('brings the reward of each rank to that of the next, and an epic one to a box more', () => {
	const [more] = raisedReward(RAISED, ['Fulfill Your Vow'])?.strong_hit ?? [];
	const raised = amounts(more).map((by, rank) => by + (REWARD_TICKS[rank] ?? 0));
	expect(raised).toEqual([...REWARD_TICKS.slice(1), (REWARD_TICKS.at(-1) ?? 0) + 4]);
});

it.each([
	{ rule: 'not of a move without', moves: ['Strike'], is: false },
	{ rule: 'not where two of them may be meant', moves: ['Forge a Bond', 'Fulfill Your Vow'], is: false },
])('$rule', ({ moves, is }) => {
	expect(raisedReward(RAISED, moves) !== undefined).toBe(is);
});

it('nothing else is read so', () => {
	expect(raisedReward('make the legacy reward one rank lower', ['Forge a Bond'])).toBeUndefined();
});
