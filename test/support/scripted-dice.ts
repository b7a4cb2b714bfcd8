import { expect, onTestFinished } from 'vitest';
import type { DiceRoller } from '../../src/play/dice/dice';

/** Scripted dice. They invent no face, show no face that a die lacks, and fail the test if one is left unrolled. */
export function scriptedDice(...faces: readonly number[]): DiceRoller {
	const left = [...faces];
	onTestFinished(() => expect(left, 'faces left unrolled').toEqual([]));
	return landing(left);
}

/** The dice themselves, which take their faces off the list: for a test of the dice, and for one that rolls often. */
export const landing = (left: number[]): DiceRoller => ({
	roll(sides) {
		const face = left.shift();
		if (face === undefined) throw new Error(`No face is left for a d${sides}.`);
		if (!Number.isInteger(face) || face < 1 || face > sides) throw new Error(`A d${sides} has no ${face}.`);
		return face;
	},
});
