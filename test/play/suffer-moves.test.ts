import { describe, expect, it } from 'vitest';
import { undoMove } from '../../src/play/moves/undo-move';
import { kestrel } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import {
	book,
	done,
	expectParsed,
	makeMove,
	openSteps,
	openWords,
	press,
	problemOf,
	starforged,
	stepWith,
	tryMove,
	tryPick,
} from '../support/tables';
import { newUnrolledMove } from '../../src/play/record/record';
import { rollMove } from '../../src/play/moves/roll-move';

type Kestrel = Parameters<typeof kestrel>[0];

/** A weak hit on Face Danger: make a suffer move (-1). */
const faced = (by: Kestrel = {}) =>
	makeMove({ move: 'Face Danger', roll: { option: 'edge' }, by: kestrel(by), dice: [3, 2, 9] });

/** A weak hit on Undertake an Expedition, at a cost of -2. */
const delayed = (by: Kestrel = {}) =>
	press(
		makeMove({ move: 'Undertake an Expedition', roll: { option: 'edge' }, by: kestrel(by), dice: [3, 2, 9] }),
		'Suffer costs en route',
		'Make a suffer move (-2)',
	);

describe('the suffer move that the player picks books its cost', () => {
	it.each<{ rule: string; move: string; by: Kestrel; done: string[] }>([
		{ rule: 'its own meter', move: 'Endure Harm', by: {}, done: ['health 5 → 3 (Endure Harm)'] },
		{ rule: 'its own meter', move: 'Endure Stress', by: {}, done: ['spirit 5 → 3 (Endure Stress)'] },
		{ rule: 'its own meter', move: 'Sacrifice Resources', by: {}, done: ['supply 5 → 3 (Sacrifice Resources)'] },
		{ rule: 'its own meter', move: 'Lose Momentum', by: {}, done: ['momentum 2 → 0 (Lose Momentum)'] },
		{
			rule: 'at 1 health, Lose Momentum by what remains',
			move: 'Endure Harm',
			by: { meters: { health: 1 } },
			done: ['health 1 → 0 (Endure Harm)', 'momentum 2 → 1 (Lose Momentum)'],
		},
		{
			rule: 'at 0 spirit, Lose Momentum by all of it',
			move: 'Endure Stress',
			by: { meters: { spirit: 0 } },
			done: ['spirit 0 → 0, at its minimum (Endure Stress)', 'momentum 2 → 0 (Lose Momentum)'],
		},
		{
			rule: 'supply that runs out marks unprepared',
			move: 'Sacrifice Resources',
			by: { meters: { supply: 2 } },
			done: ['supply 2 → 0 (Sacrifice Resources)', 'unprepared marked (Sacrifice Resources)'],
		},
		{
			rule: 'and lowers momentum above its new maximum',
			move: 'Sacrifice Resources',
			by: { meters: { supply: 1 }, momentum: 10 },
			done: [
				'supply 1 → 0, at its minimum (Sacrifice Resources)',
				'unprepared marked (Sacrifice Resources)',
				'momentum 10 → 9, at its maximum (unprepared)',
			],
		},
	])('$move: $rule', ({ move, by, done: lines }) => {
		const before = delayed(by);
		const after = press(before, move);
		expect(done(after)).toEqual(lines);
		expect(openSteps(after).map(({ state }) => state)).not.toContain('automatic');
		expect(undoMove({ record: after.record, character: after.character, book }).character).toEqual(before.character);
	});

	it('with the costs shown before the press', () => {
		const details = stepWith(delayed({ meters: { health: 1 } }), 'Endure Harm').options.map(({ detail }) => detail);
		expect(details).toEqual(['health 1 → 0, momentum 2 → 1', 'spirit 5 → 3', 'supply 5 → 3', 'momentum 2 → 0']);
	});
});

