import type { Dice } from '../dice/dice';

/** Dice of any kind, such as `2d6+1`. */
export interface TypedDice {
	readonly count: number;
	readonly sides: number;
	readonly plus: number;
}

const MOST = 20;

/** Reads `d6`, `2d10` or `3d6-1`; `undefined` for anything else. */
export function readTypedDice(text: string): TypedDice | undefined {
	const [, count, sides, plus] = /^(\d{0,2})d(\d{1,4})\s?([+\-−]\s?\d{1,3})?$/i.exec(text.trim()) ?? [];
	if (sides === undefined) return undefined;
	const dice = {
		count: Number(count === '' ? 1 : count),
		sides: Number(sides),
		plus: Number((plus ?? '0').replace('−', '-').replace(/\s/, '')),
	};
	return dice.count >= 1 && dice.count <= MOST && dice.sides >= 2 ? dice : undefined;
}

/** `2d6 + 1` */
export const diceName = ({ count, sides, plus }: TypedDice): string =>
	`${count === 1 ? '' : count}d${sides}${plus === 0 ? '' : ` ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`}`;

/** The total, and each die if there are several: `8 (3, 4)`. */
export function rollTypedDice({ count, sides, plus }: TypedDice, dice: Dice): string {
	const faces = Array.from({ length: count }, () => dice.roll(sides));
	const sum = faces.reduce((all, face) => all + face, plus);
	return count === 1 && plus === 0 ? String(sum) : `${sum} (${faces.join(', ')})`;
}
