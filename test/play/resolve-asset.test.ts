import { describe, expect, it } from 'vitest';
import type { Asset } from '../../src/play/assets/asset';
import { newUnrolledMove } from '../../src/play/record/record';
import { assetMeant, assetsToName } from '../../src/play/roll/resolve-asset';
import { kestrel, rook, starling } from '../support/characters';
import { track } from '../support/some-tracks';
import { scriptedDice } from '../support/scripted-dice';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { chooseOption } from '../../src/play/moves/pick-option';
import { gameWith } from '../support/stated-moves';

const starforged = gameWith([], 'starforged');
const classic = gameWith([], 'classic');

const glow = rook(4, { name: 'Glow', asset: 'Glowcat' });
const skiff = starling(4, { name: 'Skiff', asset: 'Skiff', kind: 'support vehicle', aboard: false });
const ashore = starling(5, { aboard: false });

const healthOf = (assets: readonly Asset[]) =>
	Object.fromEntries(assets.map(({ name, meters }) => [name, (meters['health'] ?? meters['integrity'])?.value]));

describe('the companion or vehicle that a suffer move is about', () => {
	it.each([
		{
			rule: 'the one that the record names',
			move: 'Companion Takes a Hit',
			assets: [rook(), glow],
			track: 'Glow',
			meant: 'Glow',
			names: [],
		},
		{
			rule: 'in any case of letters',
			move: 'Companion Takes a Hit',
			assets: [rook(), glow],
			track: 'glow',
			meant: 'Glow',
			names: [],
		},
		{
			rule: 'of several, the player says which',
			move: 'Companion Takes a Hit',
			assets: [rook(), glow],
			meant: undefined,
			names: ['Rook', 'Glow'],
		},
		{ rule: 'the only one is taken', move: 'Companion Takes a Hit', assets: [glow, skiff], meant: 'Glow', names: [] },
		{
			rule: 'one that is discarded takes no hit',
			move: 'Companion Takes a Hit',
			assets: [rook(3, { discarded: true }), glow],
			meant: 'Glow',
			names: [],
		},
		{
			rule: 'the vehicle one is aboard is taken',
			move: 'Withstand Damage',
			assets: [skiff, starling()],
			meant: 'Starling',
			names: ['Starling', 'Skiff'],
		},
		{
			rule: 'unless another is named',
			move: 'Withstand Damage',
			assets: [skiff, starling()],
			track: 'Skiff',
			meant: 'Skiff',
			names: [],
		},
		{
			rule: 'aboard none, the player says which',
			move: 'Withstand Damage',
			assets: [skiff, ashore],
			meant: undefined,
			names: ['Skiff', 'Starling'],
		},
		{
			rule: 'a move about oneself is about no asset',
			move: 'Endure Harm',
			assets: [rook(), glow],
			meant: undefined,
			names: [],
		},
	])('$move: $rule', ({ move: name, assets, track: named, meant, names }) => {
		const { book } = starforged;
		const move = book.move(name);
		if (!move) throw new Error(name);
		const call = newUnrolledMove(name, named === undefined ? {} : { track: named });
		const by = kestrel({ assets });
		expect(assetMeant({ record: call, character: by, book }, move)?.name).toBe(meant);
		expect(assetsToName({ record: call, character: by, book }, move).map(({ name }) => name)).toEqual(names);
	});

	it.each([
		{
			move: 'Companion Takes a Hit',
			assets: [rook(3), glow],
			named: 'Glow',
			option: 'health',
			value: 3,
			left: { Rook: 3, Glow: 3 },
		},
		{
			move: 'Companion Takes a Hit',
			assets: [rook(3), glow],
			named: 'Rook',
			option: 'health',
			value: 2,
			left: { Rook: 2, Glow: 4 },
		},
		{
			move: 'Withstand Damage',
			assets: [skiff, starling()],
			named: 'Skiff',
			option: 'integrity',
			value: 3,
			left: { Skiff: 3, Starling: 5 },
		},
	])('$move: $named takes the cost, and its own meter is rolled', ({ move, assets, named, option, value, left }) => {
		const by = kestrel({ assets });
		const made = starforged.make(move, { by, call: { track: named }, cost: 1, roll: { option }, dice: [1, 10, 9] });
		expect(made.record.roll).toEqual({ option, value });
		expect(made.record.done.flatMap(({ target }) => target ?? [])).not.toContain(
			Object.keys(left).find(name => name !== named),
		);
		expect(healthOf(made.character.assets)).toMatchObject(left);
	});

	it('classic: the named companion endures the harm', () => {
		const by = kestrel({ assets: [rook(2), glow] });
		const made = classic.make('Companion Endure Harm', {
			by,
			track: 'Glow',
			cost: 2,
			roll: { option: 'heart' },
			dice: [4, 1, 2],
		});
		expect(made.record.track).toBe('Glow');
		expect(healthOf(made.character.assets)['Rook']).toBe(2);
	});

	it('what the outcome does goes to the named vehicle as well, not to the one aboard', () => {
		const by = kestrel({ assets: [starling(5), skiff] });
		const made = starforged.make('Withstand Damage', {
			by,
			track: 'Skiff',
			cost: 1,
			roll: { option: 'heart' },
			dice: [6, 1, 2],
		});
		expect(made.record.outcome).toContain('strong hit');
		expect(made.record.done.map(({ target }) => target)).not.toContain('Starling');
	});

	it.each([
		{ rule: 'nobody is named: the names are listed', track: undefined, says: 'Rook, Glow' },
		{ rule: 'an unknown name: the nearest is told', track: 'Glwo', says: 'Did you mean “Glow”' },
		{ rule: 'a vehicle is no companion', track: 'Starling', says: 'Rook or Glow' },
	])('is asked before anything is paid: $rule', ({ track: named, says }) => {
		const by = kestrel({ assets: [rook(), glow, starling()] });
		const tried = starforged.tryMake('Companion Takes a Hit', { by, cost: 1, ...(named ? { track: named } : {}) });
		expect(tried.ok).toBe(false);
		expect(tried.ok ? '' : tried.problems[0]?.message).toContain(says);
	});

	it('a track that the move is not about leaves the only companion meant', () => {
		const by = kestrel({ assets: [glow], tracks: [track('vow', 'Find the ark')] });
		const made = starforged.make('Companion Takes a Hit', {
			by,
			cost: 1,
			track: 'Find the ark',
			roll: { option: 'heart' },
			dice: [4, 3, 9],
		});
		expect(healthOf(made.character.assets)).toEqual({ Glow: 3 });
	});
});

