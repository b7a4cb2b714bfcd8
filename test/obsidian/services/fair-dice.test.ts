import { expect, it } from 'vitest';
import { fairDice, replayableDice } from '../../../src/obsidian/services/fair-dice';
import type { DiceRoller } from '../../../src/play/dice/dice';
import { scriptedDice } from '../../support/scripted-dice';

/** How often each face is due. */
const EACH = 200;
/** The number of standard deviations that a fair die exceeds less than once in a million runs. */
const FAR = 4.76;

/** How far the faces of a die are from coming up equally often (Pearson). */
function chiSquare(dice: DiceRoller, sides: number): number {
	const counts = Array.from({ length: sides }, () => 0);
	for (let i = 0; i < sides * EACH; i++) {
		const face = dice.roll(sides);
		counts[face - 1] = (counts[face - 1] ?? NaN) + 1;
	}
	expect(counts, 'no face that the die lacks').toHaveLength(sides);
	return counts.reduce((sum, count) => sum + (count - EACH) ** 2 / EACH, 0);
}

/** What a fair die exceeds less than once in a million times (Wilson and Hilferty). */
function bound(sides: number): number {
	const freedom = sides - 1;
	const spread = 2 / (9 * freedom);
	return freedom * (1 - spread + FAR * Math.sqrt(spread)) ** 3;
}

it.each([4, 6, 10, 20, 100, 200])('a d%i shows each of its faces equally often', sides => {
	expect(chiSquare(fairDice, sides)).toBeLessThan(bound(sides));
});

it('replayed dice show each kind of die in the same order, whatever else is rolled in between', () => {
	const dice = replayableDice(scriptedDice(5, 3, 4, 77));
	expect([6, 10, 10].map(sides => dice.roll(sides))).toEqual([5, 3, 4]);
	dice.again();
	expect([10, 100, 10, 6].map(sides => dice.roll(sides))).toEqual([3, 77, 4, 5]);
});
