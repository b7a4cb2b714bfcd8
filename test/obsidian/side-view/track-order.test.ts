import { describe, expect, it } from 'vitest';
import type { TrackAt } from '../../../src/journal/track/parse-tracks';
import type { TrackUse } from '../../../src/obsidian/features/side-view/track-order';
import { tracksByUse } from '../../../src/obsidian/features/side-view/track-order';
import type { TrackKind } from '../../../src/rules/core/track-kind';

const track = (name: string, path?: string, kind: TrackKind = 'vow'): TrackAt => ({
	track: { kind, name, ticks: 0, status: 'open' },
	...(path === undefined ? {} : { home: { path } }),
});

const USE: TrackUse = { named: [], lastTwoFrom: 0, changed: () => undefined, lastTwoSince: undefined };

const names = (tracks: readonly TrackAt[]) => tracks.map(({ track: { name } }) => name);

const inUse = (tracks: readonly TrackAt[], use: Partial<TrackUse>) =>
	names(tracksByUse(tracks, { ...USE, ...use }).inUse);

const resting = (tracks: readonly TrackAt[], use: Partial<TrackUse>) =>
	names(tracksByUse(tracks, { ...USE, ...use }).resting);

describe('the order of tracks on the Table', () => {
	it('is that of their last use in the note', () => {
		const named = [
			{ name: 'Ark', line: 3 },
			{ name: 'Debt', line: 9 },
			{ name: 'ark', line: 20 },
		];
		expect(inUse([track('Debt'), track('Ark')], { named })).toEqual(['Ark', 'Debt']);
	});

	it('begins with the tracks of a scene, whenever they were used', () => {
		const named = [
			{ name: 'Hold the hatch', line: 3 },
			{ name: 'Ark', line: 20 },
		];
		expect(inUse([track('Ark'), track('Hold the hatch', undefined, 'objective')], { named })).toEqual([
			'Hold the hatch',
			'Ark',
		]);
	});

	it('has tracks of other notes behind those of the note, the note changed last first', () => {
		const changed = (path: string) => (path === 'New.md' ? 200 : 100);
		const tracks = [track('Old', 'Old.md'), track('New', 'New.md'), track('Here', 'Here.md')];
		expect(inUse(tracks, { changed, named: [{ name: 'Here', line: 1 }] })).toEqual(['Here', 'New', 'Old']);
	});
});

describe('a track rests', () => {
	it('if the note named it last before its last two sessions', () => {
		const named = [
			{ name: 'Ark', line: 3 },
			{ name: 'Debt', line: 10 },
		];
		expect(resting([track('Ark'), track('Debt')], { named, lastTwoFrom: 10 })).toEqual(['Ark']);
	});

	it('if its note has not been changed since two sessions ago', () => {
		const changed = (path: string) => (path === 'New.md' ? 200 : 100);
		const tracks = [track('Old', 'Old.md'), track('New', 'New.md')];
		expect(resting(tracks, { changed, lastTwoSince: 150 })).toEqual(['Old']);
		expect(resting(tracks, { changed })).toEqual([]);
	});

	it('never while it belongs to a scene, nor if it is here though its note is old', () => {
		const tracks = [track('Fight', 'Old.md', 'foe'), track('Named', 'Old.md')];
		const use = { changed: () => 100, lastTwoSince: 150, named: [{ name: 'Named', line: 1 }] };
		expect(resting(tracks, use)).toEqual([]);
	});
});
