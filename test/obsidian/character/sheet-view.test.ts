import { describe, expect, it } from 'vitest';
import { problemLines } from '../../../src/obsidian/features/character/sheet-problems';
import { sheetView } from '../../../src/obsidian/features/character/sheet-view';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { kestrel, rook, starling } from '../../support/characters';

const starforged = bundledRuleset('starforged');

const IRONSWORN = {
	impacts: [
		'conditions: wounded, shaken, unprepared, encumbered',
		'banes: maimed, corrupted',
		'burdens: cursed, tormented',
	],
	positions: ['none', 'has initiative', 'no initiative'],
	harm: 1,
};
const STARFORGED = {
	impacts: [
		'misfortunes: wounded, shaken, unprepared',
		'burdens: doomed, tormented, indebted',
		'lasting effects: permanently harmed, traumatized',
	],
	positions: ['none', 'in control', 'in a bad spot'],
	special: ['quests', 'bonds', 'discoveries'],
	harm: undefined,
};

describe('the sheet of each game', () => {
	it.each([
		{ id: 'classic', ...IRONSWORN, special: ['bonds'] },
		{ id: 'delve', ...IRONSWORN, special: ['bonds', 'failure'] },
		{ id: 'starforged', ...STARFORGED },
		{ id: 'sundered_isles', ...STARFORGED },
	] as const)('$id', ({ id, impacts, special, positions, harm }) => {
		const view = sheetView(kestrel(), bundledRuleset(id));
		expect(view.stats.map(({ name }) => name)).toEqual(['edge', 'heart', 'iron', 'shadow', 'wits']);
		expect(view.meters.map(({ name, max }) => `${name} ${max}`)).toEqual(['health 5', 'spirit 5', 'supply 5']);
		expect(
			view.impacts.groups.map(({ group, impacts: all }) => `${group}: ${all.map(({ name }) => name).join(', ')}`),
		).toEqual(impacts);
		expect(view.special.map(({ name }) => name)).toEqual(special);
		expect(view.position).toEqual({ now: 'none', options: positions });
		expect(view.harm).toBe(harm);
	});
});

describe('meters', () => {
	it('say where they stop, and which impact keeps them from rising', () => {
		const { meters } = sheetView(
			kestrel({ impacts: ['wounded'], meters: { health: 4, spirit: 5, supply: 0 } }),
			starforged,
		);
		expect(meters).toEqual([
			{ name: 'health', value: 4, min: 0, max: 5, noRise: 'not while wounded' },
			{ name: 'spirit', value: 5, min: 0, max: 5, noRise: 'at its maximum' },
			{ name: 'supply', value: 0, min: 0, max: 5, noFall: 'at its minimum' },
		]);
	});

	it.each([
		{ rule: 'no impact', impacts: [], assets: [], max: 10, reset: 2 },
		{ rule: 'one', impacts: ['wounded'], assets: [], max: 9, reset: 1 },
		{
			rule: 'one of a vehicle aboard',
			impacts: [],
			assets: [starling(5, { conditions: ['battered'] })],
			max: 9,
			reset: 1,
		},
		{
			rule: 'the same twice counts once',
			impacts: ['battered'],
			assets: [starling(5, { conditions: ['battered'] })],
			max: 9,
			reset: 1,
		},
		{
			rule: 'none of a vehicle left behind',
			impacts: [],
			assets: [starling(5, { conditions: ['battered'], aboard: false })],
			max: 10,
			reset: 2,
		},
	])('momentum with $rule', ({ impacts, assets, max, reset }) => {
		expect(sheetView(kestrel({ impacts, assets }), starforged).momentum).toMatchObject({ max, reset });
	});
});

describe('impacts', () => {
	it('of a vehicle aboard are named with it, unless the character bears the same mark', () => {
		const assets = [starling(5, { conditions: ['battered', 'cursed'] }), rook(0, { conditions: ['out of action'] })];
		expect(sheetView(kestrel({ assets }), starforged).impacts.alsoCounted).toEqual([
			'battered (Starling)',
			'cursed (Starling)',
		]);
		const { impacts } = sheetView(kestrel({ assets, impacts: ['battered'] }), starforged);
		expect(impacts.alsoCounted).toEqual(['cursed (Starling)']);
		expect(impacts.groups.at(-1)).toEqual({ group: 'others', impacts: [{ name: 'battered', isMarked: true }] });
	});

	it('of a path that says so are named with it (Sundered Isles, Jinx)', () => {
		const jinx = rook(0, { name: 'Jinx', asset: 'Jinx', kind: 'other', meters: {}, conditions: ['jinxed'] });
		expect(sheetView(kestrel({ assets: [jinx] }), starforged).impacts.alsoCounted).toEqual(['jinxed (Jinx)']);
	});
});

it('a position of the player’s own is offered while it lasts', () => {
	expect(sheetView(kestrel({ combat: 'on the run' }), starforged).position).toEqual({
		now: 'on the run',
		options: ['none', 'in control', 'in a bad spot', 'on the run'],
	});
});

it('assets that were given up are named apart', () => {
	const { assets, discarded } = sheetView(kestrel({ assets: [rook(), starling(5, { discarded: true })] }), starforged);
	expect(assets.map(({ name }) => name)).toEqual(['Rook']);
	expect(discarded).toEqual(['Starling']);
});

describe('what cannot be read', () => {
	const own = { message: 'Momentum is 14.' };
	const track = (name: string) => ({ message: `In “${name}”: no rank.`, track: name });
	const asset = { message: 'In “Rook”: no number.', asset: 'Rook' };
	it.each([
		{ rule: 'is told of the character', problems: [own], lines: ['Momentum is 14.'] },
		{ rule: 'is told when it is one track', problems: [track('Ark')], lines: ['In “Ark”: no rank.'] },
		{
			rule: 'is told of three tracks and assets',
			problems: [track('Ark'), own, track('Debt'), asset],
			lines: ['Momentum is 14.', 'In “Ark”: no rank.', 'In “Debt”: no rank.', 'In “Rook”: no number.'],
		},
		{
			rule: 'is told once',
			problems: [track('Ark'), track('Ark')],
			lines: ['In “Ark”: no rank.'],
		},
		{
			rule: 'is only named when it is the fourth',
			problems: [...['a', 'b', 'c', 'd'].map(track), asset],
			lines: [
				...['a', 'b', 'c'].map(name => `In “${name}”: no rank.`),
				'1 track (d) and 1 asset (Rook) cannot be read. Each says why where it stands.',
			],
		},
		{
			rule: 'names three of the others',
			problems: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(track),
			lines: [
				...['a', 'b', 'c'].map(name => `In “${name}”: no rank.`),
				'5 tracks (d, e, f, 2 more) cannot be read. Each says why where it stands.',
			],
		},
	])('$rule', ({ problems, lines }) => {
		expect(problemLines(problems)).toEqual(lines);
	});
});
