import { describe, expect, it } from 'vitest';
import { rowOfResult, struckLine } from '../../../src/journal/oracle-blocks/strike-row';
import { readPlayerTables } from '../../../src/rules/player-tables/read-player-tables';
import { rows } from '../../support/rows';

const NOTE =
	'## L\n- A vow: [[#V]]\n- Words: [[#W]]\n\n## V\n- Find [[Mara]]\n- Twice\n\n## W\n| d6 | Word |\n|-|-|\n| 1-3 | “Go.” |\n| 4-6 | Juno: “Go.” |\n\n## X\n- Twice\n- Ice\n  - on lines of its own\n';

const tables = (note: string) => readPlayerTables(note, { path: 'L.md', name: 'L' }).tables.map(({ oracle }) => oracle);

describe('the row in which a result ends', () => {
	it.each(rows`
		a result on the table itself => Find Mara => 6
		one to which another table led => A vow: Find Mara => 6
		a row of a table => Words: “Go.” => 12
		the longest row that it ends with => Words: Juno: “Go.” => 13
		words that two rows have => Twice => none
		words that end like a row, and are no result of it => To Find Mara => none
		words of no row => Storm => none
		a row that is on several lines => Ice: on lines of its own => none
	`)('%s', (_title, result, line) => {
		expect(String(rowOfResult(tables(NOTE), result)?.line ?? 'none')).toBe(line);
	});
});

it.each(['- Rain', '', '- og'])('a row that stands elsewhere by now is left alone: “%s”', line => {
	expect(struckLine(line, { cells: ['Fog'], line: 1 })).toBeUndefined();
});

describe('a row that is struck', () => {
	it.each(rows`
		an item => # T\n- Find [[Mara|her]], epic => - ~~Find [[Mara|her]], epic~~
		of a numbered list => # T\n1. Fog => 1. ~~Fog~~
		with a range => # T\n- 4: Rain\n- 1-3: Fog => - 1-3: ~~Fog~~
		with a range in bold => # T\n- **4:** Rain\n- **1-3:** Fog => - **1-3:** ~~Fog~~
		with a weight => # T\n- Rain (2)\n- Fog (3) => - ~~Fog~~ (3)
		with a box => # T\n- [ ] Fog => - [ ] ~~Fog~~
		in a callout => > [!info] T (d1)\n> - Fog => > - ~~Fog~~
		of a table => # T\n| d6 | Who | Wants |\n|-|-|-|\n| 1–3 | Ada | a boat | => | 1–3 | ~~Ada~~ | ~~a boat~~ |
		with cells that are alike, and an empty one => # T\n| d6 | a | b | c |\n|-|-|-|-|\n| 1 | 1 | 1 | | => | 1 | ~~1~~ | ~~1~~ | |
	`)('%s', (_title, note, struck) => {
		const lines = note.split('\n');
		const row = tables(note)[0]?.rows.at(-1)?.written;
		if (!row) throw new Error('no row');
		expect(row.line).toBe(lines.length);
		expect(struckLine(lines.at(-1) ?? '', row)).toBe(struck);
		const after = tables([...lines.slice(0, -1), struck].join('\n'))[0]?.rows ?? [];
		expect(after.map(({ text }) => text)).toEqual((tables(note)[0]?.rows ?? []).slice(0, -1).map(({ text }) => text));
	});
});
