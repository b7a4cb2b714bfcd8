import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../../src/rules/fight-positions';
import { gameWith } from '../../support/stated-moves';

const MOVES = [{ name: 'Draw Steel', category: 'Combat Moves', always: 'begin objective', weak_hit: 'momentum +1' }];
const WEAK = [3, 1, 10];

describe('a fight that begins on a weak hit', () => {
	it.each([
		{ over: 'classic', combat: undefined },
		{ over: 'starforged', combat: 'in a bad spot' },
	] as const)('has a position only if the rules have one: $over', ({ over, combat }) => {
		const game = gameWith(MOVES, over);
		expect(positionsOf(game.book.ruleset).includes('in a bad spot')).toBe(combat !== undefined);
		expect(game.make('Draw Steel', { dice: WEAK }).character.combat).toBe(combat);
	});
});