describe('a cost that another move gives to a companion', () => {
	it('offers it for each companion', () => {
		const made = starforged.make('Face Danger', {
			by: kestrel({ assets: [rook(), glow] }),
			roll: { option: 'edge' },
			dice: [2, 4, 9],
		});
		const named = starforged.press(made, 'Companion Takes a Hit, Glow');
		expect(named.record.chose).toEqual(['Companion Takes a Hit', 'Glow']);
		expect(healthOf(named.character.assets)).toEqual({ Rook: 3, Glow: 3 });
		const resist = starforged
			.open(named)
			.flatMap(({ options }) => options)
			.find(({ action }) => action.kind === 'follow');
		expect(resist?.action).toMatchObject({ call: { track: 'Glow', cost: { amount: 1, paid: true } } });
	});

	it('is a decided price of each companion, with what it leaves', () => {
		const by = kestrel({ assets: [rook(), glow] });
		const missed = starforged.make('Face Danger', { by, roll: { option: 'edge' }, dice: [1, 9, 10] });
		const [price] = starforged.open(missed);
		expect(price?.options.flatMap(({ cell }) => (cell?.amount === 2 ? [cell] : [])).slice(-2)).toEqual([
			{ meter: 'Rook', amount: 2, from: 3, to: 1 },
			{ meter: 'Glow', amount: 2, from: 4, to: 2 },
		]);
		const paid = starforged.press(missed, 'Companion Takes a Hit (-2), Glow');
		expect(healthOf(paid.character.assets)).toEqual({ Rook: 3, Glow: 2 });
	});

	it('tells what it leaves of none while one cannot be read, since it asks then', () => {
		const unreadAssets = [{ name: 'Ash', problems: [{ code: 'x', message: 'Ash cannot be read.', from: 0, to: 0 }] }];
		const by = kestrel({ assets: [rook(), glow], unreadAssets });
		const missed = starforged.make('Face Danger', { by, roll: { option: 'edge' }, dice: [1, 9, 10] });
		const all = starforged.open(missed).flatMap(({ options }) => options);
		const hit = all.find(({ label }) => label === 'Companion Takes a Hit (-2)');
		expect(hit).not.toHaveProperty('cell');
	});

	it('is barred, where it must go elsewhere, for a companion that cannot take any of it', () => {
		const by = kestrel({ assets: [rook(0), glow], meters: { supply: 0 }, momentum: -6, impacts: ['unprepared'] });
		const [elsewhere] = starforged.open(starforged.make('Sacrifice Resources', { by, cost: 2 }));
		const hits = elsewhere?.options.filter(({ label }) => label.startsWith('Companion')) ?? [];
		expect(hits.map(({ label, blocked }) => [label, blocked])).toEqual([
			['Companion Takes a Hit, Rook', 'Nothing is left to pay with in Companion Takes a Hit.'],
			['Companion Takes a Hit, Glow', undefined],
		]);
	});

	it('takes the only companion', () => {
		const made = starforged.make('Face Danger', {
			by: kestrel({ assets: [glow] }),
			roll: { option: 'edge' },
			dice: [2, 4, 9],
		});
		const chosen = starforged.press(made, 'Companion Takes a Hit');
		expect(healthOf(chosen.character.assets)).toEqual({ Glow: 3 });
	});
});

