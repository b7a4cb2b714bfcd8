import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The rows of the table of behaviours, each a list of cells. */
function behaviours(): string[][] {
	const lines = readFileSync(join(ROOT, 'docs/host.md'), 'utf8').split('\n');
	const start = lines.indexOf('| behaviour | source | test |');
	const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
	return lines.slice(start + 2, end).map(line =>
		line
			.split('|')
			.map(cell => cell.trim())
			.slice(1, -1),
	);
}

const titles = new Set(
	readdirSync(import.meta.dirname)
		.filter(name => name.endsWith('.test.ts'))
		.flatMap(name => [
			...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/\(\s*'((?:[^'\\]|\\.)+)',\s*(?:async )?\(/g),
		])
		.map(([, title]) => title),
);

it('every behaviour that the host claims says how it is known, and is held by a test', () => {
	const rows = behaviours();
	expect(rows.length).toBeGreaterThan(35);
	const missing = rows.flatMap(([behaviour = '', source = '', tests = '']) =>
		source === '' ? [behaviour] : tests.split(' + ').filter(title => !titles.has(title)),
	);
	expect(missing).toEqual([]);
});
