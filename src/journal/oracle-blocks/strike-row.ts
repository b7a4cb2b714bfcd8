import type { Oracle, OracleRow } from '../../rules/oracles/oracle';
import { rowPlainText } from '../../rules/oracles/row-text';

type WrittenRow = NonNullable<OracleRow['written']>;

/** The row in which a result on these tables of a note ends; undefined unless it can only be one. */
export function rowOfResult(tables: readonly Oracle[], result: string): WrittenRow | undefined {
	const ends = tables
		.flatMap(({ rows }) => rows)
		.map(row => ({ ...row, words: `: ${rowPlainText(row)}` }))
		.filter(({ words }) => `: ${result}`.endsWith(words));
	const longest = Math.max(...ends.map(({ words }) => words.length));
	const found = ends
		.filter(({ words }) => words.length === longest)
		.map(({ written }) => [written?.line, written] as const);
	const [row, ...others] = new Map(found).values();
	return others.length === 0 ? row : undefined;
}

/** The line of a row with each of its cells struck through; its mark and its range stay. Undefined if they stand elsewhere. */
export function struckLine(line: string, { cells }: WrittenRow): string | undefined {
	let [struck, end] = [line, line.length];
	for (const cell of [...cells].reverse().filter(Boolean)) {
		end = struck.slice(0, end).lastIndexOf(cell);
		if (end === -1) return undefined;
		struck = `${struck.slice(0, end)}~~${cell}~~${struck.slice(end + cell.length)}`;
	}
	return struck;
}
