import { describe, expect, it } from 'vitest';
import type { Odds } from '../../src/play/roll/odds';
import { oddsOfAction, oddsOfScore, percentages } from '../../src/play/roll/odds';
import { isActionDieCancelled } from '../../src/play/character/momentum';
import { outcomeOf } from '../../src/play/dice/outcome';
import { actionScore } from '../../src/play/roll/roll';

const faces = (sides: number) => Array.from({ length: sides }, (_, i) => i + 1);
const from = (min: number, max: number) => Array.from({ length: max - min + 1 }, (_, i) => min + i);
const bonuses = from(-5, 12);
const momenta = from(-6, 10);

/** Every way the dice can fall, looked at one by one. */
function counted(bonus: number, momentum: number, actionDice = faces(6)): Odds {
	const count = { strong_hit: 0, weak_hit: 0, miss: 0 };
	for (const actionDie of actionDice)
		for (const first of faces(10))
			for (const second of faces(10)) {
				const isCancelled = isActionDieCancelled(actionDie, momentum);
				count[outcomeOf(actionScore({ actionDie, isCancelled, optionValue: bonus, adds: 0 }), [first, second])]++;
			}
	const all = actionDice.length * 100;
	return { strong_hit: count.strong_hit / all, weak_hit: count.weak_hit / all, miss: count.miss / all };
}

function expectSame(odds: Odds, exact: Odds): void {
	expect(odds.strong_hit).toBeCloseTo(exact.strong_hit, 12);
	expect(odds.weak_hit).toBeCloseTo(exact.weak_hit, 12);
	expect(odds.miss).toBeCloseTo(exact.miss, 12);
}

describe('the odds are those of all 600 rolls', () => {
	it.each(bonuses)('at +%i, whatever the momentum', bonus => {
		for (const momentum of momenta) expectSame(oddsOfAction(bonus, momentum), counted(bonus, momentum));
	});

	it('with a preset action die, of all 100', () => {
		for (const face of faces(6))
			for (const momentum of [-6, -3, 0, 5]) expectSame(oddsOfAction(2, momentum, face), counted(2, momentum, [face]));
	});

	it('of a progress roll, those of its full boxes', () => {
		for (const boxes of from(0, 10)) expectSame(oddsOfScore(boxes), counted(boxes, -1, [1]));
	});
});

describe('in a bad spot, a strong hit without a match is a weak hit, and a weak hit a miss', () => {
	const BAD_SPOT = [
		{ outcome: 'strong_hit', as: 'weak_hit', without_match: true },
		{ outcome: 'weak_hit', as: 'miss' },
	] as const;

	it.each(from(0, 10))('the odds of %i boxes are those of all 100 rolls', boxes => {
		const count = { strong_hit: 0, weak_hit: 0, miss: 0 };
		for (const first of faces(10))
			for (const second of faces(10)) {
				const outcome = outcomeOf(boxes, [first, second]);
				const worse =
					outcome === 'strong_hit' && first !== second ? 'weak_hit' : outcome === 'weak_hit' ? 'miss' : outcome;
				count[worse]++;
			}
		expectSame(oddsOfScore(boxes, BAD_SPOT), {
			strong_hit: count.strong_hit / 100,
			weak_hit: count.weak_hit / 100,
			miss: count.miss / 100,
		});
	});
});

describe('percentages', () => {
	it('are whole, add up to 100, and are within one of the exact odds', () => {
		for (const bonus of bonuses)
			for (const momentum of momenta) {
				const odds = oddsOfAction(bonus, momentum);
				const { strong_hit, weak_hit, miss } = percentages(odds);
				expect(strong_hit + weak_hit + miss).toBe(100);
				for (const outcome of ['strong_hit', 'weak_hit', 'miss'] as const) {
					expect(Number.isInteger(percentages(odds)[outcome])).toBe(true);
					expect(Math.abs(percentages(odds)[outcome] - odds[outcome] * 100)).toBeLessThan(1);
				}
			}
	});

	it('leave exact ones as they are', () => {
		expect(percentages(oddsOfScore(4))).toEqual({ strong_hit: 9, weak_hit: 42, miss: 49 });
		expect(percentages(oddsOfScore(0))).toEqual({ strong_hit: 0, weak_hit: 0, miss: 100 });
	});
});
