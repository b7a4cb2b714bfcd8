import { inject } from 'vitest';

/** Each row and each column once at least, paired by the seed of the properties; in the deep run each row with each column. */
export function crossed<Row extends object, Column extends object>(
	rows: readonly Row[],
	columns: readonly Column[],
): readonly (Row & Column)[] {
	if (inject('isDeep')) return rows.flatMap(row => columns.map(column => ({ ...row, ...column })));
	const shift = inject('propertySeed');
	const some = rows.length < columns.length ? columns : rows;
	return some.flatMap((_, at) => {
		const row = rows[at % rows.length];
		const column = columns[(at + shift) % columns.length];
		return row && column ? [{ ...row, ...column }] : [];
	});
}
