import { describe, expect, it } from 'vitest';
import { readChange } from '../../../src/journal/record/change-lines';
import { linesOfEffect } from '../../../src/play/apply-effects/recorded-lines';
import type { Effect } from '../../../src/rules/effects/effect';
import { context } from '../../support/apply-and-revert';
import { expectParsed } from '../../support/expect-parsed';

const left = (effect: Effect, told: readonly string[], how = context({ track: 'Find the ark' })) =>
	linesOfEffect(
		effect,
		told.map(line => expectParsed(readChange(line))),
		how,
	);

const momentum: Effect = { kind: 'meter', meter: 'momentum', by: 1 };
const wounded: Effect = { kind: 'impact', impact: 'wounded', marked: true };
const misfortunes: Effect = { kind: 'impact', impact: 'misfortunes', marked: false };
const reward: Effect = { kind: 'reward', legacy: 'quests' };
const fulfilled: Effect = { kind: 'track', event: 'complete', track: 'vow' };

/** Decision 2: each line of `done` answers for one thing only. */
describe('the lines that an effect left behind', () => {
	it.each<{ rule: string; effect: Effect; lines: string[]; count: number }>([
		{ rule: 'its own', effect: momentum, lines: ['momentum 2 → 3', 'momentum 3 → 4'], count: 1 },
		{ rule: 'an edited amount is still its own', effect: momentum, lines: ['momentum 2 → 9'], count: 1 },
		{ rule: 'none when another reason is given', effect: momentum, lines: ['momentum 2 → 3 (Press on)'], count: 0 },
		{ rule: 'none when it is about something else', effect: momentum, lines: ['health 2 → 3'], count: 0 },
		{ rule: 'none of none', effect: momentum, lines: [], count: 0 },
		{
			rule: 'momentum that the impact lowered',
			effect: wounded,
			lines: ['wounded marked', 'momentum 10 → 9, at its maximum (wounded)', 'momentum 9 → 8'],
			count: 2,
		},
		{
			rule: 'not momentum that something else changed',
			effect: wounded,
			lines: ['wounded marked', 'momentum 10 → 9'],
			count: 1,
		},
		{
			rule: 'all impacts of a group, and no other',
			effect: misfortunes,
			lines: ['wounded cleared', 'shaken cleared', 'doomed cleared'],
			count: 2,
		},
		{
			rule: 'experience that the legacy earned, not what was taken besides',
			effect: reward,
			lines: ['quests 0 → 4 ticks', 'experience 0 → 2 (Earn Experience)', 'experience 2 → 3'],
			count: 2,
		},
		{
			rule: 'no experience when none was earned',
			effect: reward,
			lines: ['quests 0 → 1 ticks', 'experience 0 → 2'],
			count: 1,
		},
		{
			rule: 'the impact that the vow cleared',
			effect: fulfilled,
			lines: ['Find the ark › vow completed', 'doomed cleared (Find the ark)', 'shaken cleared'],
			count: 2,
		},
		{ rule: 'not the end of another kind', effect: fulfilled, lines: ['Find the ark › vow forsaken'], count: 0 },
		{
			rule: 'progress on the record’s own track',
			effect: { kind: 'progress', times: 1 },
			lines: ['Find the ark › 8 → 12 ticks'],
			count: 1,
		},
		{
			rule: 'not progress on another track',
			effect: { kind: 'progress', times: 1 },
			lines: ['Raider › 8 → 12 ticks'],
			count: 0,
		},
		{
			rule: 'not the segments of a clock',
			effect: { kind: 'progress', times: 1 },
			lines: ['Find the ark › 2 → 3 segments'],
			count: 0,
		},
		{
			rule: 'unprepared, and the momentum it lowered',
			effect: { kind: 'meter', meter: 'supply', by: -1 },
			lines: [
				'supply 1 → 0',
				'unprepared marked (Sacrifice Resources)',
				'momentum 10 → 9, at its maximum (unprepared)',
				'momentum 9 → 8',
			],
			count: 3,
		},
		{
			rule: 'a bonus by its own words',
			effect: { kind: 'next', add: 1 },
			lines: ['next +1 (Face Danger) taken'],
			count: 1,
		},
		{
			rule: 'not the bonus of another move',
			effect: { kind: 'next', add: 1 },
			lines: ['next +1 (Strike) taken'],
			count: 0,
		},
		{ rule: 'nothing of a choice', effect: { kind: 'suffer', by: -1, times: 1 }, lines: ['health 5 → 4'], count: 0 },
	])('$rule', ({ effect, lines, count }) => {
		expect(left(effect, lines)).toBe(count);
	});
});
