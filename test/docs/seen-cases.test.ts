import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface SeenCase {
	readonly case: string;
	/** The titles by file. */
	readonly tests: Readonly<Record<string, readonly string[]>>;
}

const text = fs.readFileSync(path.resolve(import.meta.dirname, 'seen-cases.yaml'), 'utf8');
const CASES = Object.values(parse(text) as Readonly<Record<string, readonly SeenCase[]>>).flat();

it('has a row for each case', () => {
	expect(CASES.length).toBeGreaterThanOrEqual(44);
	expect(new Set(CASES.map(row => row.case)).size).toBe(CASES.length);
});

it.each(CASES)('$case: its tests are there', ({ tests }) => {
	expect(Object.keys(tests)).not.toEqual([]);
	for (const [file, titles] of Object.entries(tests)) {
		const source = fs.readFileSync(file, 'utf8');
		const missing = titles.filter(title => !["'", '"', '`'].some(quote => source.includes(quote + title + quote)));
		expect(titles).not.toEqual([]);
		expect(missing, file).toEqual([]);
	}
});