describe('two suffer moves (-1)', () => {
	const two = (by: Kestrel) =>
		press(
			makeMove({ move: 'Undertake an Expedition', roll: { option: 'edge' }, by: kestrel(by), dice: [3, 2, 9] }),
			'Suffer costs en route',
			'Two suffer moves (-1)',
		);

	const sufferMovesOpen = (decided: Parameters<typeof openWords>[0]) =>
		openWords(decided).filter(words => words.startsWith('Make a suffer move'));

	it('are picked one after the other', () => {
		const first = press(two({}), 'Lose Momentum');
		expect(sufferMovesOpen(first)).toHaveLength(1);
		const both = press(first, 'Endure Harm');
		expect(done(both)).toEqual(['momentum 2 → 1 (Lose Momentum)', 'health 5 → 4 (Endure Harm)']);
		expect(sufferMovesOpen(both)).toEqual([]);
	});

	it('may be the same one, and may flow over into the same one', () => {
		const { character, record } = press(
			two({ meters: { health: 1 } }),
			'Endure Harm',
			'Endure Harm',
			'Roll Endure Harm',
		);
		expect(character).toMatchObject({ momentum: 1, meters: { health: 0 } });
		expect(record.chose.slice(-1)).toEqual(['Resist (Endure Harm)']);
		expect(done({ record, character })).toHaveLength(3);
	});
});

describe('a cost that a move cannot take goes to another suffer move', () => {
	it('Sacrifice Resources is blocked while unprepared', () => {
		const before = faced({ impacts: ['unprepared'], meters: { supply: 0 } });
		expect(problemOf(tryPick(before, 'Sacrifice Resources'))).toBe('blocked');
		expect(stepWith(before, 'Sacrifice Resources').options.map(({ blocked }) => blocked)).toEqual([
			undefined,
			undefined,
			'You are unprepared: apply the cost to another suffer move.',
			undefined,
		]);
	});

	it('Lose Momentum is blocked at -6', () => {
		expect(problemOf(tryPick(faced({ momentum: -6 }), 'Lose Momentum'))).toBe('blocked');
	});

	it('at -5, the second point of momentum is left', () => {
		const first = press(delayed({ momentum: -5 }), 'Lose Momentum');
		expect(done(first)).toEqual(['momentum -5 → -6, at its minimum (Lose Momentum)']);
		expect(openWords(first)).toContain(
			'Make another suffer move (−1): Endure Harm | Endure Stress | Sacrifice Resources | Lose Momentum',
		);
		const second = press(first, 'Endure Harm');
		expect(done(second)).toEqual(['momentum -5 → -6, at its minimum (Lose Momentum)', 'health 5 → 4 (Endure Harm)']);
		expect(openWords(second)).toContain('You may resist: Roll Endure Harm');
		expect(openWords(second).join()).not.toContain('another suffer move');
		expect(press(second, 'Roll Endure Harm').follow?.cost).toEqual({ amount: 1, paid: true });
	});

	it('a cost named by the outcome too', () => {
		const weak = makeMove({
			move: 'Check Your Gear',
			by: kestrel({ impacts: ['unprepared'], meters: { supply: 0 } }),
			dice: [6, 2, 9],
		});
		const picked = press(weak, 'Your supply is diminished');
		expect(done(picked)).toEqual(['supply 0 → 0, at its minimum (Sacrifice Resources)']);
		expect(openWords(picked)[0]).toMatch(/^Make another suffer move \(−1\)/);
		expect(done(press(picked, 'Endure Stress'))).toHaveLength(2);
	});
});

