import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import type { Track } from '../../../src/play/tracks/track';
import { fullBoxes } from '../../../src/play/tracks/track';
import { RANKS } from '../../../src/rules/core/rank';
import { context, lines } from '../../support/apply-and-revert';
import { clock, kestrel, track } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';

const on = (...tracks: Track[]) => kestrel({ tracks });
const ARK = { track: 'Find the ark' };

/** Starforged, Progress Tracks and glossary: Mark Progress, Mark Progress Twice. */
describe('marking progress', () => {
	it.each([
		{ rank: 'troublesome', ticks: 12 },
		{ rank: 'dangerous', ticks: 8 },
		{ rank: 'formidable', ticks: 4 },
		{ rank: 'extreme', ticks: 2 },
		{ rank: 'epic', ticks: 1 },
	] as const)('on a $rank track marks $ticks ticks', ({ rank, ticks }) => {
		expect(lines({ kind: 'progress', times: 1 }, on(track({ rank })), context(ARK))).toEqual([
			`Find the ark › 0 → ${ticks} ticks`,
		]);
	});

	it.each([
		{ rule: 'twice is double', times: 2, before: 8, line: 'Find the ark › 8 → 16 ticks' },
		{ rule: 'stops at ten boxes', times: 1, before: 38, line: 'Find the ark › 38 → 40 ticks, at its maximum' },
		{
			rule: 'of a full track changes nothing',
			times: 1,
			before: 40,
			line: 'Find the ark › 40 → 40 ticks, at its maximum',
		},
	])('$rule', ({ times, before, line }) => {
		expect(lines({ kind: 'progress', times }, on(track({ ticks: before })), context(ARK))).toEqual([line]);
	});

	it('only full boxes count on a progress roll', () => {
		expect([3, 4, 7, 40].map(fullBoxes)).toEqual([0, 1, 1, 10]);
	});

	it('needs a track with a rank', () => {
		const unranked: Track = { kind: 'vow', name: 'Find the ark', ticks: 0, status: 'open' };
		expect(lines({ kind: 'progress', times: 1 }, on(track()))).toBeUndefined();
		expect(lines({ kind: 'progress', times: 1 }, on(unranked), context(ARK))).toBeUndefined();
	});

	it('on a vow goes to the only open vow, whatever the record is about', () => {
		const by = on(track(), track({ kind: 'foe', name: 'Raider' }), track({ name: 'Old oath', status: 'completed' }));
		const effect: Effect = { kind: 'progress', times: 1, on: 'vow' };
		expect(lines(effect, by, context({ track: 'Raider' }))).toEqual(['Find the ark › 0 → 4 ticks']);
		expect(lines(effect, on(track(), track({ name: 'Other' })), context())).toBeUndefined();
	});
});

/** Starforged, Fulfill Your Vow, Set a Course and Lose Momentum; classic, Face a Setback. */
describe('clearing progress', () => {
	const cleared = (how: 'lowest die' | 'all but 1' | '1 unit' | 'all', ticks: number, more: Partial<Track> = {}) =>
		lines({ kind: 'clear_progress', how }, on(track({ ticks, ...more })), context(ARK));

	it.each([
		{ ticks: 23, to: 4 },
		{ ticks: 4, to: 4 },
		{ ticks: 3, to: 3 },
	])('all but one box of $ticks ticks leaves $to', ({ ticks, to }) => {
		expect(cleared('all but 1', ticks)).toEqual([`Find the ark › ${ticks} → ${to} ticks`]);
	});

	it.each([
		{ rank: RANKS[0], to: 8 },
		{ rank: RANKS[1], to: 12 },
		{ rank: RANKS[2], to: 16 },
		{ rank: RANKS[3], to: 18 },
		{ rank: RANKS[4], to: 19 },
	])('one unit of a $rank track', ({ rank, to }) => {
		expect(cleared('1 unit', 20, { rank })).toEqual([`Find the ark › 20 → ${to} ticks`]);
	});

	it('stops at none', () => {
		expect(cleared('1 unit', 3)).toEqual(['Find the ark › 3 → 0 ticks, at its minimum']);
		expect(cleared('all', 17)).toEqual(['Find the ark › 17 → 0 ticks']);
	});

	it.each([
		{ dice: [7, 3], to: 18 },
		{ dice: [10, 9], to: 0 },
	])('of as many boxes as the lowest of $dice', ({ dice, to }) => {
		const how = context({ ...ARK, dice: scriptedDice(...dice) });
		expect(lines({ kind: 'clear_progress', how: 'lowest die' }, on(track({ ticks: 30 })), how)).toEqual([
			`Find the ark › 30 → ${to} ticks, lowest of ${dice.join(', ')}`,
		]);
	});

	it('by the lowest die waits for the dice', () => {
		expect(cleared('lowest die', 30)).toBeUndefined();
	});
});

