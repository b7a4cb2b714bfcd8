import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { trimTruths } from '../../../scripts/trim/truths.mjs';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import type { TrimmedTruth } from '../../../src/rules/datasworn/read-truths';
import { readTruths } from '../../../src/rules/datasworn/read-truths';
import type { Truth } from '../../../src/rules/truth';

const require = createRequire(import.meta.url);
const truthsOf = (id: RulesetId): readonly Truth[] => bundledRuleset(id).truths?.() ?? [];

it.each([
	['classic', 11, 'The Old World'],
	['delve', 11, 'The Old World'],
	['starforged', 14, 'Cataclysm'],
	['sundered_isles', 11, 'Sundering'],
] as const)('%s has %i truths, of which the first is %s', (id, count, first) => {
	expect(truthsOf(id)).toHaveLength(count);
	expect(truthsOf(id)[0]?.name).toBe(first);
});

it('each of the four tables of Starforged’s Cataclysm and Magic, and of its machines, is in its answer', () => {
	const tables = truthsOf('starforged').flatMap(({ options }) => options.flatMap(option => option.tables));
	expect(tables.map(({ name }) => name)).toEqual([
		'Sun Plague Cause',
		'Entities',
		'Foe',
		'Power Source',
		'Computer Limitation',
	]);
});

it.each(RULESET_IDS)('every face has one answer, and one row of each table, in %s', id => {
	for (const { name, sides, options } of truthsOf(id)) {
		expect(options, name).toHaveLength(3);
		for (const { rows, faces } of [
			{ rows: options, faces: sides },
			...options.flatMap(({ tables }) => tables.map(table => ({ rows: table.rows, faces: table.sides }))),
		])
			for (let face = 1; face <= faces; face++)
				expect(
					rows.filter(({ min, max }) => min <= face && face <= max),
					`${name} ${face}`,
				).toHaveLength(1);
	}
});

it.each(RULESET_IDS)('every table of an answer has its place in the text, and no other, in %s', id => {
	for (const { options } of truthsOf(id))
		for (const { description, tables } of options) {
			const places = [...description.matchAll(/^\{\{table>(.*)\}\}$/gm)].map(([, place]) => place);
			expect(places).toEqual(tables.map(({ _id }) => _id));
			expect(description.replace(/^\{\{table>.*\}\}$/gm, '')).not.toMatch(/\{\{|datasworn:/);
		}
});

it.each([
	'@datasworn/ironsworn-classic/json/classic.json',
	'@datasworn/starforged/json/starforged.json',
	'@datasworn/sundered-isles/json/sundered_isles.json',
])('what is left out of %s changes no truth', file => {
	const whole = JSON.parse(fs.readFileSync(require.resolve(file), 'utf8')) as { truths: Record<string, TrimmedTruth> };
	const trimmed = JSON.parse(JSON.stringify(trimTruths(whole))) as Record<string, TrimmedTruth>;
	expect(readTruths(trimmed)).toEqual(readTruths(whole.truths));
});
