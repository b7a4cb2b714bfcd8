import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readOracle } from '../../../src/journal/oracle-blocks/oracle-block';
import { readOracleResults } from '../../../src/journal/oracle-blocks/oracle-results';
import {
	insertOracleResults,
	rewriteOracleResults,
	writeOracleResults,
} from '../../../src/journal/oracle-blocks/write-oracle-results';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const SPARK = 'Core / Action + Theme';
const LOOK = 'Settlement / First Look';
const said = (...results: (readonly [string, ...number[]])[]) => results.map(([result, ...dice]) => ({ dice, result }));

describe('a block of several results', () => {
	it.each([
		[
			'two oracles',
			SPARK,
			said(['Advance', 3], ['Wound', 100]),
			'oracle: Core / Action + Theme\ndice: 3; 100\nresult: Advance + Wound',
		],
		[
			'one oracle',
			LOOK,
			said(['Festive', 12], ['Crowded', 55], ['Dry', 90]),
			'oracle: Settlement / First Look\ndice: 12; 55; 90\nresult: Festive; Crowded; Dry',
		],
		[
			'rows that lead on, one of which holds the sign',
			LOOK,
			said(['Owl; Boar', 97, 12, 55], ['Eel', 34]),
			'oracle: Settlement / First Look\ndice: 97, 12, 55; 34\nresult:\n  - Owl; Boar\n  - Eel',
		],
		[
			'a row that was chosen and has no range',
			SPARK,
			said(['Chosen'], ['Wound', 100]),
			'oracle: Core / Action + Theme\ndice: none; 100\nresult: Chosen + Wound',
		],
	])('of %s is written in plain words and read again', (_, oracle, results, body) => {
		expect(writeOracleResults({ oracle, results })).toBe(body);
		expect(readOracleResults(body)).toEqual(results);
		expect(expectParsed(readOracle(body)).warnings).toEqual([]);
	});

	it('is read back whatever its words are, also by a YAML parser', () => {
		const word = fc.string({ minLength: 1, maxLength: 12 }).map(text => `W${text.replace(/[\p{Cc}\p{Cs}\s]/gu, '')}`);
		const sign = fc.constantFrom(' + ', '; ', ' ');
		const result = fc.tuple(word, sign, word).map(parts => parts.join(''));
		const saying = fc.record(
			{
				result,
				dice: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
				cursedDie: fc.integer({ min: 1, max: 10 }),
			},
			{ requiredKeys: ['result', 'dice'] },
		);
		fc.assert(
			fc.property(
				fc.constantFrom([SPARK, 2, 2] as const, [LOOK, 1, 4] as const),
				fc.array(saying, { minLength: 4, maxLength: 4 }),
				fc.nat(),
				([oracle, least, most], all, seed) => {
					const results = all.slice(0, least + (seed % (most - least + 1)));
					const others = all.slice(-most).reverse();
					const body = writeOracleResults({ oracle, results });
					expect(readOracleResults(body)).toEqual(results);
					expect(parse(body)).toHaveProperty('result');
					expect(readOracle(body)).toMatchObject({ ok: true, value: { warnings: [] } });
					const kept = `${body}\nmood: grim # so far`;
					const again = rewriteOracleResults(kept, { oracle, results: others });
					expect(readOracleResults(again)).toEqual(others);
					expect(again).toContain('\nmood: grim # so far');
				},
			),
		);
	});

	it.each([
		['oracle: Core / Action + Theme\ndice: 3, 100\nresult: Advance + Wound', said(['Advance', 3], ['Wound', 100])],
		['oracle: X\ndice: 96, 35, 12\nresult: Owl; Boar', said(['Owl; Boar', 96, 35, 12])],
		['oracle: X + Y\nresult: Owl', said(['Owl'])],
		['oracle: X + Y', []],
	])('is told apart as far as it can be: %s', (typed, is) => {
		expect(readOracleResults(typed)).toEqual(is);
	});
});

it.each([
	{
		form: 'block',
		is: 'She runs.\n\n```sworn\noracle: Core / Action + Theme\ndice: 3; 100\nresult: Advance + Wound\n```\n\n',
	},
	{ form: 'line', is: 'She runs.\n\n`sworn: Core / Action + Theme › Advance + Wound (rolled: 3; 100)`\n\n' },
] as const)('several results go into a note as a $form', ({ form, is }) => {
	const told = { oracle: SPARK, results: said(['Advance', 3], ['Wound', 100]) };
	expect(applyChanges('She runs.\n', insertOracleResults('She runs.\n', 3, told, { form }).changes)).toBe(is);
});
