import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { nameInIndex } from '../../../src/rules/datasworn-files/pack-file';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';

const reading = (value: unknown, name = 'Hold the Line.yaml', folder = 'My Moves') =>
	readHouseRules(stringify(value), 'yaml', name, { name: folder, title: folder });

function layerOf(value: unknown) {
	const read = reading(value);
	if (!read.ok) throw new Error(read.problems[0]?.message);
	expect(read.value.findings).toEqual([]);
	return read.value.layer;
}

const MOVE = {
	type: 'move',
	ruleset: 'starforged',
	datasworn_version: '0.1.0',
	name: 'Hold the Line',
	roll_type: 'action_roll',
	trigger: { text: 'When you hold the line...', conditions: [{ roll_options: [{ using: 'stat', stat: 'iron' }] }] },
	text: 'When you hold the line, roll +iron.',
};

const ROWS = [
	{ roll: { min: 1, max: 1 }, text: 'Net' },
	{ roll: { min: 2, max: 2 }, text: 'Reef' },
];

describe('a file that holds one entry', () => {
	it('is a move, in the category of its folder', () => {
		expect(layerOf(MOVE).moves).toMatchObject([
			{ name: 'Hold the Line', category: 'My Moves', _id: 'move:my_moves/my_moves/hold_the_line' },
		]);
	});

	it('is an asset, an oracle, a truth, a foe, a rarity or a card', () => {
		expect(layerOf({ type: 'asset', name: 'Lens', category: 'Path' }).assets).toMatchObject([{ name: 'Lens' }]);
		expect(layerOf({ type: 'oracle_rollable', name: 'Snag', dice: '1d2', rows: ROWS }).oracles).toMatchObject([
			{ path: ['My Moves', 'Snag'] },
		]);
		expect(layerOf({ type: 'truth', name: 'Moon', options: [{ description: 'Gone.' }] }).truths).toHaveLength(1);
		expect(layerOf({ type: 'npc', name: 'Eel', rank: 1 }).npcs).toMatchObject([{ category: 'My Moves' }]);
		expect(layerOf({ type: 'rarity', name: 'Bell', asset: 'asset:classic/path/x' }).rarities).toHaveLength(1);
		expect(layerOf({ type: 'delve_site_theme', name: 'Wet', features: [], dangers: [] }).sites?.themes).toHaveLength(1);
	});
});

it('a file of one entry is in the category that the index of its folder names', () => {
	const rules = readHouseRules(stringify(MOVE), 'yaml', 'hold.yaml', { name: 'line', title: 'Moves of the Line' });
	expect(rules.ok && rules.value.layer.moves).toMatchObject([
		{ category: 'Moves of the Line', _id: 'move:line/line/hold' },
	]);
});

it.each([
	['type: move_category\nname: Moves of the Line\n', 'Moves of the Line'],
	['---\nname: "Moves: the Line"\n---\n', 'Moves: the Line'],
	['contents:\n  name: Inner\n', undefined],
	['name:\n', undefined],
])('the name in an index: %j', (text, name) => {
	expect(nameInIndex(text)).toBe(name);
});

describe('a file that is something else is refused', () => {
	it.each([
		[[{ $id: 'Starforged/Moves/Tide', Moves: [] }], /^“X” is Dataforged, an older form/],
		[{ 'Setting Truths': [] }, /^“X” is Dataforged/],
		[{ _id: 'a1', formula: '1d6', results: [], _key: '!tables!a1' }, /^“X” is a document of Foundry/],
		[{ name: 'my-package', version: '1.0.0' }, /^“X” is not a Datasworn file\./],
		[[1, 2], /^“X” is not a Datasworn file\./],
	])('%j', (value, message) => {
		expect(reading(value, 'X')).toMatchObject({
			ok: false,
			problems: [{ code: 'no_datasworn', message: expect.stringMatching(message) as string }],
		});
	});
});

it('a byte order mark is no part of a file', () => {
	expect(readHouseRules(`\uFEFF${JSON.stringify({ _id: 'x', moves: {} })}`, 'json', 'x').ok).toBe(true);
});

describe('anchors of YAML', () => {
	const rows = Array.from({ length: 400 }, (_, i) => `      - { <<: *row, roll: { min: ${i + 1}, max: ${i + 1} } }`);
	const text = `_id: x
<<: &source { title: Reef }
_source: *source
oracles:
  sea:
    _comment: &row { text: Wave }
    contents:
     wave:
      dice: 1d400
      rows:
${rows.join('\n')}
`;

	it('may be used often, and merged', () => {
		const read = readHouseRules(text, 'yaml', 'x');
		expect(read.ok && read.value.layer.name).toBe('Reef');
		expect(read.ok && read.value.layer.oracles?.[0]?.rows).toHaveLength(400);
		expect(read.ok && read.value.findings).toEqual([]);
	});

	it('may not stand within what they name', () => {
		expect(readHouseRules('a: &a [*a]\n', 'yaml', 'x').ok).toBe(false);
		expect(readHouseRules('a: &a { b: { c: *a } }\n', 'yaml', 'x').ok).toBe(false);
	});
});
