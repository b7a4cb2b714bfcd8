import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { findMove } from '../../src/rules/find-move';
import { rowAt, tableOf, type MoveTable } from '../../src/rules/move';

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

const tables = RULESET_IDS.flatMap(id =>
	bundledRuleset(id).moves.flatMap(move => move.tables.map(table => ({ id, move: move.name, table }))),
);

describe('every bundled table', () => {
	it.each([
		{ id: 'classic', count: 8 },
		{ id: 'delve', count: 15 },
		{ id: 'starforged', count: 13 },
		{ id: 'sundered_isles', count: 13 },
	])('of $id is found', ({ id, count }) => {
		expect(tables.filter(table => table.id === id)).toHaveLength(count);
	});

	it.each(tables)('$id: $table.name of $move answers each roll of its die with one row', ({ table }) => {
		const rolls = table.rows.flatMap(({ min, max }) =>
			Array.from({ length: (max ?? -1) - (min ?? 0) + 1 }, (_, i) => (min ?? 0) + i),
		);
		expect(rolls.sort((a, b) => a - b)).toEqual(Array.from({ length: table.sides }, (_, i) => i + 1));
	});

	it.each([
		{ id: 'starforged', move: 'Make a Discovery', min: 91, rolls: 2, duplicates: 'reroll' },
		{ id: 'starforged', move: 'Pay the Price', min: 96, rolls: 2, duplicates: 'reroll' },
		{ id: 'sundered_isles', move: 'Make a Discovery', min: 91, rolls: 2, duplicates: 'reroll' },
		{ id: 'classic', move: 'Pay the Price', min: 99, rolls: 2, duplicates: 'make_it_worse' },
		{ id: 'delve', move: 'Reveal a Danger', min: 95, rolls: 2, duplicates: 'make_it_worse' },
		{ id: 'delve', move: 'Reveal a Danger (alternate version)', min: 95, rolls: 2, duplicates: 'make_it_worse' },
	] as const)(
		'$id: a row of $move asks for two rolls, the same row twice: $duplicates',
		({ id, move, min, ...again }) => {
			const rows = tables.find(table => table.id === id && table.move === move)?.table.rows;
			expect(rows?.filter(({ rolls }) => rolls === 2)).toEqual([expect.objectContaining({ min, ...again })]);
		},
	);
});

/** Delve, Delve the Depths; Ask the Oracle of both games. */
describe('a table with a column for each option', () => {
	it.each([
		{ id: 'delve', move: 'Delve the Depths', column: 'edge', starts: [1, 46, 66, 76, 81] },
		{ id: 'delve', move: 'Delve the Depths', column: 'shadow', starts: [1, 31, 66, 91, 100] },
		{ id: 'delve', move: 'Delve the Depths', column: 'Wits', starts: [1, 41, 56, 81, 100] },
		{ id: 'classic', move: 'Ask the Oracle', column: 'likely', starts: [1, 26] },
		{ id: 'starforged', move: 'Ask the Oracle', column: 'small chance', starts: [1, 11] },
		{ id: 'starforged', move: 'Endure Stress', column: 'edge', starts: [1, 11, 26, 51] },
	] as const)('$id: $move, $column', ({ id, move, column, starts }) => {
		const found = findMove(bundledRuleset(id), move);
		const table = found.ok ? tableOf(found.value, column) : undefined;
		expect(table?.rows.map(({ min }) => min)).toEqual(starts);
	});
});
