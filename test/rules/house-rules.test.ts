import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { bundledRuleset, uncorrectedRuleset } from '../../src/rules/books/bundled';
import { findMove } from '../../src/rules/find-move';
import type { HouseRulesFormat } from '../../src/rules/datasworn-files/read-house-rules';
import { readHouseRules } from '../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../src/rules/books/layers';
import { rulebook } from '../../src/rules/books/rulebook';

const LIGHT = {
	_id: 'move:lanterns/light/light_the_lantern',
	name: 'Light the Lantern',
	type: 'move',
	roll_type: 'action_roll',
	trigger: {
		text: 'When you light the lantern...',
		conditions: [
			{ method: 'player_choice', text: 'In a storm', roll_options: [{ using: 'stat', stat: 'iron' }] },
			{ method: 'lowest', roll_options: [{ using: 'condition_meter', condition_meter: 'supply' }] },
		],
	},
	text: '__When you light the lantern__, roll.\n\nOn a __strong hit__, take +1 spirit.',
	outcomes: {
		strong_hit: { text: 'On a __strong hit__, take +1 spirit.' },
		weak_hit: { text: 'On a __weak hit__, it flickers.' },
		miss: { text: 'On a __miss__, it is dark.' },
	},
	oracles: {
		flame: {
			_id: 'flame',
			name: 'Flame',
			dice: '1d6',
			rows: [
				{ roll: { min: 1, max: 3 }, text: 'Blue' },
				{ roll: { min: 4, max: 6 }, text: 'White', oracle_rolls: [{ number_of_rolls: 2 }] },
			],
		},
	},
	replaces: ['move:*/adventure/check_your_gear'],
};

const file = (move: object = {}, more: object = {}) => ({
	_id: 'lanterns',
	datasworn_version: '0.1.0',
	type: 'expansion',
	ruleset: 'starforged',
	title: 'Lanterns',
	rules: {
		impacts: { burns: { label: 'burns', contents: { singed: { label: 'singed', prevents_recovery: ['spirit'] } } } },
		condition_meters: { oil: { min: 0, max: 3, value: 3 } },
	},
	moves: { light: { name: 'Light Moves', contents: { light_the_lantern: { ...LIGHT, ...move } } } },
	...more,
});

const write = { json: (value: unknown) => JSON.stringify(value), yaml: (value: unknown) => stringify(value) };

function readWell(value: unknown, format: HouseRulesFormat = 'json') {
	const reading = readHouseRules(write[format](value), format, 'Lanterns.json');
	if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
	return reading.value;
}

