import { describe, expect, it } from 'vitest';
import { RANKS } from '../../../src/rules/core/rank';
import { editTrack } from '../../../src/play/manual-edits/track-edit';
import type { Track } from '../../../src/play/tracks/track';
import { besideOf, menaceEdit } from '../../../src/obsidian/features/tracks/related-track';
import type { TrackAction } from '../../../src/obsidian/features/tracks/track-buttons';
import { actsOf } from '../../../src/obsidian/features/tracks/track-buttons';
import { factsOf } from '../../../src/obsidian/features/tracks/track-view';
import { trackOf } from './drawn-track';

const inWords = (acts: readonly TrackAction[]) =>
	acts.map(({ label, detail, blocked }) => `${label}${detail ? ` (${detail})` : ''}${blocked ? `: ${blocked}` : ''}`);

describe('what is done most', () => {
	it.each<{ is: string; track: Track; first: string[]; clear: string[] }>([
		{
			is: 'a vow is marked by its rank',
			track: trackOf({ kind: 'vow', rank: 'extreme', ticks: 6 }),
			first: ['Mark progress (2 ticks)'],
			clear: ['Clear progress (2 ticks)'],
		},
		{
			is: 'without a rank there is nothing to mark by',
			track: trackOf({ kind: 'track' }),
			first: ['Mark progress: needs a rank'],
			clear: ['Clear progress: needs a rank'],
		},
		{
			is: 'a full track takes no more',
			track: trackOf({ kind: 'foe', rank: 'epic', ticks: 40 }),
			first: ['Mark progress: all boxes are full'],
			clear: ['Clear progress (1 tick)'],
		},
		{
			is: 'a clock is advanced',
			track: trackOf({ kind: 'clock', segments: 4, filled: 0 }),
			first: ['Advance'],
			clear: ['Turn back: nothing is filled'],
		},
		{
			is: 'a full clock is not',
			track: trackOf({ kind: 'clock', segments: 4, filled: 4 }),
			first: ['Advance: it is full'],
			clear: ['Turn back'],
		},
		{
			is: 'a scene has both',
			track: trackOf({ kind: 'scene', rank: 'dangerous', segments: 4, filled: 1 }),
			first: ['Mark progress (2 boxes)', 'Advance the clock'],
			clear: ['Clear progress: nothing is marked', 'Turn back the clock'],
		},
		{
			is: 'a threat has menace',
			track: trackOf({ kind: 'threat', menace: 4 }),
			first: ['Mark menace: needs a rank'],
			clear: ['Clear menace: needs a rank'],
		},
	])('$is', ({ track, first, clear }) => {
		const acts = actsOf(track, []);
		expect([inWords(acts.first), inWords(acts.clear)]).toEqual([first, clear]);
	});

	it.each(RANKS)('every act that is not blocked changes a track of rank %s', rank => {
		const tracks = [
			trackOf({ kind: 'vow', rank, ticks: 12 }),
			trackOf({ kind: 'threat', rank, menace: 12 }),
			trackOf({ kind: 'clock', segments: 6, filled: 3 }),
		];
		for (const track of tracks) {
			const { first, clear } = actsOf(track, []);
			for (const { edit } of [...first, ...clear].filter(({ blocked }) => blocked === undefined)) {
				const edited = edit && editTrack(track, edit);
				expect(edited?.ok && edited.value.changes).toHaveLength(1);
			}
		}
	});
});

describe('a vow and the threat against it', () => {
	const vow = trackOf({ kind: 'vow', name: 'Find the ark', rank: 'dangerous', ticks: 8 });
	const threat = trackOf({ kind: 'threat', name: 'The red tide', menace: 4, vow: 'find the ark' });
	const others = [
		trackOf({ kind: 'vow', name: 'Pay the debt', rank: 'epic' }),
		trackOf({ kind: 'threat', name: 'The debt grows', vow: 'Pay the debt' }),
		trackOf({ kind: 'threat', name: 'It is over', vow: 'Find the ark', status: 'completed' }),
		trackOf({ kind: 'site', name: 'Find the ark' }),
	];
	const all = [...others, vow, threat];

	it('each is beside the other', () => {
		expect(besideOf(vow, all)).toEqual([{ track: threat, shows: 'Menace' }]);
		expect(besideOf(threat, all)).toEqual([{ track: vow, shows: 'Progress' }]);
	});

	it('a vow without threats and a threat without its vow stand alone', () => {
		expect(besideOf(vow, [vow, ...others])).toEqual([]);
		expect(besideOf(threat, [threat, ...others])).toEqual([]);
		expect(besideOf(trackOf({ kind: 'clock', segments: 4 }), all)).toEqual([]);
	});

	it.each([
		{ by: 'its own rank', threat: { ...threat, rank: 'epic' as const }, edit: { kind: 'menace_progress', times: 1 } },
		{ by: 'the rank of its vow', threat, edit: { kind: 'menace', by: 8 } },
	])('menace is marked by $by', ({ threat, edit }) => {
		expect(menaceEdit(threat, besideOf(threat, all), 1)).toEqual(edit);
	});
});

describe('what else is said', () => {
	it.each<{ track: Track; facts: string[] }>([
		{
			track: trackOf({ kind: 'connection', roles: ['smith', 'guide'], bond: true, influence: true }),
			facts: ['role: smith, guide', 'bond: shared', 'influence: bolstered'],
		},
		{
			track: trackOf({ kind: 'vow', sworn_to: 'Mera', clears: 'doomed' }),
			facts: ['sworn to: Mera', 'clears: doomed'],
		},
		{ track: trackOf({ kind: 'foe', rank: 'extreme' }), facts: ['harm: 4'] },
		{ track: trackOf({ kind: 'foe', rank: 'extreme', harm: 2 }), facts: ['harm: 2'] },
		{ track: trackOf({ kind: 'site', theme: 'Ruined', domain: 'Cavern' }), facts: ['theme: Ruined', 'domain: Cavern'] },
		{ track: trackOf({ kind: 'clock', segments: 4, odds: 'likely' }), facts: ['odds: likely'] },
		{ track: trackOf({ kind: 'threat', vow: 'Find the ark' }), facts: ['vow: Find the ark'] },
	])('of a $track.kind', ({ track, facts }) => {
		expect(factsOf(track).map(({ label, text }) => `${label}: ${text}`)).toEqual(facts);
	});
});
