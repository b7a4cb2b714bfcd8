import type { Truth, TruthOption, TruthRow, TruthTable } from '../../rules/truth';
import type { DiceRoller } from '../dice/dice';

/** A roll and the row it falls on. */
export interface RolledValue<T> {
	readonly face: number;
	readonly value: T;
}

/** Results of tables, keyed by table id. */
export type RolledDetails = Readonly<Record<string, RolledValue<TruthRow>>>;

/** A rolled answer, with the results of its tables. */
export interface RolledTruth {
	readonly option: RolledValue<TruthOption>;
	readonly details: RolledDetails;
}

/** Rolls an answer and its tables. `undefined` if the book has no answers. */
export function rollTruth(truth: Truth, dice: DiceRoller): RolledTruth | undefined {
	const option = fallOn(truth.options, truth.sides, dice);
	return option && { option, details: rollDetails(option.value.tables, dice) };
}

/** Rolls on the tables of an answer, in order. */
export function rollDetails(tables: readonly TruthTable[], dice: DiceRoller): RolledDetails {
	const rolled = tables.flatMap(({ _id, rows, sides }) => {
		const row = fallOn(rows, sides, dice);
		return row ? [[_id, row] as const] : [];
	});
	return Object.fromEntries(rolled);
}

/** The item whose range contains the roll; the last one if none does. */
function fallOn<T extends { readonly min: number; readonly max: number }>(
	rows: readonly T[],
	sides: number,
	dice: DiceRoller,
): RolledValue<T> | undefined {
	const last = rows.at(-1);
	if (!last) return undefined;
	const face = dice.roll(sides);
	return { face, value: rows.find(({ min, max }) => min <= face && face <= max) ?? last };
}
