import { describe, expect, it } from 'vitest';
import { readHouseRules } from '../../src/rules/datasworn-files/read-house-rules';

function findingsOf(contents: object): readonly string[] {
	const rules = readHouseRules(
		JSON.stringify({ _id: 'own', type: 'expansion', moves: {}, ...contents }),
		'json',
		'own',
	);
	if (!rules.ok) throw new Error(rules.problems[0]?.message);
	return rules.value.findings.map(({ message }) => message);
}

describe('the atlas of a Datasworn file is not read, and counted in one finding', () => {
	const places = { a: { name: 'A' }, b: { name: 'B' } };
	it.each([
		[{ north: { contents: { a: { name: 'A' } } } }, 'Not read from this file: 1 place of its atlas.'],
		[{ north: { contents: places } }, 'Not read from this file: 2 places of its atlas.'],
		[
			{ north: { contents: places, collections: { coast: { contents: places } } } },
			'Not read from this file: 4 places of its atlas.',
		],
	])('%j', (atlas, message) => {
		expect(findingsOf({ atlas })).toEqual([message]);
	});

	it.each([{}, { atlas: {} }, { atlas: { north: { contents: {} } } }])('and there is none for %j', contents => {
		expect(findingsOf(contents)).toEqual([]);
	});
});

describe('a key that is not known is told', () => {
	it.each([
		[{ lanterns: [1] }, '“lanterns” is not known, so nothing comes of it.'],
		[{ asets: {} }, '“asets” is not known, so nothing comes of it. Did you mean “assets”?'],
		[
			{ truths: { moon: { name: 'Moon', optoins: [], options: [{ description: 'Gone.' }] } } },
			'“truths.moon.optoins” is not known, so nothing comes of it. Did you mean “options”?',
		],
	])('%j', (contents, message) => {
		expect(findingsOf(contents)).toEqual([message]);
	});
});
