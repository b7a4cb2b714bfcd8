import { describe, expect, it } from 'vitest';
import { writeChange } from '../../src/journal/record/change-lines';
import type { Character } from '../../src/play/character/character';
import {
	bookCost,
	cannotExchange,
	cannotSuffer,
	leftBy,
	paidBy,
	paymentLines,
	unpaidOf,
} from '../../src/play/suffer/suffer';
import { sufferMove, sufferMoves } from '../../src/play/apply-effects/suffer-moves';
import { changeMeter } from '../../src/play/apply-effects/meters';
import type { RulesetId } from '../../src/rules/books/bundled';
import { bundledRuleset } from '../../src/rules/books/bundled';
import type { Ruleset } from '../../src/rules/ruleset';
import { kestrel, rook, starling } from '../support/characters';

const starforged = bundledRuleset('starforged');
const classic = bundledRuleset('classic');

const named = (name: string, ruleset: Ruleset = starforged) => {
	const move = sufferMove(name, ruleset);
	if (!move) throw new Error(`${ruleset._id} has no suffer move called ${name}.`);
	return move;
};

const booked = (name: string, amount: number, by: Character, ruleset: Ruleset = starforged) => {
	const { changes, left, leftBy: from } = bookCost(named(name, ruleset), { amount }, by, ruleset);
	return { lines: changes.map(writeChange), left, from: from?.name };
};

const armored = (more: Parameters<typeof kestrel>[0] = {}) => kestrel({ assets: [rook(1), starling(2)], ...more });

describe('the suffer moves of a ruleset stand in its moves', () => {
	const STARFORGED = ['Endure Harm', 'Endure Stress', 'Sacrifice Resources', 'Lose Momentum'];
	const CLASSIC = ['Endure Harm', 'Endure Stress', 'Loss of supply', 'Loss of momentum'];

	it.each<{ id: RulesetId; own: string[]; owned: string[] }>([
		{ id: 'starforged', own: STARFORGED, owned: ['Companion Takes a Hit', 'Withstand Damage'] },
		{ id: 'sundered_isles', own: STARFORGED, owned: ['Companion Takes a Hit', 'Withstand Damage'] },
		{ id: 'classic', own: CLASSIC, owned: ['Companion Endure Harm'] },
		{ id: 'delve', own: CLASSIC, owned: ['Companion Endure Harm'] },
	])('$id', ({ id, own, owned }) => {
		const ruleset = bundledRuleset(id);
		const names = (by?: Character) => sufferMoves(ruleset, by).map(({ name }) => name);
		expect(names()).toEqual([...own, ...owned]);
		expect(names(kestrel())).toEqual(own);
		expect(names(armored())).toEqual([...own, ...owned]);
	});

	it('one in the same English, made up by the player, is found too', () => {
		const [printed] = starforged.moves.filter(({ name }) => name === 'Endure Stress');
		if (!printed) throw new Error('Endure Stress is gone.');
		const text =
			'When the cold gnaws at you, suffer -1 warmth for a minor chill, -2 for a serious one, or -3 for a major one. If your warmth is 0, __Lose Momentum__ equal to any remaining cold.';
		const ruleset: Ruleset = {
			...starforged,
			condition_meters: [...starforged.condition_meters, { name: 'warmth', min: 0, max: 5, value: 5 }],
			moves: [
				...starforged.moves,
				{ ...printed, _id: 'move:home/cold', name: 'Bear the Cold', category: 'Home', text },
			],
		};
		const by = { ...kestrel(), meters: { health: 5, spirit: 5, supply: 5, warmth: 1 } };
		expect(booked('Bear the Cold', 3, by, ruleset)).toEqual({
			lines: ['warmth 1 → 0 (Bear the Cold)', 'momentum 2 → 0 (Lose Momentum)'],
			left: 0,
		});
	});
});

