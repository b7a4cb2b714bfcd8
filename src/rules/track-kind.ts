/** What a progress track or a clock is about. A note's block begins with one of these words. */
export const TRACK_KINDS = [
	'vow',
	'connection',
	'objective',
	'foe',
	'expedition',
	'journey',
	'site',
	'scene',
	'threat',
	'clock',
	'track',
] as const;

export type TrackKind = (typeof TRACK_KINDS)[number];

export const isTrackKind = (word: string): word is TrackKind => TRACK_KINDS.some(kind => kind === word);
