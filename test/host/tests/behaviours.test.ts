import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_BEHAVIOURS } from '../../support/host-behaviours';

const titles = new Set(
	readdirSync(import.meta.dirname)
		.filter(name => name.endsWith('.test.ts'))
		.flatMap(name => [
			...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/\(\s*'((?:[^'\\]|\\.)+)',\s*(?:async )?\(/g),
		])
		.map(([, title]) => title),
);

it('every behaviour that the host claims says how it is known, and is held by a test', () => {
	expect(ALL_BEHAVIOURS.length).toBeGreaterThan(180);
	const missing = ALL_BEHAVIOURS.flatMap(({ behaviour, source, test }) => {
		if (source === '') return [behaviour];
		return source === 'not known' || test === undefined ? [] : test.filter(title => !titles.has(title));
	});
	expect(missing).toEqual([]);
	const untested = ALL_BEHAVIOURS.filter(({ test, doubt }) => test === undefined && doubt === undefined);
	expect(untested).toEqual([]);
});
