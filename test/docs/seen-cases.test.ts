import fs from 'node:fs';
import { expect, it } from 'vitest';
import page from '../../docs/reliability.md?raw';

const [, SECTION = ''] = /^## Cases that were seen[^\n]*\n([^]*?)^## /m.exec(page) ?? [];

const cells = [...SECTION.matchAll(/^\| (?!what |---)(.+?) \| (.+) \|$/gm)].map(([, what = '', tests = '']) => ({
	what,
	tests,
}));

/** `[typed-and-undone](../test/….ts): `one title`, `another`` */
const OF_A_FILE = /\[([^\]]+)\]\(\.\.\/(test\/[^)]+)\): ((?:`[^`]+`(?:, )?)+)/g;

const referencesIn = (cell: string) =>
	[...cell.matchAll(OF_A_FILE)].map(([whole, name = '', file = '', titles = '']) => ({
		whole,
		name,
		file,
		titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title),
	}));

it('the table of cases that were seen has a row for each', () => {
	expect(cells.length).toBeGreaterThanOrEqual(44);
	expect(new Set(cells.map(({ what }) => what)).size).toBe(cells.length);
});

it.each(cells)('$what: its tests are there', ({ tests }) => {
	const found = referencesIn(tests);
	expect(found.map(({ whole }) => whole).join('; ')).toBe(tests);
	for (const { name, file, titles } of found) {
		expect(file).toMatch(new RegExp(`/${name}(?:\\.(?:slow|deep))?\\.test\\.tsx?$`));
		const source = fs.readFileSync(file, 'utf8');
		const missing = titles.filter(title => !["'", '"', '`'].some(quote => source.includes(quote + title + quote)));
		expect(missing, file).toEqual([]);
	}
});
