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

/**
 * Dice that replay their rolls. When a plan is remade because a note changed, `again` rewinds them so that it gets the
 * same faces.
 */
export function replayableDice(dice: DiceRoller): DiceRoller & { again(): void } {
	const fallen: { readonly sides: number; readonly face: number }[] = [];
	let at = 0;
	return {
		roll(sides) {
			const known = fallen[at];
			if (known?.sides === sides) {
				at += 1;
				return known.face;
			}
			fallen.length = at;
			const face = dice.roll(sides);
			fallen.push({ sides, face });
			at += 1;
			return face;
		},
		again() {
			at = 0;
		},
	};
}
