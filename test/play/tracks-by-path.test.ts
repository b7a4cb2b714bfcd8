import { describe, expect, it } from 'vitest';
import { findTrack, tracksAsNamed } from '../../src/play/tracks/track';
import { track } from '../support/some-tracks';

const noted = (path: string, name = path.replace(/^.*\//, '')) => ({ ...track('vow', name), path });

describe('a track is found by its path', () => {
	const [near, far, deep] = [noted('B/Storm'), noted('A/Storm', 'A/Storm'), noted('Old/A/Storm', 'Old/A/Storm')];
	const block = track('vow', 'Ship/Shore');
	const all = [near, far, deep, block];

	it.each([
		{ name: 'Storm', is: near },
		{ name: 'B/Storm', is: near },
		{ name: 'b/STORM', is: near },
		{ name: '/B/Storm', is: near },
		{ name: 'A/Storm', is: far },
		{ name: '/A/Storm', is: far },
		{ name: 'Old/A/Storm', is: deep },
		{ name: 'Ship/Shore', is: block },
		{ name: '/Storm', is: undefined },
		{ name: 'C/Storm', is: undefined },
		{ name: 'orm', is: undefined },
		{ name: '/', is: undefined },
	])('$name', ({ name, is }) => {
		expect(findTrack(all, name)).toBe(is);
	});

	it('if only one path ends so', () => {
		const twins = [noted('One/A/Storm'), noted('Two/A/Storm')];
		expect(findTrack(twins, 'A/Storm')).toBeUndefined();
		expect(findTrack(twins, 'Two/A/Storm')).toBe(twins[1]);
	});
});

describe('the tracks as a record calls them', () => {
	const tracks = [noted('B/Storm'), track('vow', 'Ship/Shore')];
	const named = (...names: readonly string[]) => tracksAsNamed(tracks, names).map(({ name }) => name);

	it('one that it names by its path goes by that path', () => {
		expect(named('B/Storm')).toEqual(['B/Storm', 'Ship/Shore']);
	});

	it('one that it names in both ways keeps its name, and so does every other', () => {
		expect(named('B/Storm', 'Storm')).toEqual(['Storm', 'Ship/Shore']);
		expect(tracksAsNamed(tracks, ['Storm', 'C/Storm', 'Ship/Shore'])).toBe(tracks);
	});
});
