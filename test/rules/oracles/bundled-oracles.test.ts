import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { trimOracles } from '../../../scripts/trim/oracles.mjs';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { readOracles } from '../../../src/rules/datasworn/read-oracles';
import type { TrimmedOracleCollection } from '../../../src/rules/datasworn/trimmed';
import { rollOracle } from '../../../src/play/oracles/oracle-roll';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import { highestFace, oracleName, oracleRowAt, type Oracle } from '../../../src/rules/oracles/oracle';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';

const bookIn = (id: RulesetId) => oracleBook(bundledRuleset(id));

function oracleIn(id: RulesetId, name: string): Oracle {
	const oracle = bookIn(id).byName(name);
	if (!oracle) throw new Error(`The test names an oracle that is not there: ${name}`);
	return oracle;
}

const facesOf = ({ dice }: Oracle): readonly number[] =>
	Array.from({ length: highestFace(dice) }, (_, i) => i + 1).slice(dice.count + dice.modifier - 1);

const FILES: readonly (readonly [string])[] = [
	['@datasworn/ironsworn-classic/json/classic.json'],
	['@datasworn/ironsworn-classic-delve/json/delve.json'],
	['@datasworn/starforged/json/starforged.json'],
	['@datasworn/sundered-isles/json/sundered_isles.json'],
];

describe('the oracles of the bundled rulesets', () => {
	it.each(FILES)('%s loses nothing that is read when it is trimmed', path => {
		const file = createRequire(import.meta.url).resolve(path);
		const whole = JSON.parse(readFileSync(file, 'utf8')) as { oracles: Record<string, TrimmedOracleCollection> };
		const trimmed = JSON.parse(JSON.stringify(trimOracles(whole))) as Record<string, TrimmedOracleCollection>;
		expect(readOracles(trimmed)).toEqual(readOracles(whole.oracles));
	});

	it.each(RULESET_IDS)('of %s are each found by the name that a note has for them', id => {
		const { oracles, byName: named } = bookIn(id);
		expect(oracles.filter(oracle => named(oracleName(oracle)) !== oracle)).toEqual([]);
	});

	it.each([
		{ id: 'classic', name: 'Action and Theme / Action', dice: 'd100', rows: 100 },
		{ id: 'classic', name: 'Name / Other Names / Trolls', dice: 'd100', rows: 25 },
		{ id: 'classic', name: 'Settlement / Settlement Name / Creature', dice: 'd100', rows: 10 },
		{ id: 'delve', name: 'Character / Activity', dice: 'd100', rows: 50 },
		{ id: 'starforged', name: 'Core / Action', dice: 'd100', rows: 100 },
		{ id: 'starforged', name: 'Planet / Desert World / Sample Names', dice: 'd20', rows: 20 },
		{ id: 'starforged', name: 'Settlement / Name tags', dice: 'd10', rows: 10 },
		{ id: 'sundered_isles', name: 'Character / Character Name / Given Name', dice: 'd200', rows: 200 },
	] as const)('$id has $name, $rows rows on a $dice', ({ id, name, dice, rows }) => {
		const oracle = oracleIn(id, name);
		expect([`d${oracle.dice.sides}`, oracle.rows.length]).toEqual([dice, rows]);
	});

	it('are found as they are typed by hand', () => {
		expect(bookIn('starforged').byName('core oracles/ACTION')).toBe(oracleIn('starforged', 'Core / Action'));
		expect(bookIn('starforged').byName('Core / Reaction')).toBeUndefined();
	});

	it('know the other names that the book has for them', () => {
		expect(oracleIn('classic', 'Action and Theme / Action').synonyms).toEqual(['Oracle 1: Action']);
	});
});

describe('an expansion', () => {
	it('Delve stands beside classic', () => {
		const { byName: named } = bookIn('delve');
		expect(named('Character / Character Role')?._id).toBe('oracle_rollable:classic/character/role');
		expect(named('Character / Disposition')?._id).toBe('oracle_rollable:delve/character/disposition');
	});

	it.each([
		{ why: 'by its id', old: 'starforged/core/action', now: 'sundered_isles/core/action' },
		{ why: 'by its path', old: 'starforged/settlement/name', now: 'sundered_isles/settlement/name' },
		{ why: 'inside a collection', old: 'starforged/faction/type', now: 'sundered_isles/faction/type' },
	])('Sundered Isles takes the place of an oracle $why, which is still found', ({ old, now }) => {
		const { byId, oracles } = bookIn('sundered_isles');
		expect(byId(`oracle_rollable:${old}`)?._id).toBe(`oracle_rollable:${now}`);
		expect(oracles.some(({ _id }) => _id === `oracle_rollable:${old}`)).toBe(false);
	});

	it('Sundered Isles takes a whole collection away that it replaces, and leaves the others', () => {
		const { byId } = bookIn('sundered_isles');
		expect(byId('oracle_rollable:starforged/faction/guild')).toBeUndefined();
		expect(byId('oracle_rollable:starforged/planet/class')).toBeDefined();
	});
});

