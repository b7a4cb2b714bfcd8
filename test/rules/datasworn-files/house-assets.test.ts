import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { useWords } from '../assets/ability-words';

function readWell(contents: object) {
	const text = JSON.stringify({ _id: 'kiln', type: 'expansion', title: 'Kiln and Clay', ...contents });
	const reading = readHouseRules(text, 'json', 'kiln.json');
	if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
	return reading.value;
}

const messages = (contents: object) => readWell(contents).findings.map(({ message }) => message);

const assets = (contents: object) => ({ assets: { path: { name: 'Paths', contents } } });

const over = (contents: object) => rulebook(applyLayer(bundledRuleset('starforged'), readWell(contents).layer));

const POTTER = {
	name: 'Potter',
	category: 'Path',
	requirement: 'You have fired a pot.',
	options: { mark: { field_type: 'text', label: "potter's mark" } },
	abilities: [
		{ text: 'When you Face Danger with clay, add +1 and take +1 momentum on a hit.', enabled: true },
		{ text: 'You know each shard.' },
	],
};

describe('an asset of a Datasworn file', () => {
	it('stands in the book, with its id, its category and its fields', () => {
		const card = over(assets({ potter: POTTER })).abilities.card('potter');
		expect(card).toMatchObject({
			_id: 'asset:kiln/path/potter',
			category: 'Path',
			requirement: 'You have fired a pot.',
			source: 'Kiln and Clay',
			options: [{ key: 'mark', label: "potter's mark" }],
		});
		expect(card?.abilities.map(({ enabled }) => enabled)).toEqual([true, false]);
		expect(messages(assets({ potter: POTTER }))).toEqual([]);
	});

	it('has abilities that are carried out like those of the books', () => {
		const book = over(assets({ potter: POTTER }));
		const card = book.abilities.card('Potter');
		const [first] = card?.abilities ?? [];
		if (!card || !first) throw new Error('no card');
		const { uses } = book.abilities.read(card, first);
		expect(uses.flatMap(({ before }) => before.add ?? [])).toEqual([1]);
		expect(uses[0]?.appliesTo).toMatchObject([{ moves: ['Face Danger'] }]);
	});

	it('does what is stated beside an ability', () => {
		const stated = { always: 'add +1\nclay -1', strong_hit: 'spirit +1' };
		const clay = { field_type: 'condition_meter', label: 'clay', max: 3, value: 3 };
		const text = 'When you Face Danger with clay, shape it as you like.';
		const book = over(assets({ potter: { ...POTTER, controls: { clay }, abilities: [{ text, effects: stated }] } }));
		const card = book.abilities.card('Potter');
		const { uses, reminders } = book.abilities.read(card!, card!.abilities[0]!);
		expect(uses.map(useWords)).toEqual([
			'Face Danger (with clay): add 1 · Suffer −1 clay · strong_hit: Take +1 spirit',
		]);
		expect(reminders).toEqual([]);
	});

	it('has meters, clocks, counters, conditions and choices', () => {
		const controls = {
			heat: {
				field_type: 'condition_meter',
				max: 4,
				value: 2,
				controls: { cracked: { field_type: 'checkbox', is_impact: true } },
			},
			firing: { field_type: 'clock', label: 'firing', max: 6 },
			shards: { field_type: 'counter', label: 'shards' },
			cold: { field_type: 'card_flip', label: 'cold', disables_asset: true },
			glaze: { field_type: 'select_enhancement', label: 'glaze', choices: { ash: { label: 'ash' }, salt: {} } },
		};
		const card = over(assets({ kiln: { name: 'Kiln', controls, abilities: [] } })).abilities.card('Kiln');
		const condition = { kind: 'condition', is_impact: false, disables_asset: false };
		expect(card?.controls).toEqual([
			{
				kind: 'meter',
				key: 'heat',
				label: 'heat',
				min: 0,
				max: 4,
				value: 2,
				conditions: [{ ...condition, key: 'cracked', label: 'cracked', is_impact: true }],
			},
			{ kind: 'clock', key: 'firing', label: 'firing', max: 6 },
			{ kind: 'counter', key: 'shards', label: 'shards', min: 0 },
			{ ...condition, key: 'cold', label: 'cold', disables_asset: true },
			{ kind: 'select', key: 'glaze', label: 'glaze', choices: [{ label: 'ash' }, { label: 'salt' }] },
		]);
	});

	it('takes the name of its collection as its category, and needs no abilities', () => {
		const card = over(assets({ bowl: { name: 'Bowl' } })).abilities.card('Bowl');
		expect(card).toMatchObject({ category: 'Paths', abilities: [] });
	});

	it('is found in collections of collections', () => {
		const inner = { wheel: { name: 'Wheels', contents: { wheel: { name: 'Wheel' } } } };
		const { layer } = readWell({ assets: { tools: { name: 'Tools', collections: inner } } });
		expect(layer.assets?.map(({ _id }) => _id)).toEqual(['asset:kiln/tools/wheel/wheel']);
	});

	it('brings the moves and the tables of its abilities', () => {
		const throwPot = {
			name: 'Throw a Pot',
			roll_type: 'action_roll',
			trigger: { text: 'When you throw a pot...', conditions: [{ roll_options: [{ using: 'stat', stat: 'heart' }] }] },
			text: 'When you throw a pot, roll +heart. On a **strong hit**, take +2 momentum.',
		};
		const shape = {
			name: 'Shape',
			dice: '1d2',
			rows: [
				{ roll: { min: 1, max: 1 }, text: 'Jar' },
				{ roll: { min: 2, max: 2 }, text: 'Cup' },
			],
		};
		const abilities = [{ text: 'You may throw.', moves: { throw: throwPot }, oracles: { shape } }];
		const book = over(assets({ thrower: { name: 'Thrower', abilities } }));
		expect(book.move('throw a pot')).toMatchObject({
			category: 'Thrower',
			_id: 'asset.ability.move:kiln/path/thrower.0.throw',
		});
		expect(book.ruleset.oracles?.().find(({ path }) => path.join('/') === 'Thrower/Shape')?.rows).toHaveLength(2);
	});

	it('replaces those it names by id, and answers to their names', () => {
		const sleuth = { name: 'Shard Reader', replaces: ['asset:*/path/sleuth'], abilities: [] };
		const book = over(assets({ reader: sleuth }));
		const names = book.ruleset.assets?.().map(({ name }) => name) ?? [];
		expect(names).toContain('Shard Reader');
		expect(names).not.toContain('Sleuth');
		expect(book.abilities.card('Sleuth')?.name).toBe('Shard Reader');
	});

	it('stands beside a namesake, which is then called by its book', () => {
		const book = over(
			assets({ sleuth: { name: 'Sleuth', abilities: [{ text: 'When you Gather Information, add +2.' }] } }),
		);
		expect(book.abilities.card('Sleuth')?.source).toBe('Kiln and Clay');
		expect(book.abilities.card('Sleuth (Starforged)')?._id).toBe('asset:starforged/path/sleuth');
	});
});

