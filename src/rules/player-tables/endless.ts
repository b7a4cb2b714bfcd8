import type { Oracle } from '../oracles/oracle';
import { placesIn } from '../oracles/row-words';

/** Those of the tables that no roll comes to an end on: every row of theirs leads to such a table. What is unknown ends. */
export function endlessTables(tables: readonly Oracle[]): ReadonlySet<Oracle> {
	const endless = new Set(tables.filter(({ rows }) => rows.length > 0));
	const byId = new Map(tables.flatMap(table => [table._id, ...table.replaces].map(id => [id, table] as const)));
	const isStuck = (id: string): boolean => {
		const table = byId.get(id);
		return table !== undefined && endless.has(table);
	};
	for (let isSettled = false; !isSettled;) {
		isSettled = true;
		for (const table of endless) {
			const ends = table.rows.some(row => row.min !== null && !placesIn(row).some(({ oracle }) => isStuck(oracle)));
			if (!ends) continue;
			endless.delete(table);
			isSettled = false;
		}
	}
	return endless;
}