describe('resisting', () => {
	it('is the player’s choice while the meter is above 0', () => {
		const suffered = press(faced(), 'Endure Harm');
		expect(openSteps(suffered)).toMatchObject([{ prompt: 'You may resist', state: 'optional' }]);
	});

	it('is forced at 0', () => {
		const suffered = press(faced({ meters: { health: 1 } }), 'Endure Harm');
		expect(openSteps(suffered)).toMatchObject([{ prompt: 'health is 0: roll', state: 'required' }]);
	});

	it('is a record of its own, its cost paid above', () => {
		const resisting = press(faced(), 'Endure Harm', 'Roll Endure Harm');
		expect(resisting.follow).toMatchObject({
			move: 'Endure Harm',
			from: 'Face Danger',
			cost: { amount: 1, paid: true },
		});
		expect(resisting.record.chose).toEqual(['Endure Harm', 'Resist (Endure Harm)']);
		expect(openSteps(resisting)).toEqual([]);
		const follow = resisting.follow ?? resisting.record;
		const rolled = expectParsed(
			rollMove({ record: follow, character: resisting.character, ...starforged }, {}, scriptedDice(3, 2, 1)),
		);
		expect(rolled.record).toMatchObject({ roll: { option: 'health', value: 4 }, done: [] });
	});

	it.each(['Sacrifice Resources', 'Lose Momentum'])('is no part of %s', move => {
		expect(openSteps(press(faced(), move))).toEqual([]);
	});
});

