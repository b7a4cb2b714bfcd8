import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { findMove } from '../../src/rules/find-move';
import type { RulesLayer } from '../../src/rules/books/layers';
import { applyLayer, unknownReplaced } from '../../src/rules/books/layers';
import type { Move } from '../../src/rules/move';
import type { ImpactRule } from '../../src/rules/ruleset';

const base = bundledRuleset('starforged');

const move = (name: string, more: Partial<Move> = {}): Move => ({
	_id: `move:lanterns/${name}`,
	name,
	category: 'Lantern Moves',
	roll_type: 'no_roll',
	trigger: { text: 'When you light a lantern...', conditions: [] },
	text: 'Take +1 spirit.',
	outcomes: {},
	tables: [],
	allow_momentum_burn: false,
	...more,
});

const impact = (name: string, more: Partial<ImpactRule> = {}): ImpactRule => ({
	name,
	group: 'lanterns',
	prevents_recovery: [],
	permanent: false,
	on_vehicle: false,
	...more,
});

const over = (layer: Partial<RulesLayer>) => applyLayer(base, { name: 'Lanterns', moves: [], ...layer });
const names = (layer: Partial<RulesLayer>) => over(layer).moves.map(({ name }) => name);
const found = (layer: Partial<RulesLayer>, name: string) => {
	const reading = findMove(over(layer), name);
	return reading.ok ? reading.value : undefined;
};

describe('a layer of rules over a ruleset', () => {
	it('adds a move of a new name at the end, or behind those of its category', () => {
		expect(names({ moves: [move('Light the Lantern')] }).at(-1)).toBe('Light the Lantern');
		const heal = names({ moves: [move('Snuff It Out', { category: 'Suffer Moves' })] });
		expect(heal.slice(heal.indexOf('Snuff It Out') - 1).slice(0, 3)).toEqual([
			'Withstand Damage',
			'Snuff It Out',
			'Sojourn',
		]);
	});

	it.each(['Strike', 'strike', ' STRIKE! '])('puts “%s” in the place of Strike', name => {
		const layer = { moves: [move(name)] };
		expect(over(layer).moves).toHaveLength(base.moves.length);
		expect(over(layer).moves.findIndex(({ category }) => category === 'Lantern Moves')).toBe(
			base.moves.findIndex(move => move.name === 'Strike'),
		);
		expect(found(layer, 'Strike')?.text).toBe('Take +1 spirit.');
	});

	it('puts a move in the place of the one that answers to its name, and answers to that one’s names', () => {
		const layer = { moves: [move('Begin a Scene')] };
		expect(over(layer).moves).toHaveLength(base.moves.length);
		expect(found(layer, 'Begin the Scene')?.name).toBe('Begin a Scene');
	});

	it('replaces a move by an id of Datasworn, of this ruleset or of any', () => {
		const ids = ['move:starforged/combat/clash', 'move:*/combat/strike', 'move:classic/combat/battle'];
		const layer = { moves: [move('Swing the Lantern', { replaces: ids })] };
		expect(over(layer).moves).toHaveLength(base.moves.length - 1);
		expect(['Strike', 'Clash', 'Battle'].map(name => found(layer, name)?.name)).toEqual([
			...['Swing the Lantern', 'Swing the Lantern', 'Battle'],
		]);
	});

	it('leaves only its own moves where it says so, and keeps the rest of the ruleset', () => {
		const ruleset = over({ only: true, moves: [move('Strike'), move('Light the Lantern')] });
		expect(ruleset.moves.map(({ name }) => name)).toEqual(['Strike', 'Light the Lantern']);
		expect({ ...ruleset, moves: base.moves }).toEqual(base);
	});

	it('drops the moves it replaces by name, and says which names are no move’s', () => {
		const layer = { replaces: ['strike', 'Begin a Scene', 'Dance Wildly'] };
		expect(names(layer)).toHaveLength(base.moves.length - 2);
		expect(found(layer, 'Strike')).toBeUndefined();
		expect(unknownReplaced(base, { name: 'Lanterns', moves: [], ...layer })).toEqual(['Dance Wildly']);
	});

	it('brings the impacts that its moves name; one that is only named stays as it is printed', () => {
		const { impacts } = over({ impacts: [impact('dazzled'), impact('wounded')] });
		expect(impacts.at(-1)).toEqual(impact('dazzled'));
		expect(impacts).toHaveLength(base.impacts.length + 1);
		expect(impacts.find(({ name }) => name === 'wounded')?.prevents_recovery).toEqual(['health']);
	});

	it('changes an impact that it says more of', () => {
		const { impacts } = over({ impacts: [impact('shaken', { prevents_recovery: ['spirit', 'supply'] })] });
		expect(impacts).toHaveLength(base.impacts.length);
		expect(impacts.find(({ name }) => name === 'shaken')?.prevents_recovery).toEqual(['spirit', 'supply']);
	});

	it('adds meters, or changes their limits', () => {
		const oil = { name: 'oil', min: 0, max: 3, value: 3 };
		const supply = { name: 'supply', min: 0, max: 7, value: 5 };
		const { condition_meters } = over({ meters: [supply, oil] });
		expect(condition_meters).toEqual([...base.condition_meters.slice(0, 2), supply, oil]);
	});

	it('lies over another layer as over a ruleset', () => {
		const layers: readonly RulesLayer[] = [
			{ name: 'First', moves: [move('Strike', { text: 'first' }), move('Glow', { text: 'first' })] },
			{ name: 'Second', moves: [move('Glow', { text: 'second' })] },
		];
		const ruleset = layers.reduce(applyLayer, base);
		expect(['Strike', 'Glow', 'Clash'].map(name => findMove(ruleset, name))).toMatchObject([
			{ value: { text: 'first' } },
			{ value: { text: 'second' } },
			{ value: { _id: 'move:starforged/combat/clash' } },
		]);
	});

	it('leaves the ruleset as it is', () => {
		const before = JSON.stringify(base);
		over({ only: true, moves: [move('Strike')], replaces: ['Clash'], impacts: [impact('dazzled')] });
		expect(JSON.stringify(base)).toBe(before);
	});
});

describe('a layer of very many moves', () => {
	it('asks for the name of each a few times only', () => {
		let asked = 0;
		const moves = Array.from({ length: 1000 }, (_, i) => ({
			...move(`Light ${i}`),
			get name() {
				asked++;
				return `Light ${i}`;
			},
		}));
		expect(over({ moves }).moves.length).toBe(base.moves.length + 1000);
		expect(asked).toBeLessThan(10 * 1000);
	});
});
