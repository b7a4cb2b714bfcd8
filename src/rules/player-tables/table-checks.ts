import type { Oracle, OracleDice, OracleRow } from '../oracles/oracle';
import { placeholdersIn } from '../oracles/row-text';
import { finding, type Finding } from '../core/problem';
import { diceWords, facesOf } from './table-dice';

/** A row with its range and its line. */
export interface PlacedRow {
	readonly line: number;
	readonly source: string;
	readonly row: OracleRow;
}

/** Reports numbers that the dice cannot show, or that are covered by two rows or by none. */
export function faceFindings(placed: readonly PlacedRow[], dice: OracleDice): readonly Finding[] {
	const faces = facesOf(dice);
	const lowest = faces[0] ?? 1;
	const highest = faces.at(-1) ?? 1;
	const findings: Finding[] = [];
	const taken = new Set<number>();
	for (const { line, source, row } of placed) {
		const min = row.min ?? 0;
		const max = row.max ?? 0;
		if (min < lowest || max > highest) findings.push(finding(line, source, beyond(dice, lowest, highest)));
		const twice: number[] = [];
		for (let face = Math.max(min, lowest); face <= Math.min(max, highest); face++) {
			if (taken.has(face)) twice.push(face);
			taken.add(face);
		}
		if (twice.length > 0) findings.push(finding(line, source, overlap(twice)));
	}
	return [...findings, ...gaps(placed, faces, taken)];
}

const beyond = (dice: OracleDice, lowest: number, highest: number): string =>
	`${diceWords(dice)} shows ${lowest} to ${highest}, so part of this row is never rolled. Put the range right.`;

const overlap = (twice: readonly number[]): string =>
	`${range(twice)} ${twice.length === 1 ? 'stands' : 'stand'} in a row above already, and that row counts. Part the ranges.`;

function range(faces: readonly number[]): string {
	const [first = 0] = faces;
	const last = faces.at(-1) ?? first;
	return first === last ? String(first) : `${first}-${last}`;
}

const rowless = (gap: readonly number[]): string => `${range(gap)} ${gap.length === 1 ? 'has' : 'have'} no row`;

/** Reports faces without a row, at the next row or at the last one. */
function gaps(placed: readonly PlacedRow[], faces: readonly number[], taken: ReadonlySet<number>): readonly Finding[] {
	const last = placed.at(-1);
	if (!last) return [];
	const missing: number[][] = [];
	faces.forEach((face, i) => {
		if (taken.has(face)) return;
		const open = missing.at(-1);
		if (open && open.at(-1) === faces[i - 1]) open.push(face);
		else missing.push([face]);
	});
	return missing.map(gap => {
		const end = gap.at(-1) ?? 0;
		const { line, source } = placed.find(({ row }) => (row.min ?? 0) > end) ?? last;
		return finding(line, source, `${rowless(gap)}, so a roll there is made again. Add a row.`);
	});
}

/**
 * The tables on which a roll never ends, because every row leads to another such table. An unknown table counts as an
 * end.
 */
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
			const ends = table.rows.some(
				row => row.min !== null && !placeholdersIn(row).some(({ oracle }) => isStuck(oracle)),
			);
			if (!ends) continue;
			endless.delete(table);
			isSettled = false;
		}
	}
	return endless;
}
