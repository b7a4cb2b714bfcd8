import { bundledRuleset, type RulesetId } from '../../src/rules/books/bundled';
import type { Oracle } from '../../src/rules/oracles/oracle';

/** Statistics on the oracles of a ruleset's own text, one per line. */
export function oraclesText(id: RulesetId): string {
	const all = (bundledRuleset(id).oracles?.() ?? []).filter(({ _id }) => _id.startsWith(`oracle_rollable:${id}/`));
	const rows = all.flatMap(oracle => oracle.rows);
	const gaps = all.filter(oracle => !isWhole(oracle));
	return [
		`${all.length} oracles with ${rows.length} rows:`,
		`${all.length - gaps.length} have a row for every roll`,
		...gaps.map(({ path }) => `\tnot so: ${path.join(' / ')}`),
		`${rows.filter(({ oracle_rolls }) => oracle_rolls.length > 0).length} rows roll further oracles`,
	].join('\n');
}

/** Whether each number that the dice can show has a row. */
function isWhole({ dice: { count, sides, modifier }, rows }: Oracle): boolean {
	const rolls = Array.from({ length: count * (sides - 1) + 1 }, (_, at) => at + count + modifier);
	return rolls.every(roll => rows.some(({ min, max }) => min !== null && max !== null && min <= roll && roll <= max));
}
