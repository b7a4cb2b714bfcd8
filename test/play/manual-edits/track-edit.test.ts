import { describe, expect, it } from 'vitest';
import { writeChange } from '../../../src/journal/record/change-lines';
import { advanceClock } from '../../../src/play/manual-edits/advance-clock';
import type { TrackEdit } from '../../../src/play/manual-edits/track-edit';
import { editTrack } from '../../../src/play/manual-edits/track-edit';
import type { Track } from '../../../src/play/tracks/track';
import { clock, track } from '../../support/characters';
import { expectParsed } from '../../support/expect-parsed';
import { scriptedDice } from '../../support/scripted-dice';
import { book, problemOf } from '../../support/tables';

const linesOf = (before: Track, edit: TrackEdit): string[] =>
	expectParsed(editTrack(before, edit)).changes.map(writeChange);

describe('progress by rank', () => {
	it.each([
		{ rank: 'troublesome', marks: '3 boxes', line: 'Find the ark › 0 → 12 ticks' },
		{ rank: 'dangerous', marks: '2 boxes', line: 'Find the ark › 0 → 8 ticks' },
		{ rank: 'formidable', marks: '1 box', line: 'Find the ark › 0 → 4 ticks' },
		{ rank: 'extreme', marks: '2 ticks', line: 'Find the ark › 0 → 2 ticks' },
		{ rank: 'epic', marks: '1 tick', line: 'Find the ark › 0 → 1 ticks' },
	] as const)('a $rank track is marked by $marks', ({ rank, line }) => {
		expect(linesOf(track({ rank }), { kind: 'progress', times: 1 })).toEqual([line]);
	});

	it.each([
		{ rule: 'stops at the tenth box', ticks: 38, times: 1, line: 'Find the ark › 38 → 40 ticks, at its maximum' },
		{ rule: 'is cleared as it was marked', ticks: 8, times: -1, line: 'Find the ark › 8 → 4 ticks' },
		{ rule: 'is never below none', ticks: 2, times: -1, line: 'Find the ark › 2 → 0 ticks, at its minimum' },
	])('progress $rule', ({ ticks, times, line }) => {
		expect(linesOf(track({ ticks }), { kind: 'progress', times })).toEqual([line]);
	});

	it('a full track is left as it is, without a line', () => {
		expect(linesOf(track({ ticks: 40 }), { kind: 'progress', times: 1 })).toEqual([]);
	});

	it('a track without a rank says what it needs', () => {
		const unranked: Track = { kind: 'vow', name: 'Find the ark', ticks: 0, status: 'open' };
		expect(problemOf(editTrack(unranked, { kind: 'progress', times: 1 }))).toBe('rank_needed');
	});
});

describe('what else is changed', () => {
	it.each<{ what: string; before: Track; edit: TrackEdit; line: string }>([
		{ what: 'ticks', before: track({ ticks: 3 }), edit: { kind: 'ticks', by: 3 }, line: 'Find the ark › 3 → 6 ticks' },
		{
			what: 'a rank',
			before: track(),
			edit: { kind: 'rank', to: 'epic' },
			line: 'Find the ark › rank formidable → epic',
		},
		{
			what: 'an end',
			before: track(),
			edit: { kind: 'status', to: 'completed' },
			line: 'Find the ark › vow completed',
		},
		{ what: 'a loss', before: track(), edit: { kind: 'status', to: 'forsaken' }, line: 'Find the ark › vow forsaken' },
		{
			what: 'a new beginning',
			before: track({ status: 'forsaken' }),
			edit: { kind: 'status', to: 'open' },
			line: 'Find the ark › status forsaken → open',
		},
		{ what: 'a segment', before: clock(2), edit: { kind: 'filled', by: 1 }, line: 'Doom › 2 → 3 segments' },
		{
			what: 'no more segments than there are',
			before: clock(6),
			edit: { kind: 'filled', by: 3, note: 'is full' },
			line: 'Doom › 6 → 6 segments, is full',
		},
		{
			what: 'menace by the rank of the threat',
			before: track({ kind: 'threat', name: 'The red tide', rank: 'extreme', menace: 4 }),
			edit: { kind: 'menace_progress', times: 1 },
			line: 'The red tide › menace 4 → 6 ticks',
		},
		{
			what: 'a bond',
			before: track({ kind: 'connection', name: 'Juno' }),
			edit: { kind: 'connection', gains: 'bond', marked: true },
			line: 'Juno › bond marked',
		},
		{
			what: 'a bond that is lost',
			before: track({ kind: 'connection', name: 'Juno', bond: true }),
			edit: { kind: 'connection', gains: 'bond', marked: false },
			line: 'Juno › bond cleared',
		},
	])('$what', ({ before, edit, line }) => {
		expect(linesOf(before, edit)).toEqual([line]);
	});

	it('a clock that may advance does so on a yes', () => {
		const advanced = expectParsed(advanceClock(clock(2), 'Likely', book, scriptedDice(60)));
		expect([advanced.track.filled, ...advanced.changes.map(writeChange)]).toEqual([
			3,
			'Doom › 2 → 3 segments, Likely: 60, yes',
		]);
		const stays = expectParsed(advanceClock(clock(2), 'Likely', book, scriptedDice(76)));
		expect([stays.track.filled, ...stays.changes.map(writeChange)]).toEqual([
			2,
			'Doom › 2 → 2 segments, Likely: 76, no',
		]);
	});

	it('a completed track is opened again before it is marked', () => {
		expect(problemOf(editTrack(track({ status: 'completed' }), { kind: 'progress', times: 1 }))).toBe(
			'track_is_closed',
		);
	});
});
