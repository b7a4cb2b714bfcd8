import { describe, expect, it } from 'vitest';
import type { AssetKind } from '../../src/play/asset';
import { conditionsOn } from '../../src/play/asset';
import { countsHarm, positionsOf } from '../../src/play/by-hand/fight';
import { bundledRuleset } from '../../src/rules/bundled';
import { rook, starling } from '../support/characters';

describe('what can be marked on an asset', () => {
	it.each<{ kind: AssetKind; conditions: readonly string[] }>([
		{ kind: 'companion', conditions: ['out of action'] },
		{ kind: 'command vehicle', conditions: ['battered', 'cursed'] },
		{ kind: 'support vehicle', conditions: ['battered'] },
		{ kind: 'module', conditions: ['broken'] },
		{ kind: 'other', conditions: [] },
	])('a $kind', ({ kind, conditions }) => {
		expect(conditionsOn(rook(3, { kind }))).toEqual(conditions);
	});

	it('a flagship with a supply of its own can be unequipped', () => {
		const meters = { integrity: { value: 5, max: 5 }, supply: { value: 5, max: 5 } };
		expect(conditionsOn(starling(5, { meters }))).toEqual(['battered', 'cursed', 'unequipped']);
	});

	it('whatever else is marked stays to be cleared', () => {
		expect(conditionsOn(rook(3, { kind: 'other', conditions: ['jinxed'] }))).toEqual(['jinxed']);
	});
});

it.each([
	{ id: 'classic', positions: ['has initiative', 'no initiative'], harm: true },
	{ id: 'delve', positions: ['has initiative', 'no initiative'], harm: true },
	{ id: 'starforged', positions: ['in control', 'in a bad spot'], harm: false },
	{ id: 'sundered_isles', positions: ['in control', 'in a bad spot'], harm: false },
] as const)('a fight in $id', ({ id, positions, harm }) => {
	expect(positionsOf(bundledRuleset(id))).toEqual(positions);
	expect(countsHarm(bundledRuleset(id))).toBe(harm);
});
