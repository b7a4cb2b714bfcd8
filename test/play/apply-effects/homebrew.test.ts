import { expect, it } from 'vitest';
import { context, lines } from '../../support/apply-and-revert';
import { kestrel, track } from '../../support/characters';

const ARK = { track: 'Find the ark' };

/** What moves of players do: so many ticks whatever the rank, a meter set to a number. */
it.each([
	{ rule: 'ticks are marked as they are', ticks: 3, before: 8, line: 'Find the ark › 8 → 11 ticks' },
	{ rule: 'lost ticks stop at none', ticks: -3, before: 2, line: 'Find the ark › 2 → 0 ticks, at its minimum' },
])('$rule', ({ ticks, before, line }) => {
	const on = kestrel({ tracks: [track({ rank: 'epic', ticks: before })] });
	expect(lines({ kind: 'progress', times: 1, ticks }, on, context(ARK))).toEqual([line]);
});

it.each([
	{ to: 4, line: 'momentum 2 → 4' },
	{ to: 2, line: 'momentum 2 → 2, already' },
	{ to: -9, line: 'momentum 2 → -6, at its minimum' },
])('momentum set to $to', ({ to, line }) => {
	expect(lines({ kind: 'set', meter: 'momentum', to }, kestrel({ momentum: 2 }), context())).toEqual([line]);
});

it('supply set to 0 is exhausted', () => {
	const carried = lines({ kind: 'set', meter: 'supply', to: 0 }, kestrel({ meters: { supply: 2 } }), context()) ?? [];
	expect(carried[1]).toContain('unprepared');
});
