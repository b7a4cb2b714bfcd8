import type { MoveTable, TableRow } from '../move';
import type { TrimmedRow, TrimmedTable } from './trimmed';

export const readTable = ({ _id, name, dice, oracle_type, rows }: TrimmedTable): MoveTable => ({
	_id,
	name,
	...(oracle_type === 'column_text' && { column: name.toLowerCase() }),
	sides: sidesOf(dice),
	rows: rows.map(readRow),
});

function readRow({ roll, text, oracle_rolls }: TrimmedRow): TableRow {
	const again = oracle_rolls?.[0];
	return {
		min: roll?.min ?? null,
		max: roll?.max ?? null,
		text,
		...(again && { rolls: again.number_of_rolls, duplicates: again.duplicates }),
	};
}

/** "1d100" has 100 sides. */
const sidesOf = (dice: string): number => Number(/d(\d+)/.exec(dice)?.[1]);
