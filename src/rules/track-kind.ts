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

/** A table with a row for each kind. */
export const perTrackKind = <T>(rowOf: (kind: TrackKind) => T): Readonly<Record<TrackKind, T>> =>
	Object.fromEntries(TRACK_KINDS.map(kind => [kind, rowOf(kind)])) as Readonly<Record<TrackKind, T>>;
