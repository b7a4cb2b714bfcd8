import { describe, expect, it } from 'vitest';
import { readHouseRules } from '../../src/rules/house-rules/read-house-rules';

function findingsOf(contents: object): readonly string[] {
	const rules = readHouseRules(
		JSON.stringify({ _id: 'own', type: 'expansion', moves: {}, ...contents }),
		'json',
		'own',
	);
	if (!rules.ok) throw new Error(rules.problems[0]?.message);
	return rules.value.findings.map(({ message }) => message);
}

const things = (count: number): object =>
	Object.fromEntries(Array.from({ length: count }, (_, i) => [`thing_${i}`, { name: `Thing ${i}` }]));

describe('what is not read of a Datasworn file is one finding with its counts', () => {
	it.each([
		[
			{ truths: things(9), npcs: { a: { contents: things(2), collections: { b: { contents: things(3) } } } } },
			'Not read from this file: 9 truths and 5 foes.',
		],
		[{ npcs: { beasts: { contents: things(4) } } }, 'Not read from this file: 4 foes.'],
		[{ truths: things(1) }, 'Not read from this file: 1 truth.'],
		[
			{ rules: { stats: things(2), special_tracks: things(1) } },
			'Not read from this file: 2 stats and 1 special track.',
		],
		[
			{ site_themes: things(1), site_domains: things(2), rarities: things(3) },
			'Not read from this file: 3 rarities, 1 site theme, and 2 site domains.',
		],
		[
			{ delve_sites: things(2), atlas: { north: { contents: things(2) } } },
			'Not read from this file: 2 sites and 2 places.',
		],
	])('%j', (contents, message) => {
		expect(findingsOf(contents)).toEqual([message]);
	});

	it.each([
		{},
		{ npcs: {} },
		{ npcs: { path: { contents: {} } }, truths: {} },
		{ rules: { stats: {} } },
		{ truths: 'none' },
	])('and there is none for %j', contents => {
		expect(findingsOf(contents)).toEqual([]);
	});
});