/** Starforged, Fulfill Your Vow: the rank rises by one, epic at most. */
describe('raising the rank', () => {
	it.each([
		{ rank: 'formidable', line: 'Find the ark › rank formidable → extreme' },
		{ rank: 'epic', line: 'Find the ark › rank epic → epic, at its maximum' },
	] as const)('of a $rank track', ({ rank, line }) => {
		expect(lines({ kind: 'rank', by: 1 }, on(track({ rank })), context(ARK))).toEqual([line]);
	});
});

/** Starforged, Advance a Clock and Scene Challenge. */
describe('clocks', () => {
	it.each([
		{ filled: 2, by: 1, line: 'Doom › 2 → 3 segments' },
		{ filled: 5, by: 2, line: 'Doom › 5 → 6 segments, at its maximum' },
	])('filled $filled, $by more', ({ filled, by, line }) => {
		expect(lines({ kind: 'clock', by }, on(clock(filled)), context({ track: 'Doom' }))).toEqual([line]);
	});

	it('a scene has a clock of its own; one without segments has none', () => {
		const scene = track({ kind: 'scene', name: 'Gale', segments: 4 });
		expect(lines({ kind: 'clock', by: 1 }, on(scene), context({ track: 'Gale' }))).toEqual(['Gale › 0 → 1 segments']);
		const without = track({ kind: 'scene', name: 'Gale' });
		expect(lines({ kind: 'clock', by: 1 }, on(without), context({ track: 'Gale' }))).toBeUndefined();
	});
});

/** Delve, Advance a Threat: menace is marked per the rank of the vow. */
describe('menace', () => {
	const cult = (more: Partial<Track> = {}) => track({ kind: 'threat', name: 'The cult', vow: 'Find the ark', ...more });
	const menace = (times: number, ...tracks: Track[]) =>
		lines({ kind: 'menace', times }, on(...tracks), context({ track: 'The cult' }, 'delve'));

	it('goes by the rank of the vow', () => {
		expect(menace(1, track({ rank: 'dangerous' }), cult({ rank: 'epic', menace: 8 }))).toEqual([
			'The cult › menace 8 → 16 ticks',
		]);
	});

	it('goes by its own rank when its vow is not found', () => {
		expect(menace(2, cult({ rank: 'epic' }))).toEqual(['The cult › menace 0 → 2 ticks']);
	});

	it('stops at ten boxes', () => {
		expect(menace(1, track(), cult({ menace: 39 }))).toEqual(['The cult › menace 39 → 40 ticks, at its maximum']);
	});

	it('is found by the vow that the record is about', () => {
		const by = on(track(), cult(), track({ kind: 'threat', name: 'The blight', vow: 'Heal the land' }));
		expect(lines({ kind: 'menace', times: 1 }, by, context(ARK, 'delve'))).toEqual(['The cult › menace 0 → 4 ticks']);
	});
});

/** Classic, Strike: each point of harm marks progress on the foe, per its rank. */
describe('harm', () => {
	const raider = track({ kind: 'foe', name: 'Raider', rank: 'dangerous', harm: 2 });
	const strike = (effect: Effect, harm?: number) =>
		lines(effect, { ...on(raider), ...(harm ? { harm } : {}) }, context({ track: 'Raider' }, 'classic'));

	it.each([
		{ rule: 'yours is 1 when the sheet says nothing', effect: { kind: 'harm', by: 0, yours: true }, to: 8 },
		{ rule: 'yours with a deadly weapon', effect: { kind: 'harm', by: 0, yours: true }, harm: 2, to: 16 },
		{ rule: 'one more than yours', effect: { kind: 'harm', by: 1, yours: true }, harm: 2, to: 24 },
		{ rule: 'a number of its own', effect: { kind: 'harm', by: 3 }, harm: 2, to: 24 },
	] as const)('$rule', ({ effect, to, ...more }) => {
		expect(strike(effect, 'harm' in more ? more.harm : undefined)).toEqual([`Raider › 0 → ${to} ticks`]);
	});

	it('may be another from now on', () => {
		expect(strike({ kind: 'harm_is', whose: 'your', is: 1 }, 2)).toEqual(['harm 2 → 1']);
		expect(strike({ kind: 'harm_is', whose: 'foe', by: 1 })).toEqual(['Raider › harm 2 → 3']);
	});
});