describe('what is wrong with an asset is told with its place', () => {
	it.each([
		[
			{ keeper: { name: 'Keeper', abilites: [{ text: 'Misspelt.' }] } },
			['“assets.path.contents.keeper.abilites” is not known, so nothing comes of it. Did you mean “abilities”?'],
		],
		[
			{ keeper: { name: 'Keeper', weight: 3 } },
			['“assets.path.contents.keeper.weight” is not known, so nothing comes of it.'],
		],
		[
			{ keeper: { name: 'Keeper', abilities: [{ text: 'Yes.', enabled: 'yes' }] } },
			['“assets.path.contents.keeper.abilities.0.enabled” is “yes”. Write “true” or “false”.'],
		],
		[{ keeper: { abilities: [] } }, ['“assets.path.contents.keeper.name” is missing. Write the name of the asset.']],
		[
			{ keeper: { name: 'Keeper', controls: { oil: { field_type: 'condition_meter' } } } },
			['“assets.path.contents.keeper.controls.oil.max” is missing. Write its highest value.'],
		],
		[{ keeper: { name: 'Keeper', color: '#112233', icon: 'k.svg', requirement: '', attachments: null } }, []],
	])('%j', (contents, told) => {
		expect(messages(assets(contents))).toEqual(told);
	});

	it('and the same thing in many assets is one line', () => {
		const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(key => [key, { name: key, weight: 1 }]));
		expect(messages(assets(many))).toEqual([
			'“assets.path.contents.a.weight” is not known, so nothing comes of it. The same is found in 4 more places.',
		]);
	});
});
