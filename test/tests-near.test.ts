import { describe, expect, it } from 'vitest';
import { isTest, testsByDistance } from '../scripts/tests-near.mjs';

const nearest = testsByDistance(isTest);

describe('the tests nearest to a file', () => {
	it.each([
		['what only the plugin itself imports', 'src/obsidian/api/journal-api.ts', 'test/obsidian/api/'],
		['a feature, whose tests start the plugin', 'src/obsidian/features/export/page-html.ts', 'test/obsidian/export/'],
		[
			'a layer below, which a test of the same name in the app reaches',
			'src/journal/export/export-entry.ts',
			'test/journal/',
		],
	])('%s', (_, source, folder) => {
		expect(nearest(source)[0]).toContain(folder);
	});

	it('in the app come right behind those of its own layer', () => {
		const [own, inApp] = nearest('src/journal/export/export-entry.ts');
		expect(own).toBe('test/journal/export/export-note.test.ts');
		expect(inApp).toContain('test/obsidian/export/');
	});
});
