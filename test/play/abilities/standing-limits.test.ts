import { describe, expect, it } from 'vitest';
import { changeMeter, meterAt } from '../../../src/play/apply-effects/meters';
import type { Asset } from '../../../src/play/assets/asset';
import { outOfLimits } from '../../../src/play/character/limits';
import { maxMomentum, momentumReset } from '../../../src/play/character/momentum';
import { bundledRuleset, type RulesetId } from '../../../src/rules/books/bundled';
import { isStandingLimit, standingLimits } from '../../../src/rules/assets/permanent-limits';
import { kestrel } from '../../support/characters';
import { owned } from '../../support/owned-assets';

/** An asset with its printed card. */
function carded(id: RulesetId, name: string, more: Partial<Asset> = {}): Asset {
	const card = bundledRuleset(id)
		.assets?.()
		.find(other => other.name === name);
	if (!card) throw new Error(`no asset ${name}`);
	return owned(id, name, { card, ...more });
}

const ability = (id: RulesetId, asset: string, at: number, more: Partial<Asset> = {}) =>
	carded(id, asset, { abilities: [at], ...more });

describe('an ability lifts what an impact does to momentum', () => {
	it.each([
		{ impacts: ['maimed'], max: 10, reset: 2 },
		{ impacts: ['maimed', 'wounded'], max: 9, reset: 1 },
		{ impacts: ['wounded'], max: 9, reset: 1 },
	])('Battle-Scarred, of $impacts', ({ impacts, max, reset }) => {
		const by = kestrel({ impacts, assets: [ability('classic', 'Battle-Scarred', 2)] });
		expect([maxMomentum(by), momentumReset(by)]).toEqual([max, reset]);
	});

	it.each([
		{ impacts: ['traumatized'], max: 10, reset: 2 },
		{ impacts: ['permanently harmed'], max: 10, reset: 2 },
		{ impacts: ['traumatized', 'permanently harmed'], max: 9, reset: 1 },
		{ impacts: ['shaken'], max: 9, reset: 1 },
	])('Survivor, of $impacts', ({ impacts, max, reset }) => {
		const by = kestrel({ impacts, assets: [ability('starforged', 'Survivor', 3)] });
		expect([maxMomentum(by), momentumReset(by)]).toEqual([max, reset]);
	});

	it.each([
		['not before it is marked', { abilities: [1, 2] }],
		['not once the card is discarded', { discarded: true }],
	])('%s', (_, more) => {
		const by = kestrel({ impacts: ['traumatized'], assets: [carded('starforged', 'Survivor', more)] });
		expect(maxMomentum(by)).toBe(9);
	});
});

describe('Battle-Scarred lowers the maximum of health by 1', () => {
	const { ruleset } = { ruleset: bundledRuleset('classic') };
	const by = kestrel({ meters: { health: 3 }, assets: [ability('classic', 'Battle-Scarred', 2)] });

	it('for what is recovered', () => {
		expect(meterAt(by, { meter: 'health' }, ruleset)?.max).toBe(4);
		expect(changeMeter(by, { meter: 'health', by: 3 }, ruleset).character.meters['health']).toBe(4);
		expect(meterAt(by, { meter: 'spirit' }, ruleset)?.max).toBe(5);
	});

	it('and for what the sheet may say', () => {
		const above = { ...by, meters: { ...by.meters, health: 5 } };
		expect(outOfLimits(above, ruleset)).toEqual([{ name: 'health', value: 5, min: 0, max: 4 }]);
		expect(outOfLimits({ ...above, assets: [] }, ruleset)).toEqual([]);
	});
});

describe('a card is an impact while its counter is at 0', () => {
	it.each([
		{ id: 'classic', asset: 'Commander', meter: 'strength' },
		{ id: 'sundered_isles', asset: 'Crew Commander', meter: 'command' },
	] as const)('$asset', ({ id, asset, meter }) => {
		const at = (value: number) =>
			kestrel({ assets: [ability(id, asset, 1, { meters: { [meter]: { value, max: 4 } } })] });
		expect([maxMomentum(at(0)), momentumReset(at(0))]).toEqual([9, 1]);
		expect([maxMomentum(at(1)), momentumReset(at(1))]).toEqual([10, 2]);
	});
});

describe('as a player may write it', () => {
	it.each([
		['Wounded and shaken no longer count as impacts.', { lifted: [{ words: 'wounded and shaken ', isOne: false }] }],
		["Doomed doesn't reduce your maximum momentum.", { lifted: [{ words: 'doomed ', isOne: false }] }],
		['You are strong. Increase your max spirit by 2.', { maximums: [{ meter: 'spirit', by: 2 }] }],
	])('%s', (text, limits) => {
		expect(standingLimits({ text })).toEqual({ lifted: [], maximums: [], ...limits });
	});

	it.each([
		'When you Face Death and live, you are scarred. Reduce your maximum health by 1.',
		'If you score a miss again, reduce your maximum spirit by 1.',
		'Wounded no longer counts as an impact until you next Heal.',
		'On a miss, you tire. Reduce your max health by 1.',
		'Reduce your edge by 1.',
	])('nothing stands of: %s', text => {
		expect(standingLimits({ text })).toEqual({ lifted: [], maximums: [] });
	});

	it('a sentence behind a trigger may belong to it', () => {
		expect(isStandingLimit('Reduce your maximum health by 1.', false)).toBe(false);
		expect(isStandingLimit('Reduce your maximum health by 1.', true)).toBe(true);
	});
});
