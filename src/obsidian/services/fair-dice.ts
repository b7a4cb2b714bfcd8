import type { DiceRoller } from '../../play/dice/dice';

const RANGE = 2 ** 32;

/**
 * Unbiased dice. A random number above the largest multiple of `sides` is rejected and drawn again, which avoids modulo
 * bias.
 */
export const fairDice: DiceRoller = {
	roll(sides) {
		const fair = RANGE - (RANGE % sides);
		const number = new Uint32Array(1);
		do window.crypto.getRandomValues(number);
		while ((number[0] ?? 0) >= fair);
		return ((number[0] ?? 0) % sides) + 1;
	},
};

/** Dice that replay their rolls: after `again`, each kind of die shows its faces in the same order once more. */
export interface ReplayableDice extends DiceRoller {
	again(): void;
}

/** For a plan that may be made again because a note changed. Other dice that it rolls in between change no face. */
export function replayableDice(dice: DiceRoller): ReplayableDice {
	const fallen = new Map<number, number[]>();
	let rolled = new Map<number, number>();
	return {
		roll(sides) {
			const at = rolled.get(sides) ?? 0;
			const faces = fallen.get(sides) ?? [];
			const face = faces[at] ?? dice.roll(sides);
			faces[at] = face;
			fallen.set(sides, faces);
			rolled.set(sides, at + 1);
			return face;
		},
		again() {
			rolled = new Map();
		},
	};
}
