import { findNamed, foldedName } from '../../rules/search/folded-name';
import { statedName } from '../../rules/search/stated-name';
import { RANKS, TICKS_PER_BOX, type Rank } from '../../rules/core/rank';
import type { TrackKind } from '../../rules/core/track-kind';

/** A progress track or clock, as in its block or note. */
export interface Track {
	readonly kind: TrackKind;
	readonly name: string;
	/** The path of the track's note without its extension; absent for a track in a block. */
	readonly path?: string;
	readonly rank?: Rank;
	/** 0 to 40; four ticks fill a box. */
	readonly ticks: number;
	readonly status: TrackStatus;
	/** For a clock, or the tension clock of a scene. */
	readonly segments?: number;
	readonly filled?: number;
	/** For a threat: ticks of menace, 0 to 40. */
	readonly menace?: number;
	/** For a connection: whether a bond is shared, and whether its influence was bolstered. */
	readonly bond?: boolean;
	readonly influence?: boolean;
	readonly roles?: readonly string[];
	/** For a vow: the impact to clear when it is fulfilled, and to whom it was sworn. */
	readonly clears?: string;
	readonly sworn_to?: string;
	/** For a foe: the harm it inflicts. */
	readonly harm?: number;
	/** For a threat: the name of the vow it opposes. */
	readonly vow?: string;
	readonly theme?: string;
	readonly domain?: string;
	/** For a site: the most common first. */
	readonly denizens?: readonly string[];
	readonly odds?: string;
}

export const TRACK_STATUSES = ['open', 'completed', 'forsaken'] as const;
export type TrackStatus = (typeof TRACK_STATUSES)[number];

export const isTrackStatus = (word: number | string): word is TrackStatus =>
	TRACK_STATUSES.some(status => status === word);

/**
 * Number of full boxes, which is what a progress roll counts (Starforged, glossary: Progress Score). Never negative.
 */
export const fullBoxes = (ticks: number): number => Math.max(0, Math.floor(ticks / TICKS_PER_BOX));

/** Number of ticks in one box, 0 to 4; `box` is 1-based. */
export const ticksInBox = (box: number, ticks: number): number =>
	Math.min(TICKS_PER_BOX, Math.max(0, ticks - (box - 1) * TICKS_PER_BOX));

/** The harm that a foe inflicts: as stated on its track, else by its rank, 1 to 5 (Ironsworn, Enter the Fray). */
export const harmOf = ({ harm, rank }: Pick<Track, 'harm' | 'rank'>): number =>
	harm ?? (rank === undefined ? 1 : RANKS.indexOf(rank) + 1);

export const findTrack = (tracks: readonly Track[], name: string): Track | undefined =>
	findNamed(tracks, name) ?? trackAt(tracks, statedName(name.trim()));

/** Finds a track by the end of its note's path, such as `B/Storm`, if only one matches. `/B/Storm` is the full path. */
function trackAt(tracks: readonly Track[], name: string): Track | undefined {
	if (!name.includes('/')) return undefined;
	const wanted = foldedName(name.trim().replace(/^\/+/, ''));
	const whole = tracks.filter(({ path }) => path !== undefined && foldedName(path) === wanted);
	const ends = (path: string) => `/${foldedName(path)}`.endsWith(`/${wanted}`);
	const found = whole.length > 0 || name.startsWith('/') ? whole : tracks.filter(({ path }) => path && ends(path));
	return found.length === 1 ? found[0] : undefined;
}

/**
 * Renames tracks as a record refers to them: a track that the record names by its path is called by that path, so that
 * all lines agree. If the record uses both names, they are left for lookup.
 */
export function tracksAsNamed(tracks: readonly Track[], names: readonly string[]): readonly Track[] {
	const called = new Map<Track, string>();
	for (const name of names) {
		const track = name.includes('/') ? findTrack(tracks, name) : undefined;
		if (track && track.name !== name && !names.includes(track.name)) called.set(track, name);
	}
	return called.size === 0 ? tracks : tracks.map(track => ({ ...track, name: called.get(track) ?? track.name }));
}

/** Moves the named tracks to the front, in that order; the others keep their order. */
export function namedFirst(tracks: readonly Track[], named: readonly string[]): readonly Track[] {
	const first = [...new Set(named)].flatMap(name => findTrack(tracks, name) ?? []);
	return [...new Set([...first, ...tracks])];
}

export const openTracks = (tracks: readonly Track[], kinds: readonly TrackKind[]): readonly Track[] =>
	tracks.filter(({ kind, status }) => status === 'open' && kinds.includes(kind));

/** The tracks of several characters, those that they share once: a track with a note of its own is known by its path. */
export const tracksTogether = (all: readonly (readonly Track[])[]): readonly Track[] => [
	...new Map(all.flat().map(track => [track.path ?? track.name, track])).values(),
];
