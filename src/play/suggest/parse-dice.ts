import type { DiceRoller } from '../dice/dice';

/** Dice of any kind, such as `2d6+1`. */
export interface TypedDice {
	readonly count: number;
	readonly sides: number;
	readonly plus: number;
}

/** `2d6 + 1` */
export const diceName = ({ count, sides, plus }: TypedDice): string =>
	`${count === 1 ? '' : count}d${sides}${plus === 0 ? '' : ` ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`}`;

/** The total, and each die if there are several: `8 (3, 4)`. */
export function rollTypedDice({ count, sides, plus }: TypedDice, dice: DiceRoller): string {
	const faces = Array.from({ length: count }, () => dice.roll(sides));
	const sum = faces.reduce((all, face) => all + face, plus);
	return count === 1 && plus === 0 ? String(sum) : `${sum} (${faces.join(', ')})`;
}
