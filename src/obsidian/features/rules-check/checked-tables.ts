import { rowPlainText } from '../../../rules/oracles/row-text';
import { sortedFindings, type Finding } from '../../../rules/problem';
import type { PlayerTable } from '../../../rules/player-tables/read-player-tables';
import { diceWords } from '../../../rules/player-tables/table-dice';
import type { CheckedRules } from './checked-rules';
import { t, tn } from '../../../language/text';

/** The result for a note of tables: rollable tables and findings. */
export const checkedTables = (tables: readonly PlayerTable[], besides: readonly Finding[]): CheckedRules =>
	withTables({ summary: '', over: undefined, toLookAt: [], moves: [], tables: [] }, tables, besides);

/** Adds the tables between moves to the result for a rules note. */
export function withTables(
	rules: CheckedRules,
	tables: readonly PlayerTable[],
	besides: readonly Finding[] = [],
): CheckedRules {
	const findings = [...besides, ...tables.flatMap(table => table.findings)];
	const toLookAt = sortedFindings([...rules.toLookAt, ...findings]);
	const found =
		tables.length === 0
			? t('No table or list was found.')
			: t('{tables} found.', { tables: tn(tables.length, '{count} table', '{count} tables') });
	const look =
		findings.length === 0
			? ''
			: t(' {length} in them to look at.', { length: tn(findings.length, '{count} place', '{count} places') });
	return {
		...rules,
		summary: `${rules.summary} ${found}${look}`.trim(),
		toLookAt,
		tables: tables.map(({ oracle }) => ({
			name: oracle.path.at(-1) ?? '',
			dice: diceWords(oracle.dice),
			rows: oracle.rows.map(row => `${numbersOf(row)}  ${rowPlainText(row)}`),
		})),
	};
}

function numbersOf({ min, max }: { readonly min: number | null; readonly max: number | null }): string {
	if (min === null) return 'never';
	return min === max ? String(min) : `${min}–${max}`;
}
