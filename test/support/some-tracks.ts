import type { Track } from '../../src/play/tracks/track';

/** A track as a test needs it: open, empty, dangerous. */
export const track = (kind: Track['kind'], name: string, more: Partial<Track> = {}): Track => ({
	kind,
	name,
	rank: 'dangerous',
	ticks: 0,
	status: 'open',
	...more,
});