describe('Endure Harm', () => {
	const harmed = (cost: number, paid: boolean, dice: number[], by: Kestrel = {}) =>
		makeMove({ move: 'Endure Harm', call: { cost: { amount: cost, paid } }, by: kestrel(by), dice });
	const STRONG = [6, 1, 2];
	const WEAK = [3, 2, 10];
	const MISS = [1, 10, 10];

	it('made on its own books its cost, and is rolled with the health that is left', () => {
		const { record, character } = harmed(2, false, STRONG);
		expect(record).toMatchObject({ roll: { option: 'health', value: 3 }, outcome: 'strong hit, 9 vs 1, 2' });
		expect(done({ record, character })).toEqual(['health 5 → 3 (Endure Harm)']);
	});

	it('flows over into momentum before the roll, which may cancel the action die', () => {
		const { record } = harmed(3, false, [1, 5, 6], { meters: { health: 1 }, momentum: 1 });
		expect(record).toMatchObject({
			roll: { option: 'iron', value: 1 },
			cancelled: { actionDie: 1, momentum: -1 },
			outcome: 'miss, 1 vs 5, 6',
		});
	});

	it('whose cost was paid above books nothing', () => {
		const { record, character } = harmed(2, true, STRONG);
		expect(record.done).toEqual([]);
		expect(character).toEqual(kestrel());
	});

	it('without a cost asks how much', () => {
		const asked = { record: newUnrolledMove('Endure Harm'), character: kestrel() };
		expect(openWords(asked)).toEqual(['How much? Endure Harm: minor (−1) | serious (−2) | major (−3)']);
		expect(problemOf(tryMove({ move: 'Endure Harm' }))).toBe('cost_needed');
		const paid = press(asked, 'serious (−2)');
		expect(paid.record.cost).toEqual({ amount: 2, paid: false });
		expect(done(paid)).toEqual(['health 5 → 3 (Endure Harm)']);
		const rolled = expectParsed(
			rollMove({ record: paid.record, character: paid.character, ...starforged }, {}, scriptedDice(...STRONG)),
		);
		expect(rolled.record).toMatchObject({ roll: { option: 'health', value: 3 }, outcome: 'strong hit, 9 vs 1, 2' });
	});

	it('at a cost of 0 is rolled, and nothing is suffered', () => {
		const free = harmed(0, false, STRONG);
		expect(free.record.outcome).toBe('strong hit, 10 vs 1, 2');
		expect(done(free)).toEqual([]);
	});

	it.each([
		{
			rule: 'strong hit: shake it off',
			dice: STRONG,
			by: { meters: { health: 3 } },
			picks: ['Shake it off'],
			done: ['health 3 → 4 (Shake it off)'],
		},
		{
			rule: 'strong hit: embrace the pain',
			dice: STRONG,
			by: {},
			picks: ['Embrace the pain'],
			done: ['momentum 2 → 3 (Embrace the pain)'],
		},
		{
			rule: 'weak hit: Lose Momentum (-1) in exchange for +1 health',
			dice: WEAK,
			by: { meters: { health: 3 } },
			picks: ['Lose Momentum (−1) for +1 health'],
			done: [
				'wounded not marked, stays (not wounded?)',
				'momentum 2 → 1 (Lose Momentum)',
				'health 3 → 4 (Lose Momentum (−1) for +1 health)',
			],
		},
		{
			rule: 'miss: an additional -1 health',
			dice: MISS,
			by: { meters: { health: 3 } },
			picks: ['Suffer an additional -1 health'],
			done: ['health 3 → 2 (Suffer an additional -1 health)'],
		},
		{
			rule: 'miss: Lose Momentum (-2)',
			dice: MISS,
			by: {},
			picks: ['Lose Momentum (-2)'],
			done: ['momentum 2 → 0 (Lose Momentum)'],
		},
		{
			rule: 'miss that brings health to 0: mark wounded',
			dice: MISS,
			by: { meters: { health: 1 } },
			picks: ['Suffer an additional -1 health', 'Mark wounded'],
			done: ['health 1 → 0 (Suffer an additional -1 health)', 'wounded marked'],
		},
		{
			rule: 'miss at 0 health: permanently harmed',
			dice: MISS,
			by: { meters: { health: 0 }, momentum: 10 },
			picks: ['Lose Momentum (-2)', 'Mark permanently harmed'],
			done: ['momentum 10 → 8 (Lose Momentum)', 'health 0, stays (health is 0?)', 'permanently harmed marked'],
		},
	])('$rule', ({ dice, by, picks, done: lines }) => {
		const rolled = harmed(1, true, dice, by);
		const picked = press(rolled, ...picks);
		expect(done(picked)).toEqual(lines);
		expect(openWords(picked)).toEqual([]);
		expect(undoMove({ record: picked.record, character: picked.character, book }).character).toEqual(kestrel(by));
	});

	it('a miss with health left marks nothing', () => {
		expect(openWords(harmed(1, true, MISS))).toEqual([
			'Choose one: Suffer an additional -1 health | Lose Momentum (-2)',
		]);
	});

	it('a miss at 0 health may roll on its table', () => {
		const miss = harmed(1, true, MISS, { meters: { health: 0 } });
		const chosen = press(miss, 'Lose Momentum (-2)');
		const rolled = expectParsed(tryPick(chosen, 'Roll on the table below', scriptedDice(51)));
		expect(rolled.record.chose.at(-1)).toBe('Roll on the table below');
		expect(rolled.record.table).toEqual([{ roll: 51, text: 'You are still standing.' }]);
	});

	it('wounded, nothing is shaken off and nothing is exchanged', () => {
		const wounded = { impacts: ['wounded'], meters: { health: 3 } };
		expect(problemOf(tryPick(harmed(1, true, STRONG, wounded), 'Shake it off'))).toBe('blocked');
		expect(openWords(harmed(1, true, WEAK, wounded))).toEqual([]);
	});

	it('a cost that momentum cannot take stays apart from what the miss costs', () => {
		const miss = harmed(2, false, MISS, { meters: { health: 1 }, momentum: -6 });
		const picked = press(miss, 'Lose Momentum (-2)');
		expect(done(picked)).toEqual([
			'health 1 → 0 (Endure Harm)',
			'momentum -6 → -6, at its minimum (Lose Momentum)',
			'momentum -6 → -6, at its minimum (Lose Momentum)',
		]);
		expect(openWords(picked).filter(words => words.startsWith('Make another suffer move'))).toEqual([
			expect.stringContaining('(−1)'),
			expect.stringContaining('(−2)'),
		]);
	});
});

describe('a companion’s health is not the character’s own', () => {
	it('and must be said', () => {
		const call = { move: 'Companion Takes a Hit', call: {} };
		expect(() => makeMove(call)).toThrow('Kestrel Vane has no health to roll with');
		expect(makeMove({ ...call, roll: { option: 'health', value: 2 }, dice: [3, 2, 9] }).record.roll).toEqual({
			option: 'health',
			value: 2,
		});
	});
});
