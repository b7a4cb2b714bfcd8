import { describe, expect, it } from 'vitest';
import { isBetter, isMatch, outcomeOf } from '../../src/play/dice/outcome';
import { actionScore, outcomeLine, outcomeOfRecord } from '../../src/play/roll/roll';
import { isActionDieCancelled } from '../../src/play/character/momentum';
import { newUnrolledMove } from '../../src/play/record/record';

describe('the action score', () => {
	const plain = { actionDie: 4, isCancelled: false, optionValue: 2, adds: 0 };
	it.each([
		{ rule: 'is the action die and the option', roll: plain, score: 6 },
		{ rule: 'counts every add', roll: { ...plain, adds: 3 }, score: 9 },
		{ rule: 'reaches 10', roll: { ...plain, adds: 4 }, score: 10 },
		{ rule: 'is never more than 10', roll: { ...plain, adds: 5 }, score: 10 },
		{ rule: 'is never less than 0', roll: { ...plain, adds: -9 }, score: 0 },
		{ rule: 'leaves out a cancelled action die', roll: { ...plain, isCancelled: true, adds: 1 }, score: 3 },
	])('$rule: $score', ({ roll, score }) => {
		expect(actionScore(roll)).toBe(score);
	});
});

describe('negative momentum cancels an action die of the same number', () => {
	it.each([
		{ die: 3, momentum: -3, cancelled: true },
		{ die: 6, momentum: -6, cancelled: true },
		{ die: 2, momentum: -3, cancelled: false },
		{ die: 4, momentum: -3, cancelled: false },
		{ die: 3, momentum: 3, cancelled: false },
		{ die: 1, momentum: 0, cancelled: false },
	])('a $die at momentum $momentum: $cancelled', ({ die, momentum, cancelled }) => {
		expect(isActionDieCancelled(die, momentum)).toBe(cancelled);
	});
});

describe('the outcome', () => {
	it.each([
		{ rule: 'beats both dice', dice: [3, 5], outcome: 'strong_hit' },
		{ rule: 'beats the first', dice: [3, 9], outcome: 'weak_hit' },
		{ rule: 'beats the second', dice: [9, 3], outcome: 'weak_hit' },
		{ rule: 'beats neither', dice: [7, 9], outcome: 'miss' },
		{ rule: 'ties one, beats the other', dice: [6, 5], outcome: 'weak_hit' },
		{ rule: 'ties both: ties beat nothing', dice: [6, 6], outcome: 'miss' },
	] as const)('a score of 6 $rule: $outcome', ({ dice, outcome }) => {
		expect(outcomeOf(6, dice)).toBe(outcome);
	});

	it('a score of 10 does not beat a 10', () => {
		expect(outcomeOf(10, [10, 9])).toBe('weak_hit');
	});

	it('is better the more dice are beaten', () => {
		expect(isBetter('strong_hit', 'weak_hit')).toBe(true);
		expect(isBetter('weak_hit', 'miss')).toBe(true);
		expect(isBetter('weak_hit', 'weak_hit')).toBe(false);
		expect(isBetter('miss', 'weak_hit')).toBe(false);
	});
});

describe('a match', () => {
	it('is two challenge dice of the same value', () => {
		expect(isMatch([7, 7])).toBe(true);
		expect(isMatch([7, 8])).toBe(false);
	});
});

describe('the outcome of a record', () => {
	const rolled = newUnrolledMove('Face Danger', {
		roll: { option: 'edge', value: 3 },
		dice: { actionDie: 2, challengeDice: [6, 6] },
	});
	it.each([
		{ rule: 'names a match', record: rolled, line: 'miss with a match, 5 vs 6, 6' },
		{
			rule: 'counts the adds',
			record: { ...rolled, adds: [{ amount: 2, reason: 'rope' }] },
			line: 'strong hit with a match, 7 vs 6, 6',
		},
		{
			rule: 'follows the last reroll',
			record: { ...rolled, rerolls: [{ actionDie: 6, challengeDice: [1, 9] }] },
			line: 'weak hit, 9 vs 1, 9',
		},
		{
			rule: 'counts a cancelled die as 0',
			record: { ...rolled, cancelled: { actionDie: 2, momentum: -2 } },
			line: 'miss with a match, 3 vs 6, 6',
		},
		{
			rule: 'compares burned momentum',
			record: { ...rolled, burn: { from: 8, to: 2 } },
			line: 'strong hit with a match, 8 vs 6, 6',
		},
		{
			rule: 'compares the full boxes of a progress roll',
			record: newUnrolledMove('Fulfill Your Vow', { progress: 7, dice: { challengeDice: [3, 9] } }),
			line: 'weak hit, 7 vs 3, 9',
		},
	] as const)('$rule: $line', ({ record, line }) => {
		expect(outcomeLine(record)).toBe(line);
	});

	it('is the stated one, if one is stated', () => {
		expect(outcomeOfRecord({ ...rolled, as: 'strong hit (Sojourn)' })).toBe('strong_hit');
	});
});
