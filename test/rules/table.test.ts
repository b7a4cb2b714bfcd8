import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/bundled';
import type { MoveTable } from '../../src/rules/move';
import { rowAt } from '../../src/rules/table';

const weather: MoveTable = {
	_id: 'weather',
	name: 'Weather',
	sides: 6,
	rows: [
		{ min: null, max: null, text: 'Out of season' },
		{ min: 1, max: 1, text: 'Fog' },
		{ min: 2, max: 5, text: 'Clear' },
	],
};

it.each([
	{ rule: 'a row of one number', roll: 1, text: 'Fog' },
	{ rule: 'the first number of a range', roll: 2, text: 'Clear' },
	{ rule: 'the last number of a range', roll: 5, text: 'Clear' },
	{ rule: 'a number that no row has', roll: 6, text: undefined },
	{ rule: 'nothing below the table', roll: 0, text: undefined },
])('$rule: $roll is $text', ({ roll, text }) => {
	expect(rowAt(weather, roll)?.text).toBe(text);
});

const tables = bundledRuleset('starforged').moves.flatMap(({ tables }) => tables);

describe('every bundled table', () => {
	it('is found', () => {
		expect(tables).toHaveLength(13);
	});

	it.each(tables)('$name answers each roll of its die with one row, and no other', ({ sides, rows }) => {
		const rolls = rows.flatMap(({ min, max }) =>
			Array.from({ length: (max ?? -1) - (min ?? 0) + 1 }, (_, i) => (min ?? 0) + i),
		);
		expect(rolls.sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
	});

	it('is rolled on again where a row says so', () => {
		const again = tables.filter(({ rows }) => rows.some(({ rolls }) => rolls === 2)).map(({ name }) => name);
		expect(again).toEqual(['Make a Discovery', 'Pay the Price']);
	});
});
