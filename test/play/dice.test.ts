import { describe, expect, it } from 'vitest';
import { rollChallengeDice } from '../../src/play/dice/dice';
import { landing, scriptedDice } from '../support/scripted-dice';

it('challenge dice stay in rolling order', () => {
	expect(rollChallengeDice(scriptedDice(10, 4))).toEqual([10, 4]);
});

describe('scripted dice', () => {
	it('land as told', () => {
		const dice = scriptedDice(6, 10, 100);
		expect([dice.roll(6), dice.roll(10), dice.roll(100)]).toEqual([6, 10, 100]);
	});

	it('invent no face', () => {
		expect(() => scriptedDice().roll(6)).toThrow('No face is left for a d6.');
	});

	it.each([0, 9, 1.5])('have no %s on a d6', face => {
		expect(() => landing([face]).roll(6)).toThrow(`A d6 has no ${face}.`);
	});

	it.fails('leave no face unrolled', () => {
		scriptedDice(3);
	});
});
