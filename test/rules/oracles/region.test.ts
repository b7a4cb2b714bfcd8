import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { oracleName, regionKey, regionOf } from '../../../src/rules/oracles/oracle';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { followUpOracles } from '../../../src/rules/oracles/row-text';
import { searchOracles } from '../../../src/rules/oracles/search-oracles';

const bookIn = (id: RulesetId, region?: string) =>
	oracleBook(bundledRuleset(id), { hasCursedDie: true, ...(region !== undefined && { region }) });

const REGIONS = {
	starforged: ['terminus', 'outlands', 'expanse'],
	sundered_isles: ['myriads', 'margins', 'reaches'],
} as const;

describe('the own region', () => {
	it.each([
		{ id: 'starforged', query: 'mission', region: 'expanse', is: 'Starship / Starship Mission / Expanse' },
		{ id: 'starforged', query: 'settlement population', region: 'outlands', is: 'Settlement / Population / Outlands' },
		{ id: 'sundered_isles', query: 'weather cond', region: 'reaches', is: 'Weather / Weather Conditions / Reaches' },
		{
			id: 'sundered_isles',
			query: 'vitality',
			region: 'margins',
			is: 'Island / Island Landscape / Vitality / Margins',
		},
	] as const)('comes first: $query in $region', ({ id, query, region, is }) => {
		const found = searchOracles(bookIn(id, region), query, []).flatMap(({ oracles }) => oracles);
		const [first] = found.filter(oracle => regionOf(oracle) !== undefined);
		expect(first && oracleName(first)).toBe(is);
	});

	it('hides nothing', () => {
		const names = (region?: string) => searchOracles(bookIn('starforged', region), '', []).length;
		expect(names('terminus')).toBe(names());
	});

	it('stands for a name without one', () => {
		const named = (region?: string) => bookIn('starforged', region).byName('starship / starship mission');
		expect(named('expanse')?.path.at(-1)).toBe('Expanse');
		expect(named('nowhere')).toBeUndefined();
		expect(named()).toBeUndefined();
	});

	it('stands for a collection that a row names', () => {
		const follow = (region?: string) => {
			const book = bookIn('starforged', region);
			const type = book.byId('oracle_rollable:starforged/starship/type');
			return type
				? followUpOracles(
						type,
						type.rows.find(({ text }) => text === 'Multipurpose'),
						book,
					).map(oracleName)
				: [];
		};
		expect(follow('outlands')).toEqual(['Starship / Starship Mission / Outlands']);
		expect(follow()).toEqual([]);
	});

	it.each(['starforged', 'sundered_isles'] as const)('of %s has a table wherever another region has one', id => {
		const { oracles } = bookIn(id);
		const own = oracles.filter(oracle => oracle._id.includes(`:${id}/`) && regionOf(oracle) !== undefined);
		const collections = new Set(own.map(({ _id }) => _id.slice(0, _id.lastIndexOf('/'))));
		const missing = [...collections].flatMap(collection =>
			REGIONS[id]
				.filter(region => !bookIn(id, region).inRegion(collection.replace('oracle_rollable:', 'oracle_collection:')))
				.map(region => `${collection} ${region}`),
		);
		expect(missing).toEqual([]);
		expect(collections.size).toBeGreaterThan(8);
	});
});

it.each([
	{ typed: 'Terminus', key: 'terminus' },
	{ typed: ' the Outlands ', key: 'outlands' },
	{ typed: 'Deep Water', key: 'deep_water' },
])('“$typed” is the region $key', ({ typed, key }) => {
	expect(regionKey(typed)).toBe(key);
});

it('is tagged in words that are known', () => {
	const tagged = RULESET_IDS.flatMap(id => bookIn(id).oracles.flatMap(oracle => regionOf(oracle) ?? []));
	expect([...new Set(tagged)].sort()).toEqual(Object.values(REGIONS).flat().sort());
});