/** Starforged, Suffer Moves. */
describe('a cost in Starforged', () => {
	it.each([
		{
			rule: 'to health flows over into momentum',
			move: 'Endure Harm',
			amount: 3,
			by: kestrel({ meters: { health: 1 } }),
			lines: ['health 1 → 0 (Endure Harm)', 'momentum 2 → 0 (Lose Momentum)'],
		},
		{
			rule: 'to a companion flows over into momentum',
			move: 'Companion Takes a Hit',
			amount: 2,
			by: armored(),
			lines: ['Rook › health 1 → 0 (Companion Takes a Hit)', 'momentum 2 → 1 (Lose Momentum)'],
		},
		{
			rule: 'to a vehicle stays on it while it lasts',
			move: 'Withstand Damage',
			amount: 2,
			by: armored(),
			lines: ['Starling › integrity 2 → 0 (Withstand Damage)'],
		},
		{
			rule: 'to supply that runs out marks unprepared, and is paid',
			move: 'Sacrifice Resources',
			amount: 3,
			by: kestrel({ meters: { supply: 1 } }),
			lines: ['supply 1 → 0, at its minimum (Sacrifice Resources)', 'unprepared marked (Sacrifice Resources)'],
		},
		{
			rule: 'to momentum at its minimum is left for another suffer move, or one unit of progress',
			move: 'Lose Momentum',
			amount: 3,
			by: kestrel({ momentum: -5 }),
			lines: ['momentum -5 → -6, at its minimum (Lose Momentum)'],
			left: 2,
			from: 'Lose Momentum',
		},
		{
			rule: 'that flows over into momentum at its minimum is left by Lose Momentum',
			move: 'Endure Stress',
			amount: 2,
			by: kestrel({ momentum: -6, meters: { spirit: 1 } }),
			lines: ['spirit 1 → 0 (Endure Stress)', 'momentum -6 → -6, at its minimum (Lose Momentum)'],
			left: 1,
			from: 'Lose Momentum',
		},
	])('$rule', ({ move, amount, by, lines, left = 0, ...more }) => {
		expect(booked(move, amount, by)).toEqual({ lines, left, from: 'from' in more ? more.from : undefined });
	});

	it('left at -6 goes to one other suffer move, or clears one unit of progress', () => {
		const { beyond } = named('Lose Momentum');
		expect(beyond).toEqual({ move: 'Lose Momentum', clears: 'once' });
	});

	it('is reported by its lines: what was paid, and which belong to it', () => {
		const by = kestrel({ momentum: -5, meters: { health: 1 } });
		const { changes } = bookCost(named('Endure Harm'), { amount: 4 }, by, starforged);
		const another = bookCost(named('Lose Momentum'), { amount: 1 }, by, starforged).changes;
		expect(paidBy(named('Endure Harm'), changes, 4)).toBe(2);
		expect(paymentLines(named('Endure Harm'), [...changes, ...another], 4)).toEqual(changes);
		expect(paymentLines(named('Endure Stress'), changes, 4)).toEqual([]);
		expect(leftBy(named('Endure Harm'), starforged).name).toBe('Lose Momentum');
	});

	it.each([
		{ move: 'Sacrifice Resources', by: kestrel({ impacts: ['unprepared'] }), says: 'You are unprepared' },
		{ move: 'Lose Momentum', by: kestrel({ momentum: -6 }), says: 'Momentum is at its minimum' },
		{ move: 'Withstand Damage', by: kestrel(), says: 'You have no vehicle with integrity' },
	])('$move cannot take one: $says', ({ move, by, says }) => {
		expect(cannotSuffer(named(move), by, starforged)).toMatch(new RegExp(`^${says}`));
	});
});

/** Classic, Endure Harm, Out of Supply, Face a Setback. */
describe('a cost in classic', () => {
	it.each([
		{
			rule: 'to health flows over into -momentum',
			move: 'Endure Harm',
			amount: 3,
			by: kestrel({ meters: { health: 1 } }),
			lines: ['health 1 → 0 (Endure Harm)', 'momentum 2 → 0 (Loss of momentum)'],
		},
		{
			rule: 'to a companion flows over into -momentum',
			move: 'Companion Endure Harm',
			amount: 2,
			by: armored(),
			lines: ['Rook › health 1 → 0 (Companion Endure Harm)', 'momentum 2 → 1 (Loss of momentum)'],
		},
		{
			rule: 'to supply that runs out marks unprepared; the rest is exchanged',
			move: 'Loss of supply',
			amount: 3,
			by: kestrel({ meters: { supply: 1 } }),
			lines: ['supply 1 → 0, at its minimum (Loss of supply)', 'unprepared marked (Out of Supply)'],
			left: 2,
			from: 'Loss of supply',
		},
		{
			rule: 'to momentum at its minimum is exchanged',
			move: 'Loss of momentum',
			amount: 2,
			by: kestrel({ momentum: -6 }),
			lines: ['momentum -6 → -6, at its minimum (Loss of momentum)'],
			left: 2,
			from: 'Loss of momentum',
		},
	])('$rule', ({ move, amount, by, lines, left = 0, ...more }) => {
		expect(booked(move, amount, by, classic)).toEqual({ lines, left, from: 'from' in more ? more.from : undefined });
	});

	it('is exchanged point by point', () => {
		expect(named('Loss of supply', classic).beyond).toEqual({
			move: 'Out of Supply',
			trade: ['health', 'spirit', 'momentum'],
		});
		expect(named('Loss of momentum', classic).beyond).toEqual({
			move: 'Face a Setback',
			trade: ['health', 'spirit', 'supply'],
			clears: 'each',
		});
		const by = kestrel({ impacts: ['unprepared'], meters: { supply: 0, health: 0 } });
		expect(cannotExchange({ meter: 'health' }, by, classic)).toBe('health is at its minimum.');
		expect(cannotExchange({ meter: 'momentum' }, by, classic)).toBeUndefined();
	});
});

describe('a plain -momentum or -supply that its meter cannot pay', () => {
	it.each([
		{ id: 'classic', meter: 'momentum', by: kestrel({ momentum: -5 }), amount: 2, left: 1, from: 'Loss of momentum' },
		{
			id: 'classic',
			meter: 'supply',
			by: kestrel({ meters: { supply: 0 } }),
			amount: 1,
			left: 1,
			from: 'Loss of supply',
		},
		{ id: 'starforged', meter: 'momentum', by: kestrel({ momentum: -6 }), amount: 2, left: 2, from: 'Lose Momentum' },
		{ id: 'starforged', meter: 'supply', by: kestrel({ meters: { supply: 1 } }), amount: 2, left: 0, from: undefined },
		{ id: 'starforged', meter: 'health', by: kestrel({ meters: { health: 0 } }), amount: 1, left: 0, from: undefined },
	] as const)('$id $meter -$amount leaves $left', ({ id, meter, by, amount, left, from }) => {
		const ruleset = bundledRuleset(id);
		const { changes } = changeMeter(by, { meter, by: -amount }, ruleset);
		const unpaid = unpaidOf({ kind: 'meter', meter, by: -amount }, amount, changes, ruleset);
		expect(unpaid?.left ?? 0).toBe(left);
		expect(unpaid?.leftBy.name).toBe(from);
	});
});
