import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';

const LANTERNS = `
_id: lanterns
oracles:
  lamps:
    name: Lamp Oracles
    contents:
      colour:
        name: Colour
        dice: 2d4
        tags: { lanterns: { region: outlands, cursed_version_of: ['oracle_rollable:*/core/theme'], rare: true } }
        rows:
          - { min: 2, max: 5, text: Green }
          - { roll: { min: 6, max: 8 }, text: White, text2: blinding }
    collections:
      oils:
        contents:
          smell:
            canonical_name: What it smells of
            rows: [{ min: 1, max: 100, text: Whale, oracle_rolls: [{ auto: true, number_of_rolls: 99 }] }]
  core:
    name: Core
    replaces: [oracle_collection:starforged/core]
    contents:
      action: { name: Action, rows: [{ min: 1, max: 100, text: Light it }] }
`;

function readWell(text: string) {
	const reading = readHouseRules(text, 'yaml', 'Lanterns');
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
	return reading.value;
}

describe('oracles of a Datasworn file in the vault', () => {
	const { layer, findings } = readWell(LANTERNS);

	it('are read with their collections', () => {
		expect(findings).toEqual([]);
		expect(layer.oracles).toMatchObject([
			{
				_id: 'oracle_rollable:lanterns/lamps/colour',
				path: ['Lamp', 'Colour'],
				dice: { count: 2, sides: 4, modifier: 0 },
				tags: { region: 'outlands', cursed_version_of: ['oracle_rollable:*/core/theme'] },
				rows: [
					{ min: 2, max: 5, text: 'Green', details: [] },
					{ min: 6, max: 8, text: 'White', details: ['blinding'] },
				],
			},
			{
				path: ['Lamp', 'oils', 'smell'],
				synonyms: ['What it smells of'],
				rows: [{ oracle_rolls: [{ oracle: null, auto: true, number_of_rolls: 10, duplicates: 'reroll' }] }],
			},
			{ path: ['Core', 'Action'] },
		]);
	});

	it('lie over those of the ruleset', () => {
		const { byName: named, byId } = oracleBook(applyLayer(bundledRuleset('starforged'), layer));
		expect(named('Lamp / Colour')?.rows).toHaveLength(2);
		expect(byId('oracle_rollable:starforged/core/action')?.rows).toMatchObject([{ text: 'Light it' }]);
		expect(named('Core / Theme'), 'its collection was replaced').toBeUndefined();
		expect(named('Planet / Planetary Class')).toBeDefined();
	});

	it('leave the ruleset as it is if there are none', () => {
		const base = bundledRuleset('starforged');
		expect(oracleBook(applyLayer(base, { name: 'None', moves: [] })).oracles).toEqual(oracleBook(base).oracles);
	});
});

describe('what is wrong with an oracle is reported at its place', () => {
	const AT = 'oracles.a.contents.b';
	const finding = (oracle: object) =>
		readWell(JSON.stringify({ oracles: { a: { contents: { b: oracle } } } })).findings.map(({ message }) => message);
	const row = { min: 1, max: 100, text: 'Yes' };

	it.each([
		{ oracle: {}, message: `“${AT}.rows” is missing. Write a list of rows.` },
		{ oracle: { dice: 'd', rows: [row] }, message: `“${AT}.dice” is “d”. Write dice such as “1d100”.` },
		{
			oracle: { rows: [row, { min: 1, max: 2 }] },
			message: `“${AT}.rows.1.text” is missing. Write the words of the row.`,
		},
		{
			oracle: { rows: [row, { ...row, min: 90 }] },
			message: `“${AT}.rows” have 90 twice. Write ranges that do not overlap.`,
		},
		{
			oracle: { dice: '1d6', rows: [row] },
			message: `“${AT}.rows.0” goes from 1 to 100. Write a range from 1 to 6, the smaller number first.`,
		},
	])('$message', ({ oracle, message }) => {
		expect(finding(oracle)).toContain(message);
	});
});