describe('house rules in a file', () => {
	it.each(['json', 'yaml'] as const)('are read from %s', format => {
		const { layer, findings } = readWell(file(), format);
		expect(findings).toEqual([]);
		expect(layer).toMatchObject({
			name: 'Lanterns',
			impacts: [{ name: 'singed', group: 'burns', prevents_recovery: ['spirit'], permanent: false, on_vehicle: false }],
			meters: [{ name: 'oil', min: 0, max: 3, value: 3 }],
		});
		expect(layer.moves).toMatchObject([
			{
				_id: 'move:lanterns/light/light_the_lantern',
				name: 'Light the Lantern',
				category: 'Light Moves',
				roll_type: 'action_roll',
				trigger: {
					conditions: [
						{ method: 'player_choice', text: 'In a storm', roll_options: [{ using: 'stat', stat: 'iron' }] },
						{ method: 'lowest', roll_options: [{ using: 'condition_meter', condition_meter: 'supply' }] },
					],
				},
				allow_momentum_burn: true,
				tables: [
					{
						name: 'Flame',
						sides: 6,
						rows: [
							{ min: 1, max: 3 },
							{ min: 4, max: 6, rolls: 2 },
						],
					},
				],
				replaces: ['move:*/adventure/check_your_gear'],
			},
		]);
	});

	it('take the place of a printed move', () => {
		const ruleset = applyLayer(bundledRuleset('starforged'), readWell(file()).layer);
		expect(findMove(ruleset, 'Check Your Gear')).toMatchObject({ ok: true, value: { name: 'Light the Lantern' } });
		expect(ruleset.moves).toHaveLength(56);
	});

	it('read a whole printed file as the plugin reads its own', () => {
		const path = createRequire(import.meta.url).resolve('@datasworn/starforged/json/starforged.json');
		const reading = readHouseRules(readFileSync(path, 'utf8'), 'json', 'starforged.json');
		const printed = uncorrectedRuleset('starforged');
		expect(reading.ok && reading.value.findings.map(({ message }) => message)).toEqual([]);
		expect(reading.ok && reading.value.layer.impacts).toEqual(printed.impacts);
		expect(
			reading.ok &&
				reading.value.layer.moves.map(({ name, trigger, text, outcomes }) => ({ name, trigger, text, outcomes })),
		).toEqual(printed.moves.map(({ name, trigger, text, outcomes }) => ({ name, trigger, text, outcomes })));
	});

	it('have a second version of their own moves beside the first, as Delve has', () => {
		const path = createRequire(import.meta.url).resolve('@datasworn/ironsworn-classic-delve/json/delve.json');
		const reading = readHouseRules(readFileSync(path, 'utf8'), 'json', 'delve.json');
		expect(reading.ok && reading.value.findings.map(({ message }) => message)).toEqual([]);
		const ruleset = reading.ok && applyLayer(bundledRuleset('classic'), reading.value.layer);
		const names = (ruleset || bundledRuleset('classic')).moves.map(({ name }) => name);
		expect(names).toEqual(bundledRuleset('delve').moves.map(({ name }) => name));
	});

	it('are written by hand as docs/reference/rulesets.md shows', () => {
		const docs = readFileSync(new URL('../../docs/reference/rulesets.md', import.meta.url), 'utf8');
		const example = docs.split('```').find(block => block.startsWith('yaml\n') && block.includes('\nmoves:')) ?? '';
		const reading = readHouseRules(example.slice('yaml\n'.length), 'yaml', 'Lanterns.yaml');
		expect(reading).toMatchObject({
			ok: true,
			value: { findings: [], layer: { moves: [{ name: 'Light the Lantern' }] } },
		});
		if (!reading.ok) return;
		const book = rulebook(applyLayer(bundledRuleset('starforged'), reading.value.layer));
		const move = book.move('Light the Lantern');
		expect(move && book.effectsOf(move).outcomes).toEqual({
			strong_hit: [{ kind: 'meter', meter: 'spirit', by: 1 }],
			weak_hit: [{ kind: 'meter', meter: 'momentum', by: 1 }],
			miss: [{ kind: 'move', move: 'Pay the Price' }],
		});
	});

	it('may state what a move does', () => {
		const { layer, findings } = readWell(
			file({ effects: { strong_hit: 'spirit +2\nmomentum +1', miss_match: 'spirit -1' } }),
		);
		expect(findings).toEqual([]);
		const book = rulebook(applyLayer(bundledRuleset('starforged'), layer));
		const move = book.move('Light the Lantern');
		expect(move && book.effectsOf(move)).toMatchObject({
			outcomes: {
				strong_hit: [
					{ meter: 'spirit', by: 2 },
					{ meter: 'momentum', by: 1 },
				],
			},
			matches: { miss: [{ meter: 'spirit', by: -1 }] },
		});
	});

	it('may have categories inside categories', () => {
		const inside = { wild: { name: 'Wild Moves', contents: { light: LIGHT } } };
		const { layer } = readWell(file({}, { moves: { outer: { name: 'Outer Moves', collections: inside } } }));
		expect(layer.moves).toMatchObject([{ name: 'Light the Lantern', category: 'Wild Moves' }]);
	});
});

const AT = 'moves.light.contents.light_the_lantern';
const ROLLS = '“action_roll”, “progress_roll”, “special_track”, “no_roll”';
const NO_ROLL = 'Write a list with the “roll_options” of this move, or “no_roll” as its roll type.';
const SAYS = 'Write what the book says for it.';
const FLAG = 'Write “true” or “false”.';
const RANGE = 'Write a range from 1 to 6, the smaller number first.';