describe('of two vehicles, one of which one is aboard', () => {
	const by = kestrel({ assets: [skiff, starling(5)] });
	const card = (call = {}) =>
		pendingStepsOf({ record: newUnrolledMove('Withstand Damage', call), character: by, book: starforged.book }).find(
			({ id }) => id === 'cost',
		);

	it.each([
		['is rolled', { cost: 1, roll: { option: 'heart' }, dice: [6, 1, 2] }],
		['is left at its cost', { cost: 1, resists: false }],
	] as const)('the record names the one that is meant when the move %s', (_how, input) => {
		const made = starforged.make('Withstand Damage', { by, ...input });
		expect(made.record.track).toBe('Starling');
		expect(healthOf(made.character.assets)['Skiff']).toBe(4);
	});

	it('a bare card has the costs of that one, and offers the other', () => {
		expect(card()?.options.map(({ label }) => label)).toEqual(['minor (−1)', 'serious (−2)', 'major (−3)', 'Skiff']);
		expect(card({ track: 'Skiff' })?.options.map(({ label }) => label)).not.toContain('Starling');
	});

	it('its record names the one that paid', () => {
		const situation = { record: newUnrolledMove('Withstand Damage'), character: by, book: starforged.book };
		const at = { ...situation, certain: 'at_once' as const };
		const made = chooseOption({ step: 'cost', label: 'minor (−1)' }, at, scriptedDice());
		expect(made.ok && made.value.record.track).toBe('Starling');
	});
});

describe('a cost that nobody can suffer', () => {
	it.each([
		['classic', 'Companion Endure Harm'],
		['starforged', 'Companion Takes a Hit'],
		['starforged', 'Withstand Damage'],
	] as const)('%s, %s: is not written, and it is said why', (id, move) => {
		const game = id === 'classic' ? classic : starforged;
		const tried = game.tryMake(move, { by: kestrel(), cost: 2, roll: { option: 'heart' } });
		expect(tried.ok ? '' : tried.problems[0]?.message).toMatch(/^You have no (?:companion|vehicle) with /);
	});

	it('the move may be rolled without one', () => {
		const made = classic.make('Companion Endure Harm', { by: kestrel(), roll: { option: 'heart' }, dice: [6, 1, 2] });
		expect(made.record.cost).toBeUndefined();
	});
});
