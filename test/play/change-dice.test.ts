import { describe, expect, it } from 'vitest';
import { burnMomentum } from '../../src/play/moves/burn-momentum';
import { reroll, setDie } from '../../src/play/moves/change-dice';
import type { DieName } from '../../src/play/record/record';
import type { Decided } from '../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../src/play/record/record';
import { kestrel } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import { done, expectParsed, makeMove, press, problemOf, starforged, tryMove } from '../support/tables';

const gathered = (dice: number[], momentum = 2) =>
	makeMove({ move: 'Gather Information', by: kestrel({ momentum }), dice });
const vow = () => makeMove({ move: 'Fulfill Your Vow', progress: 6, dice: [3, 9] });

const tryReroll = ({ record, character }: Decided, which: DieName[], ...faces: number[]) =>
	reroll(which, { record, character, ...starforged }, scriptedDice(...faces));
const trySet = ({ record, character }: Decided, which: DieName, face: number) =>
	setDie(which, face, { record, character, ...starforged });

describe('a reroll', () => {
	it('throws the named dice again, the others stand', () => {
		const again = expectParsed(tryReroll(gathered([1, 2, 9]), ['action', 'second'], 6, 1));
		expect(again.record).toMatchObject({
			dice: { actionDie: 1, challengeDice: [2, 9] },
			rerolls: [{ actionDie: 6, challengeDice: [2, 1] }],
			outcome: 'strong hit, 8 vs 2, 1',
		});
	});

	it('takes the old outcome back and carries the new one out', () => {
		const weak = gathered([1, 2, 9]);
		expect(done(weak)).toEqual(['momentum 2 → 3']);
		const again = expectParsed(tryReroll(weak, ['second'], 1));
		expect(done(again)).toEqual(['momentum 2 → 4']);
		expect(again.character.momentum).toBe(4);
	});

	it('is repeatable, each in its place', () => {
		const once = expectParsed(tryReroll(gathered([1, 2, 9]), ['second'], 8));
		const twice = expectParsed(tryReroll(once, ['first'], 10));
		expect(twice.record.rerolls.map(({ challengeDice }) => challengeDice)).toEqual([
			[2, 8],
			[10, 8],
		]);
	});

	it('cancels by momentum at the roll, and no longer cancels', () => {
		const cancelled = gathered([3, 2, 2], -3);
		expect(cancelled.record).toMatchObject({
			cancelled: { actionDie: 3, momentum: -3 },
			outcome: expect.stringMatching(/^miss/),
		});
		const again = expectParsed(tryReroll(cancelled, ['action'], 4));
		expect(again.record.cancelled).toBeUndefined();
		expect(again.record.outcome).toBe('strong hit with a match, 6 vs 2, 2');
		expect(expectParsed(tryReroll(again, ['action'], 3)).record.cancelled).toEqual({ actionDie: 3, momentum: -3 });
	});

	it('of burned momentum gives the momentum back', () => {
		const { record, character } = gathered([1, 5, 6], 8);
		const burned = expectParsed(burnMomentum({ record, character, ...starforged }));
		const again = expectParsed(tryReroll(burned, ['first'], 1));
		expect(again.record.burn).toBeUndefined();
		expect(done(again)).toEqual(['momentum 8 → 9']);
	});

	it('books the cost of a suffer move again, before the outcome', () => {
		const by = kestrel({ meters: { health: 0 }, momentum: 0 });
		const dice = { actionDie: 6, challengeDice: [1, 2] } as const;
		const rolled = {
			record: newUnrolledMove('Endure Harm', { roll: { option: 'iron', value: 2 }, dice }),
			character: by,
		};
		const late = press(rolled, 'minor (−1)', 'Shake it off');
		expect(late.character.meters.health).toBe(1);
		const again = expectParsed(tryReroll(late, ['action'], 1));
		expect(done(again)).toEqual([
			'health 0 → 0, at its minimum (Endure Harm)',
			'momentum 0 → -1 (Lose Momentum)',
			'wounded not marked, stays (not wounded?)',
		]);
	});

	it.each([
		{ rule: 'of no die', decided: () => gathered([1, 2, 9]), which: [] },
		{ rule: 'of the action die of a progress roll', decided: vow, which: ['action'] },
		{
			rule: 'of an outcome without dice',
			decided: () => makeMove({ move: 'Hearten', call: { as: 'strong hit' } }),
			which: ['first'],
		},
	] as const)('$rule is refused', ({ decided, which }) => {
		expect(problemOf(tryReroll(decided(), [...which]))).toBe('nothing_to_reroll');
	});
});

describe('a die set by hand', () => {
	it.each([
		{ die: 'action', face: 6, dice: { actionDie: 6, challengeDice: [2, 9] }, outcome: 'weak hit, 8 vs 2, 9' },
		{ die: 'first', face: 10, dice: { actionDie: 1, challengeDice: [10, 9] }, outcome: 'miss, 3 vs 10, 9' },
		{ die: 'second', face: 1, dice: { actionDie: 1, challengeDice: [2, 1] }, outcome: 'strong hit, 3 vs 2, 1' },
	] as const)('$die to $face: $outcome', ({ die, face, dice, outcome }) => {
		expect(expectParsed(trySet(gathered([1, 2, 9]), die, face)).record).toMatchObject({ dice, outcome, rerolls: [] });
	});

	it('changes the dice that count: the last reroll, if there is one', () => {
		const again = expectParsed(tryReroll(gathered([1, 2, 9]), ['second'], 8));
		expect(expectParsed(trySet(again, 'second', 1)).record).toMatchObject({
			dice: { challengeDice: [2, 9] },
			rerolls: [{ challengeDice: [2, 1] }],
		});
	});

	it('takes the old outcome back and carries the new one out', () => {
		const set = expectParsed(trySet(gathered([1, 2, 9]), 'second', 1));
		expect(done(set)).toEqual(['momentum 2 → 4']);
	});

	it.each([
		{ die: 'action', face: 7 },
		{ die: 'action', face: 0 },
		{ die: 'first', face: 11 },
		{ die: 'second', face: 2.5 },
	] as const)('$die to $face is refused', ({ die, face }) => {
		expect(problemOf(trySet(gathered([1, 2, 9]), die, face))).toBe('die_out_of_range');
	});

	it('that was not rolled is refused', () => {
		expect(problemOf(trySet(vow(), 'action', 3))).toBe('no_dice');
	});
});

describe('dice rolled at the table', () => {
	const thrown = { actionDie: 4, challengeDice: [3, 9] } as const;

	it('are taken as they are', () => {
		expect(makeMove({ move: 'Gather Information', thrown }).record).toMatchObject({
			dice: thrown,
			outcome: 'weak hit, 6 vs 3, 9',
		});
	});

	it('may be some of them: a preset action die', () => {
		const { record } = makeMove({ move: 'Gather Information', thrown: { actionDie: 6 }, dice: [3, 9] });
		expect(record.dice).toEqual({ actionDie: 6, challengeDice: [3, 9] });
	});

	it('have the faces of their kind', () => {
		expect(problemOf(tryMove({ move: 'Gather Information', thrown: { ...thrown, actionDie: 9 } }))).toBe(
			'die_out_of_range',
		);
		expect(problemOf(tryMove({ move: 'Fulfill Your Vow', progress: 3, thrown: { challengeDice: [0, 9] } }))).toBe(
			'die_out_of_range',
		);
	});
});
