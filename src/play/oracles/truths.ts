import type { Truth, TruthOption, TruthRow, TruthTable } from '../../rules/truth';
import type { Dice } from '../roll/dice';

/** What fell, and what is there. */
export interface Fallen<T> {
	readonly face: number;
	readonly value: T;
}

/** What the dice said of tables, by the id of the table. */
export type RolledDetails = Readonly<Record<string, Fallen<TruthRow>>>;

/** An answer that the dice chose, with what they said of each table in it. */
export interface RolledTruth {
	readonly option: Fallen<TruthOption>;
	readonly details: RolledDetails;
}

/** Rolls for an answer, and on the tables that it leaves open. Nothing when the book has no answer at all. */
export function rollTruth(truth: Truth, dice: Dice): RolledTruth | undefined {
	const option = fallOn(truth.options, truth.sides, dice);
	return option && { option, details: rollDetails(option.value.tables, dice) };
}

/** Rolls on tables of an answer, in their order. */
export function rollDetails(tables: readonly TruthTable[], dice: Dice): RolledDetails {
	const rolled = tables.flatMap(({ _id, rows, sides }) => {
		const row = fallOn(rows, sides, dice);
		return row ? [[_id, row] as const] : [];
	});
	return Object.fromEntries(rolled);
}

/** What holds the face that fell; a face that nothing holds counts for the last. */
function fallOn<T extends { readonly min: number; readonly max: number }>(
	rows: readonly T[],
	sides: number,
	dice: Dice,
): Fallen<T> | undefined {
	const last = rows.at(-1);
	if (!last) return undefined;
	const face = dice.roll(sides);
	return { face, value: rows.find(({ min, max }) => min <= face && face <= max) ?? last };
}
