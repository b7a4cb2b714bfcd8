import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { earnedBetween, legacyProgress } from '../../../src/play/character/legacy';
import type { Rank } from '../../../src/rules/core/rank';
import { context, lines } from '../../support/apply-and-revert';
import { kestrel, rook, starling, track } from '../../support/characters';

const ARK = context({ track: 'Find the ark' });
const sworn = (rank: Rank, quests = 0) => kestrel({ tracks: [track({ rank })], special: { quests } });

/** Starforged, Fulfill Your Vow. */
describe('a legacy reward', () => {
	const reward = (lower?: true): Effect => ({ kind: 'reward', legacy: 'quests', ...(lower ? { lower } : {}) });

	it.each([
		{ rank: 'troublesome', lines: ['quests 0 → 1 ticks'] },
		{ rank: 'dangerous', lines: ['quests 0 → 2 ticks'] },
		{ rank: 'formidable', lines: ['quests 0 → 4 ticks', 'experience 0 → 2 (Earn Experience)'] },
		{ rank: 'extreme', lines: ['quests 0 → 8 ticks', 'experience 0 → 4 (Earn Experience)'] },
		{ rank: 'epic', lines: ['quests 0 → 12 ticks', 'experience 0 → 6 (Earn Experience)'] },
	] as const)('for a $rank track', ({ rank, lines: told }) => {
		expect(lines(reward(), sworn(rank), ARK)).toEqual(told);
	});

	it.each([
		{ rank: 'epic', line: 'quests 1 → 9 ticks' },
		{ rank: 'formidable', line: 'quests 1 → 3 ticks' },
		{ rank: 'troublesome', line: 'quests 1 → 1 ticks, no lower rank' },
	] as const)('one rank lower than $rank', ({ rank, line }) => {
		expect(lines(reward(true), sworn(rank, 1), ARK)?.[0]).toBe(line);
	});

	it('waits for a track', () => {
		expect(lines(reward(), sworn('epic'))).toBeUndefined();
	});
});

/** Starforged, Earn Experience. */
describe('each filled box of a legacy track earns', () => {
	const RULE = { move: 'Earn Experience', first: 2, later: 1 };

	it.each([
		{ rule: 'nothing before it is full', from: 0, to: 3, earned: 0 },
		{ rule: '2 for a box', from: 3, to: 5, earned: 2 },
		{ rule: '2 for the tenth', from: 36, to: 40, earned: 2 },
		{ rule: '1 after the tenth', from: 40, to: 44, earned: 1 },
		{ rule: '2 and 1 over the tenth', from: 38, to: 46, earned: 3 },
		{ rule: '1 the third time through', from: 80, to: 84, earned: 1 },
	])('$rule', ({ from, to, earned }) => {
		expect(earnedBetween(from, to, RULE)).toBe(earned);
	});

	it.each([
		{ ticks: 39, counts: 9 },
		{ ticks: 40, counts: 10 },
		{ ticks: 46, counts: 10 },
	])('$ticks ticks count as $counts on a progress roll: a cleared track counts as 10', ({ ticks, counts }) => {
		expect(legacyProgress(ticks)).toBe(counts);
	});

	it('runs on past 40', () => {
		const effect: Effect = { kind: 'ticks', track: 'bonds', by: 2 };
		expect(lines(effect, kestrel({ special: { bonds: 39 }, experience: 20 }))).toEqual([
			'bonds 39 → 41 ticks',
			'experience 20 → 22 (Earn Experience)',
		]);
	});

	it('by the move that says so: the same English in other rules pays what it says', () => {
		const { ruleset } = context();
		const moves = ruleset.moves.map(move =>
			move.name === 'Earn Experience'
				? { ...move, name: 'Advance', text: 'When you fill a box on any legacy track, take 3 experience.' }
				: move,
		);
		const effect: Effect = { kind: 'ticks', track: 'quests', by: 4 };
		expect(lines(effect, kestrel(), context({ ruleset: { ...ruleset, moves } }))).toEqual([
			'quests 0 → 4 ticks',
			'experience 0 → 3 (Advance)',
		]);
	});
});

/** Classic, Forge a Bond; Delve, Learn From Your Failures: these tracks end at ten boxes and earn nothing. */
describe('bonds in classic and the failure track', () => {
	it.each([
		{ track: 'bonds', id: 'classic' },
		{ track: 'failure', id: 'delve' },
	] as const)('$track stops at 40', ({ track: name, id }) => {
		const effect: Effect = { kind: 'ticks', track: name, by: 4 };
		expect(lines(effect, kestrel({ special: { [name]: 38 } }), context({}, id))).toEqual([
			`${name} 38 → 40 ticks, at its maximum`,
		]);
	});
});

/** Classic, Fulfill Your Vow (experience by rank); Starforged, Advance and Overcome Destruction. */
describe('experience', () => {
	const spend: Effect = { kind: 'experience', by: -3 };

	it('is taken by rank', () => {
		const effect: Effect = { kind: 'experience', by: { by_rank: [1, 2, 3, 4, 5] } };
		expect(lines(effect, sworn('extreme'), ARK)).toEqual(['experience 0 → 4']);
		expect(lines(effect, sworn('extreme'))).toBeUndefined();
	});

	it.each([
		{ earned: 5, spent: 2, line: 'experience spent 2 → 5' },
		{ earned: 5, spent: 3, line: 'experience spent 3 → 3, not enough' },
	])('$earned earned and $spent spent, 3 more are spent', ({ earned, spent, line }) => {
		expect(lines(spend, kestrel({ experience: earned, experience_spent: spent }))).toEqual([line]);
	});

	it.each([
		{ rule: 'the named asset', abilities: [1, 2], named: 'Rook', line: 'experience 0 → 3' },
		{ rule: 'all that are discarded', abilities: [1, 2, 3], line: 'experience 0 → 4' },
	])('for each marked ability of $rule, at least 3', ({ abilities, line, ...named }) => {
		const effect: Effect = { kind: 'experience', by: 1, for_each: 'ability', at_least: 3 };
		const assets = [rook(0, { abilities, discarded: true }), starling(0, { discarded: true })];
		expect(lines(effect, kestrel({ assets }), context('named' in named ? { track: named.named } : {}))).toEqual([line]);
	});
});

/** Starforged, Repair. */
describe('repair points', () => {
	it('add up in the record', () => {
		expect(lines({ kind: 'points', by: 5 }, kestrel())).toEqual(['repair points 0 → 5']);
		expect(lines({ kind: 'points', by: 2 }, kestrel(), context({ points: 5 }))).toEqual(['repair points 5 → 7']);
	});
});
