import type { DiceRoller } from '../../src/play/dice/dice';

/** Dice that land as they will, and alike for the same seed. */
export function seededDice(seed: number): DiceRoller {
	let state = (seed * 2654435761) % 2147483648;
	return {
		roll(sides) {
			state = (state * 1103515245 + 12345) % 2147483648;
			return 1 + Math.floor((state / 2147483648) * sides);
		},
	};
}
