import { describe, expect, it } from 'vitest';
import { withBracketedMoves } from '../../../src/rules/effects/sentences';

describe('emphasis in the text of a move', () => {
	it.each([
		['On a _strong hit_, take _+1 momentum_.', 'On a strong hit, take +1 momentum.'],
		['On a __weak hit__, _Pay the Price_.', 'On a weak hit, [Pay the Price].'],
		['**_Name:_** Make a *Pay the Price* roll.', 'Name: Make a [Pay the Price] roll.'],
		['the ford_of_kings and its _ford_', 'the ford_of_kings and its ford'],
		['take _ 1 momentum', 'take _ 1 momentum'],
	])('goes: %s', (text, plain) => {
		expect(withBracketedMoves(text)).toBe(plain);
	});
});
