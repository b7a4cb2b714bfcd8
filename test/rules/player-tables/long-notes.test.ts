import { describe, expect, it } from 'vitest';
import { readPlayerTables } from '../../../src/rules/player-tables/read-player-tables';
import { readSections } from '../../../src/rules/player-tables/sections';
import { readSourceLines } from '../../../src/rules/markdown/source-lines';
import { atOnce } from '../../../src/rules/core/work-slices';

const read = (note: string) => readPlayerTables(note, { name: 'Harbour', path: 'Harbour.md' });

const told = (note: string): readonly string[] => read(note).findings.map(({ line, message }) => `${line}: ${message}`);

describe('what is too much for tables is reported and not kept', () => {
	it('lines under one heading', () => {
		const note = `## Ships\n${'- a\n'.repeat(30_000)}`;
		expect(told(note)).toEqual([
			'20002: More than 20000 lines stand under one heading; from this one on they are not read. Part them with headings.',
		]);
		const { sections } = atOnce(readSections(readSourceLines(note.split('\n'), 0)));
		expect(sections.at(-1)?.lines.length).toBe(20_001);
	});

	it('headings', () => {
		expect(told('# a\n'.repeat(70_000))).toEqual([
			'60001: A note can hold 60000 headings; from this one on nothing is read. Part the note.',
		]);
	});

	it('rows of all tables together', () => {
		const table = `## Ships\n${'- a\n'.repeat(1999)}`;
		expect(told(table.repeat(25))).toEqual([]);
		expect(told(table.repeat(27))).toEqual([
			'50002: A note can hold 500 tables, and 50000 rows in all of them; from this one on they are not read. Part the note.',
		]);
	});

	it('the letters of a row, of which the first are read', () => {
		const note = `| d2 | Ship |\n| --- | --- |\n| 1 | A sloop |\n| 2 | A brig ${'|'.repeat(30_000)} |\n`;
		expect(told(note)).toEqual(['4: A row can have 20000 characters; what is beyond them is not read. Part it.']);
		expect(read(note).tables[0]?.oracle.rows.map(({ text }) => text)).toEqual(['A sloop', 'A brig']);
	});

	it('but not a long paragraph, nor as many rows as a table can have', () => {
		const rows = Array.from({ length: 2000 }, (_, i) => `- Ship ${i}`).join('\n');
		expect(told(`${'It rains. '.repeat(5000)}\n\n## Ships\n${rows}\n`)).toEqual([]);
	});
});
