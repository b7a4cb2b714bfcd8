import type { MoveTable, TableRow } from '../move';
import type { Place } from './checked';
import { isAbsent, itemsOf, textAt, textIfAny, under, wholeNumberAt, wrong } from './checked';

/** A table without rows that can be rolled is left out. */
export function readHouseTable(key: string, table: Place): MoveTable | undefined {
	const name = textIfAny(under(table, 'name')) ?? key.replaceAll('_', ' ');
	const sides = sidesOf(under(table, 'dice'));
	const rows = itemsOf(under(table, 'rows')).flatMap(row => readRow(row, sides) ?? []);
	if (rows.length === 0) return wrong(under(table, 'rows'), 'a list of rows');
	overlaps(table, rows);
	const isColumn = under(table, 'oracle_type').value === 'column_text';
	return {
		_id: textIfAny(under(table, '_id')) ?? key,
		name,
		...(isColumn && { column: name.toLowerCase() }),
		sides,
		rows,
	};
}

/** "1d100"; a hundred where nothing is written. */
function sidesOf(dice: Place): number {
	if (isAbsent(dice)) return 100;
	const sides = Number(/^1?d(\d{1,4})$/.exec(textAt(dice, 'dice such as “1d100”') ?? '')?.[1] ?? 0);
	if (sides > 0) return sides;
	if (typeof dice.value === 'string') wrong(dice, 'dice such as “1d100”');
	return 100;
}

function readRow(row: Place, sides: number): TableRow | undefined {
	const text = textAt(under(row, 'text'), 'the words of the row');
	const range = readRange(row, sides);
	if (text === undefined || !range) return undefined;
	const [again] = itemsOf(under(row, 'oracle_rolls'));
	const rolls = again && wholeNumberAt(under(again, 'number_of_rolls'), 'how many rolls');
	return { ...range, text, ...(rolls !== undefined && { rolls: Math.min(Math.max(rolls, 1), MOST_ROLLS) }) };
}

/** How many rolls a row may ask for. */
export const MOST_ROLLS = 10;

/** `roll: { min: 1, max: 10 }`, or both on the row itself; a row without them cannot be rolled. */
export function readRange(row: Place, sides: number): Pick<TableRow, 'min' | 'max'> | undefined {
	const roll = isAbsent(under(row, 'roll')) ? row : under(row, 'roll');
	if (isAbsent(under(roll, 'min')) && isAbsent(under(roll, 'max'))) return { min: null, max: null };
	const min = wholeNumberAt(under(roll, 'min'), 'the first roll of the row');
	const max = wholeNumberAt(under(roll, 'max'), 'the last roll of the row');
	if (min === undefined || max === undefined) return undefined;
	if (1 <= min && min <= max && max <= sides) return { min, max };
	return wrong(roll, `a range from 1 to ${sides}, the smaller number first`, `goes from ${min} to ${max}`);
}

/** No roll may fall on two rows. */
export function overlaps(table: Place, rows: readonly Pick<TableRow, 'min' | 'max'>[]): void {
	let last = 0;
	for (const { min, max } of [...rows].sort((a, b) => (a.min ?? 0) - (b.min ?? 0))) {
		if (min === null || max === null) continue;
		if (min <= last) wrong(under(table, 'rows'), 'ranges that do not overlap', `have ${min} twice`);
		last = max;
	}
}
