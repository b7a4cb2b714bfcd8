import { describe, expect, it } from 'vitest';
import { oracleName } from '../../../src/rules/oracles/oracle';
import { bookOf } from '../../../src/rules/oracles/oracle-book';
import { readPlayerTables } from '../../../src/rules/player-tables/read-player-tables';
import {
	mayHoldTables,
	nearestTable,
	tablesOfRules,
	rollableTables,
	withPlayerTables,
} from '../../../src/rules/player-tables/rollable-tables';

const NOTE =
	'# N\n\n## Weather (d2)\n- Fog\n- Rain\n\nProse.\n\n- a\n\n## Names\n- Ada\n\n## Wind\n| Roll | x |\n|-|-|\n| 1 | East |\n';
const { tables } = readPlayerTables(NOTE, { path: 'N.md', name: 'N' });
const names = (of: typeof tables) => of.map(({ oracle }) => oracleName(oracle));

it('a note that says so holds oracles only; of others those with dice count, of rules those with numbers besides', () => {
	expect(names(rollableTables(tables, true))).toEqual(['N / Weather', 'N / Weather 2', 'N / Names', 'N / Wind']);
	expect(names(rollableTables(tables, false))).toEqual(['N / Weather']);
	expect(names(tablesOfRules(tables, []))).toEqual(['N / Weather', 'N / Wind']);
	expect(names(tablesOfRules(tables, [{ from: 13, to: 20 }]))).toEqual(['N / Weather']);
});

it.each([
	{ sworn: 'oracles', headings: [], may: true },
	{ sworn: 'Oracle', headings: [], may: true },
	{ sworn: undefined, headings: ['History', 'Weather (d6)'], may: true },
	{ sworn: 'vow', headings: ['History'], may: false },
])('a note with $sworn and $headings: $may', ({ sworn, headings, may }) => {
	expect(mayHoldTables(sworn, headings)).toBe(may);
});

describe('of two with the same name', () => {
	const oraclesOf = (path: string, name: string) => ({
		path,
		oracles: readPlayerTables('## Weather\n- Fog\n', { path, name }).tables.map(({ oracle }) => oracle),
	});

	it('both are found, one by the folder of its note', () => {
		const book = withPlayerTables(bookOf([]), [oraclesOf('A/Sea.md', 'Sea'), oraclesOf('B/Sea.md', 'Sea')]);
		expect(book.oracles.map(oracleName)).toEqual(['Sea / Weather', 'B / Sea / Weather']);
		expect(book.byName('B / Sea / Weather')).toBe(book.oracles[1]);
	});

	it('the book keeps its own', () => {
		const printed = bookOf(oraclesOf('Sea.md', 'Sea').oracles.map(oracle => ({ ...oracle, _id: 'printed' })));
		const book = withPlayerTables(printed, [oraclesOf('Sea.md', 'Sea')]);
		expect(book.oracles.map(oracleName)).toEqual(['Sea (note) / Weather', 'Sea / Weather']);
	});
});

it.each([
	{ line: 3, name: 'N / Weather' },
	{ line: 6, name: 'N / Weather' },
	{ line: 7, name: 'N / Weather 2' },
	{ line: 99, name: 'N / Wind' },
	{ line: 0, name: 'N / Weather' },
])('nearest to line $line is $name', ({ line, name }) => {
	const near = nearestTable(tables, line);
	expect(near && oracleName(near.oracle)).toBe(name);
});
