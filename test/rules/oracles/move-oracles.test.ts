import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { applyLayer } from '../../../src/rules/books/layers';
import { oracleName } from '../../../src/rules/oracles/oracle';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { searchOracles } from '../../../src/rules/oracles/search-oracles';
import { combinedName } from '../../../src/rules/oracles/combined-oracles';
import type { RulesetId } from '../../../src/rules/books/bundled';

const bookIn = (id: RulesetId) => oracleBook(bundledRuleset(id));

describe('the tables inside moves are oracles', () => {
	it.each(RULESET_IDS)('of %s, each under a path of its own', async id => {
		const { oracles, byName: named } = bookIn(id);
		const inMoves = oracles.filter(({ path }) => path[0] === 'Moves');
		expect(inMoves).toHaveLength(bundledRuleset(id).moves.flatMap(({ tables }) => tables).length);
		expect(inMoves.filter(oracle => named(oracleName(oracle)) !== oracle)).toEqual([]);
		const lines = inMoves.map(oracle => `${oracleName(oracle)}: d${oracle.dice.sides}, ${oracle.rows.length} rows`);
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/move-oracles-${id}.txt`);
	});

	it.each([
		{ id: 'starforged', typed: 'Pay the Price', name: 'Moves / Pay the Price' },
		{ id: 'delve', typed: 'delve the depths / edge', name: 'Moves / Delve the Depths / Edge' },
		{ id: 'classic', typed: 'moves/endure harm', name: 'Moves / Endure Harm' },
	] as const)('$typed is $name', ({ id, typed, name }) => {
		const oracle = bookIn(id).byName(typed);
		expect(oracle && oracleName(oracle)).toBe(name);
	});

	it.each([
		{ id: 'classic', query: 'pay the price', is: 'Moves / Pay the Price' },
		{ id: 'starforged', query: 'make a disc', is: 'Moves / Make a Discovery' },
		{ id: 'delve', query: 'depths shadow', is: 'Moves / Delve the Depths / Shadow' },
	] as const)('“$query” finds $is in $id', ({ id, query, is }) => {
		const [first] = searchOracles(bookIn(id), query, []);
		expect(first && combinedName(first.oracles)).toBe(is);
	});
});

describe('tables of rules notes', () => {
	const table = { _id: 'weather', name: 'Weather', sides: 6, rows: [{ min: 1, max: 6, text: 'Rain' }] };
	const withTables = (...tables: (typeof table)[]) =>
		oracleBook(applyLayer(bundledRuleset('classic'), { name: 'House', moves: [], tables }));

	it('are oracles too', () => {
		expect(withTables(table).byName('Tables / Weather')).toMatchObject({
			dice: { sides: 6 },
			rows: [{ text: 'Rain' }],
		});
	});

	it('have a hundred if no die is known', () => {
		expect(withTables({ ...table, sides: NaN }).byName('Tables / Weather')?.dice.sides).toBe(100);
	});
});
