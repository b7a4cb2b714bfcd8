import { describe, expect, it } from 'vitest';
import { changeMeter } from '../../src/play/apply-effects/meters';
import { clearImpact, markImpact } from '../../src/play/apply-effects/impacts';
import { maxMomentum, momentumReset } from '../../src/play/character/momentum';
import { kestrel } from '../support/characters';
import { ruleset } from '../support/tables';

describe('every marked impact lowers the maximum and the reset of momentum', () => {
	it.each([
		{ impacts: [], max: 10, reset: 2 },
		{ impacts: ['wounded'], max: 9, reset: 1 },
		{ impacts: ['wounded', 'shaken'], max: 8, reset: 0 },
		{ impacts: ['wounded', 'shaken', 'doomed'], max: 7, reset: 0 },
	])('$impacts: maximum $max, reset $reset', ({ impacts, max, reset }) => {
		expect(maxMomentum({ impacts })).toBe(max);
		expect(momentumReset({ impacts })).toBe(reset);
	});
});

describe('momentum and meters stop at their limits', () => {
	it.each([
		{ rule: 'takes', what: 'momentum', by: kestrel({ momentum: 4 }), change: 2, to: 6 },
		{ rule: 'stops at 10', what: 'momentum', by: kestrel({ momentum: 9 }), change: 2, to: 10, note: 'at its maximum' },
		{
			rule: 'stops at its lowered maximum',
			what: 'momentum',
			by: kestrel({ momentum: 9, impacts: ['shaken'] }),
			change: 1,
			to: 9,
			note: 'at its maximum',
		},
		{
			rule: 'stops at -6',
			what: 'momentum',
			by: kestrel({ momentum: -5 }),
			change: -3,
			to: -6,
			note: 'at its minimum',
		},
		{ rule: 'suffers', what: 'health', by: kestrel(), change: -2, to: 3 },
		{
			rule: 'stops at 0',
			what: 'spirit',
			by: kestrel({ meters: { spirit: 1 } }),
			change: -3,
			to: 0,
			note: 'at its minimum',
		},
		{
			rule: 'stops at 5',
			what: 'supply',
			by: kestrel({ meters: { supply: 4 } }),
			change: 2,
			to: 5,
			note: 'at its maximum',
		},
		{
			rule: 'stays where the note has it beyond a limit',
			what: 'health',
			by: kestrel({ meters: { health: 7 } }),
			change: 1,
			to: 7,
			note: 'at its maximum',
		},
	])('$what $rule', ({ what, by, change, to, note }) => {
		const from = what === 'momentum' ? by.momentum : by.meters[what];
		const { character, changes } = changeMeter(by, { meter: what, by: change }, ruleset);
		expect(changes).toEqual([{ kind: 'value', what, from, to, ...(note ? { note } : {}) }]);
		expect(what === 'momentum' ? character.momentum : character.meters[what]).toBe(to);
	});

	it('a meter that the note does not mention starts where a fresh one does', () => {
		const { character } = changeMeter({ ...kestrel(), meters: {} }, { meter: 'health', by: -1 }, ruleset);
		expect(character.meters).toEqual({ health: 4 });
	});
});

describe('a marked impact prevents recovery', () => {
	it.each([
		{ impact: 'wounded', meter: 'health' },
		{ impact: 'shaken', meter: 'spirit' },
		{ impact: 'unprepared', meter: 'supply' },
	])('of $meter while $impact', ({ impact, meter }) => {
		const hurt = kestrel({ impacts: [impact], meters: { [meter]: 2 } });
		expect(changeMeter(hurt, { meter, by: 1 }, ruleset).changes).toEqual([
			{ kind: 'value', what: meter, from: 2, to: 2, note: `${impact} prevents recovery` },
		]);
		expect(changeMeter(hurt, { meter, by: -1 }, ruleset).character.meters[meter]).toBe(1);
	});
});

describe('marking an impact', () => {
	it('lowers momentum above the new maximum', () => {
		const { character, changes } = markImpact(kestrel({ momentum: 10 }), 'wounded');
		expect(character).toMatchObject({ momentum: 9, impacts: ['wounded'] });
		expect(changes).toEqual([
			{ kind: 'event', what: 'wounded', event: 'marked' },
			{ kind: 'value', what: 'momentum', from: 10, to: 9, note: 'at its maximum', why: 'wounded' },
		]);
	});

	it('leaves momentum below the new maximum alone', () => {
		expect(markImpact(kestrel({ momentum: 9 }), 'wounded').character.momentum).toBe(9);
	});

	it('twice marks it once', () => {
		const { character, changes } = markImpact(kestrel({ impacts: ['wounded'] }), 'wounded');
		expect(character.impacts).toEqual(['wounded']);
		expect(changes).toEqual([{ kind: 'event', what: 'wounded', event: 'marked', note: 'already' }]);
	});

	it('is cleared again, or was not marked', () => {
		expect(clearImpact(kestrel({ impacts: ['wounded', 'doomed'] }), 'wounded').character.impacts).toEqual(['doomed']);
		expect(clearImpact(kestrel(), 'wounded').changes).toEqual([
			{ kind: 'event', what: 'wounded', event: 'cleared', note: 'was not marked' },
		]);
	});
});