const table = (first: readonly [number, number], second: readonly [number, number], dice = '1d6') => ({
	oracles: { t: { dice, rows: [first, second].map(([min, max]) => ({ text: 'Blue', roll: { min, max } })) } },
});

/** Each finding names the place and says what to write; `left` is how many moves are played all the same. */
describe('house rules that are not as they should be', () => {
	it.each<[wrong: string, move: object, place: string, advice: string, left: number]>([
		['no name', { name: undefined }, 'name', 'is missing. Write the name of the move.', 0],
		['a name that is a number', { name: 7 }, 'name', 'is 7. Write the name of the move.', 0],
		['an empty name', { name: '' }, 'name', 'is empty. Write the name of the move.', 0],
		['no text', { text: null }, 'text', 'is missing. Write the full text of the move.', 0],
		['a roll that nobody knows', { roll_type: 'dance' }, 'roll_type', `is “dance”. Write one of ${ROLLS}.`, 0],
		['nothing to roll', { trigger: { text: 'When...' } }, 'trigger.conditions', `is missing. ${NO_ROLL}`, 1],
		['an outcome without a text', { outcomes: { miss: 'Run.' } }, 'outcomes.miss.text', `is missing. ${SAYS}`, 1],
		['a flag that is none', { allow_momentum_burn: 'yes' }, 'allow_momentum_burn', `is “yes”. ${FLAG}`, 1],
		['a list where keys are due', { oracles: [] }, 'oracles', 'is a list. Write keys with something under each.', 1],
		['a range upside down', table([4, 2], [5, 6]), 'oracles.t.rows.0.roll', `goes from 4 to 2. ${RANGE}`, 1],
		[
			'a roll without a row',
			table([1, 2], [4, 6]),
			'oracles.t.rows',
			'have no row for 3. Write a row for each roll.',
			1,
		],
		[
			'rows that end early',
			table([1, 2], [3, 4]),
			'oracles.t.rows',
			'have no row for 5-6. Write a row for each roll.',
			1,
		],
		['overlap', table([1, 4], [4, 6]), 'oracles.t.rows', 'have 4 twice. Write ranges that do not overlap.', 1],
		[
			'dice that are none',
			table([1, 4], [5, 6], 'a lot'),
			'oracles.t.dice',
			'is “a lot”. Write dice such as “1d100”.',
			1,
		],
	])('%s', (_wrong, move, place, advice, left) => {
		const { layer, findings } = readWell(file(move));
		expect(findings.map(({ message }) => message)).toEqual([`“${AT}.${place}” ${advice}`]);
		expect(layer.moves).toHaveLength(left);
	});

	it.each([
		[{ strong_hit: 'dance wildly' }, `^“${AT}.effects”, strong_hit: “dance wildly” is not an effect`],
		[{ sometimes: 'spirit +1' }, 'effects.sometimes” is “spirit \\+1”. Write it under one of always, strong_hit'],
	])('effects that are none: %j', (effects, message) => {
		const { layer, findings } = readWell(file({ effects }));
		expect(findings).toEqual([expect.objectContaining({ message: expect.stringMatching(message) as string })]);
		expect(layer.moves).toHaveLength(1);
	});

	it('what is shared by a party', () => {
		const { layer, findings } = readWell(
			file(
				{},
				{
					rules: {
						impacts: { burns: { label: 'burns', contents: { singed: { label: 'singed', shared: true } } } },
						condition_meters: {
							oil: { min: 0, max: 3, value: 3, shared: true },
							wick: { min: 0, max: 3, value: 3, shared: false },
						},
					},
				},
			),
		);
		expect(findings).toEqual([]);
		expect(layer.impacts?.[0]).toMatchObject({ name: 'singed', shared: true });
		expect(layer.meters).toEqual([
			{ name: 'oil', min: 0, max: 3, value: 3, shared: true },
			{ name: 'wick', min: 0, max: 3, value: 3 },
		]);
	});

	it('a meter that starts beyond its limits is left out', () => {
		const { layer, findings } = readWell(
			file({}, { rules: { condition_meters: { oil: { min: 0, max: 3, value: 9 } } } }),
		);
		expect(layer.meters).toEqual([]);
		expect(findings).toMatchObject([
			{ message: '“rules.condition_meters.oil.value” is 9. Write a number from 0 to 3.' },
		]);
	});

	it('no moves', () => {
		const { layer, findings } = readWell({ _id: 'empty' });
		expect(layer.moves).toEqual([]);
		expect(findings).toMatchObject([{ message: '“moves” is missing. Write the categories of moves under it.' }]);
	});

	it.each([
		{ what: 'no JSON', text: '{ "moves": ', format: 'json', message: /^“Lanterns” is not JSON\. Check the file: / },
		{ what: 'no YAML', text: 'moves: [', format: 'yaml', message: /^“Lanterns” is not YAML\. Check the file: / },
		{ what: 'a mere word', text: 'hello', format: 'yaml', message: /^“Lanterns” is not a Datasworn file\. / },
		{ what: 'a list', text: '[1, 2]', format: 'json', message: /^“Lanterns” is not a Datasworn file\. / },
		{ what: 'nothing', text: '', format: 'yaml', message: /^“Lanterns” is not a Datasworn file\. / },
		{ what: '6 MB', text: ' '.repeat(6_000_000), format: 'json', message: /larger than 5 MB\. Keep only/ },
		{ what: 'a bomb of aliases', text: bomb(), format: 'yaml', message: /^“Lanterns” is not YAML\. Check the file: / },
		{ what: 'signs on and on', text: '- '.repeat(100_000), format: 'yaml', message: /too deep inside one another\.$/ },
		{
			what: 'line breaks on and on',
			text: '\n'.repeat(700_000),
			format: 'yaml',
			message: /holds more than any ruleset\.$/,
		},
		{
			what: 'aliases on and on',
			text: `a: &a 1\nb: [${'*a, '.repeat(20_000)}]\n`,
			format: 'yaml',
			message: /repeats more than any ruleset\.$/,
		},
		{
			what: 'two documents',
			text: 'a: 1\n---\nb: 2\n',
			format: 'yaml',
			message: /A second document begins in line [23]\.$/,
		},
		{ what: 'an error', text: 'a: 1\nb: c: d\n', format: 'yaml', message: / in line 2\.$/ },
		{ what: 'a bracket too many', text: 'a: [b]]\n', format: 'yaml', message: / in line 1\.$/ },
		{ what: 'brackets without end', text: '['.repeat(100_000), format: 'yaml', message: /^“Lanterns” is not YAML\. / },
	] as const)('$what', ({ text, format, message }) => {
		const reading = readHouseRules(text, format, 'Lanterns');
		expect(reading).toMatchObject({ ok: false, problems: [{ message: expect.stringMatching(message) as string }] });
	});

	it('keys with a meaning of their own are keys like any other', () => {
		const text = `{ "_id": "x", "moves": { "__proto__": { "contents": { "constructor": ${JSON.stringify(LIGHT)} } } } }`;
		const reading = readHouseRules(text, 'json', 'x');
		expect(reading.ok && reading.value.layer.moves.map(({ name }) => name)).toEqual(['Light the Lantern']);
		expect(readWell({ moves: {} }).layer.moves).toEqual([]);
	});

	it('categories inside one another without end', () => {
		let category: object = { contents: { light: LIGHT } };
		for (let i = 0; i < 50; i++) category = { collections: { deeper: category } };
		const { layer, findings } = readWell({ moves: { first: category } });
		expect(layer.moves).toEqual([]);
		expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('no more than 8 categories')]);
	});
});

/** Nine lines that stand for a billion words. */
function bomb(): string {
	const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
	for (let i = 1; i < 9; i++)
		lines.push(
			`a${i}: &a${i} [${Array(10)
				.fill(`*a${i - 1}`)
				.join(', ')}]`,
		);
	return lines.join('\n');
}