describe('the ranges', () => {
	it('give each roll one row in all books, but for a gap: the data has half of Highlands', () => {
		const wrong = RULESET_IDS.flatMap(id =>
			bookIn(id).oracles.flatMap(oracle => {
				const { rows } = oracle;
				const faces = facesOf(oracle);
				const rowsAt = (face: number) =>
					rows.filter(({ min, max }) => min !== null && max !== null && min <= face && face <= max).length;
				const not = faces.filter(face => rowsAt(face) !== 1);
				return not.length > 0 ? [`${id}: ${oracleName(oracle)} ${not[0]}-${not.at(-1)}`] : [];
			}),
		);
		expect(wrong).toEqual(['sundered_isles: Overland / Region Landmarks / Highlands 51-100']);
	});

	it('name each gap where it is rolled, and what takes the place of the table', () => {
		const said = RULESET_IDS.flatMap(id =>
			bookIn(id).oracles.flatMap(oracle => {
				const gap = facesOf(oracle).filter(face => !oracleRowAt(oracle, face));
				const results = gap.map(face => rollOracle(oracle, bookIn(id), { roll: () => face }).result);
				return [...new Set(results)].map(result => `${oracleName(oracle)}: ${result}`);
			}),
		);
		expect(said).toEqual([
			'Overland / Region Landmarks / Highlands: No row has this number: the data lack 51–100 of this table. Rules of the vault with the whole table take its place',
		]);
	});

	it.each([
		[
			'replaces it',
			'reef',
			'Peaks',
			'replaces: [oracle_rollable:sundered_isles/overland/region_landmarks/highlands], ',
		],
		['has its path', 'Overland', 'Highlands', ''],
	])('are whole with a table of the vault that %s', (_, collection, name, replaces) => {
		const file = `_id: reef\noracles: { a: { name: ${collection}, collections: { b: { name: Region Landmarks, contents: { highlands: { name: ${name}, ${replaces}rows: [{ min: 1, max: 100, text: A cairn }] } } } } } }`;
		const rules = readHouseRules(file, 'yaml', 'reef');
		const book = oracleBook(
			applyLayer(bundledRuleset('sundered_isles'), rules.ok ? rules.value.layer : { name: '', moves: [] }),
		);
		const highlands = book.byId('oracle_rollable:sundered_isles/overland/region_landmarks/highlands');
		expect(highlands && rollOracle(highlands, book, { roll: () => 73 }).result).toBe('A cairn');
	});

	it.each(RULESET_IDS)('of %s stay on their dice', id => {
		const beyond = bookIn(id).oracles.flatMap(oracle =>
			oracle.rows.filter(
				({ min, max }) =>
					min !== null &&
					(max === null ||
						min > max ||
						min < oracle.dice.count + oracle.dice.modifier ||
						max > highestFace(oracle.dice)),
			),
		);
		expect(beyond).toEqual([]);
	});

	it.each(RULESET_IDS)('of %s lead to oracles that are there', id => {
		const { oracles, byId } = bookIn(id);
		const asked = oracles.flatMap(({ rows, suggestions }) => [
			...rows.flatMap(({ oracle_rolls }) => oracle_rolls.flatMap(({ oracle }) => oracle ?? [])),
			...suggestions.filter(suggested => suggested.startsWith('oracle_rollable:')),
		]);
		expect(asked.length).toBeGreaterThan(0);
		expect(asked.filter(wanted => !byId(wanted))).toEqual([]);
	});
});

/** What is cut off, glued or doubled in the data shows in the form of a text, whatever it says. */
describe('the words of every row', () => {
	const lines = RULESET_IDS.flatMap(id =>
		bookIn(id).oracles.flatMap(oracle =>
			oracle.rows.flatMap(row =>
				[row.text, ...row.details].map(text => ({ at: `${id}: ${oracleName(oracle)}`, text })),
			),
		),
	);

	it.each([
		{ form: 'end in a conjunction or an article', wrong: /(?:^|\s)(?:and|but|nor|or|a|an|the)\s*$/i },
		{ form: 'end in a sign that something must follow', wrong: /[,;:(/–—-]$/ },
		{ form: 'have a blank too many', wrong: /^\s|\s$|[^\s|] {2,}\S/ },
		{ form: 'have two signs where one belongs', wrong: /[?!,;][,;]|\.[,;]/ },
		{ form: 'leave a bracket open', wrong: /\([^)]*$|\[[^\]]*$/ },
		{ form: 'have a word of the data in them', wrong: /[a-z]description|undefined|&\w+;/i },
	])('does not $form', ({ wrong }) => {
		expect(lines.filter(({ text }) => wrong.test(text))).toEqual([]);
	});

	it.each(RULESET_IDS)('of %s is there', id => {
		const silent = bookIn(id).oracles.filter(({ rows }) =>
			rows.some(({ text, oracle_rolls, template }) => text.trim() === '' && oracle_rolls.length === 0 && !template),
		);
		expect(silent.map(oracleName)).toEqual([]);
	});
});
