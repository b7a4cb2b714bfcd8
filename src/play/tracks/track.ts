import { RANKS, TICKS_PER_BOX, type Rank } from '../../rules/rank';
import type { TrackKind } from '../../rules/track-kind';

/** A progress track or a clock, as its block or note has it. */
export interface Track {
	readonly kind: TrackKind;
	readonly name: string;
	/** Where the note of the track lies, without its ending; absent for one in a block. */
	readonly path?: string;
	readonly rank?: Rank;
	/** 0 to 40; four fill a box. */
	readonly ticks: number;
	readonly status: TrackStatus;
	/** Of a clock, and of the tension clock of a scene. */
	readonly segments?: number;
	readonly filled?: number;
	/** Of a threat: ticks of menace, 0 to 40. */
	readonly menace?: number;
	/** Of a connection: whether a bond is shared, and whether its influence was bolstered. */
	readonly bond?: boolean;
	readonly influence?: boolean;
	readonly roles?: readonly string[];
	/** Of a vow: the impact to clear when it is fulfilled, and to whom it was sworn. */
	readonly clears?: string;
	readonly sworn_to?: string;
	/** Of a foe: the harm it inflicts. */
	readonly harm?: number;
	/** Of a threat: the name of its vow. */
	readonly vow?: string;
	readonly theme?: string;
	readonly domain?: string;
	readonly odds?: string;
}

export const TRACK_STATUSES = ['open', 'completed', 'forsaken'] as const;
export type TrackStatus = (typeof TRACK_STATUSES)[number];

export const isTrackStatus = (word: number | string): word is TrackStatus =>
	TRACK_STATUSES.some(status => status === word);

/** Boxes with all four ticks: what a progress roll counts (Starforged, glossary: Progress Score). Below no ticks are none. */
export const fullBoxes = (ticks: number): number => Math.max(0, Math.floor(ticks / TICKS_PER_BOX));

/** How many ticks are in a box, counted from 1: 0 to 4. */
export const ticksInBox = (box: number, ticks: number): number =>
	Math.min(TICKS_PER_BOX, Math.max(0, ticks - (box - 1) * TICKS_PER_BOX));

/** The harm that a foe inflicts: as its track says, else by its rank, 1 to 5 (Ironsworn, Enter the Fray). */
export const harmOf = ({ harm, rank }: Pick<Track, 'harm' | 'rank'>): number =>
	harm ?? (rank === undefined ? 1 : RANKS.indexOf(rank) + 1);

export const findTrack = (tracks: readonly Track[], name: string): Track | undefined =>
	tracks.find(track => track.name === name) ??
	tracks.find(track => track.name.toLowerCase() === name.trim().toLowerCase()) ??
	trackAt(tracks, name);

/** `B/Storm`: the track whose note has a path that ends so, if it is the only one. `/B/Storm` is a whole path. */
function trackAt(tracks: readonly Track[], name: string): Track | undefined {
	if (!name.includes('/')) return undefined;
	const wanted = folded(name.trim().replace(/^\/+/, ''));
	const whole = tracks.filter(({ path }) => path !== undefined && folded(path) === wanted);
	const ends = (path: string) => `/${folded(path)}`.endsWith(`/${wanted}`);
	const found = whole.length > 0 || name.startsWith('/') ? whole : tracks.filter(({ path }) => path && ends(path));
	return found.length === 1 ? found[0] : undefined;
}

const folded = (path: string): string => path.normalize('NFC').toLowerCase();

/**
 * The tracks as a record calls them: one that it names by a path goes by that path, so that all its lines speak of one
 * track. Where it has the other name as well, both are left to be looked up.
 */
export function tracksAsNamed(tracks: readonly Track[], names: readonly string[]): readonly Track[] {
	const called = new Map<Track, string>();
	for (const name of names) {
		const track = name.includes('/') ? findTrack(tracks, name) : undefined;
		if (track && track.name !== name && !names.includes(track.name)) called.set(track, name);
	}
	return called.size === 0 ? tracks : tracks.map(track => ({ ...track, name: called.get(track) ?? track.name }));
}

/** The tracks that were named last come first; the others keep their order. */
export function namedFirst(tracks: readonly Track[], named: readonly string[]): readonly Track[] {
	const first = [...new Set(named)].flatMap(name => findTrack(tracks, name) ?? []);
	return [...new Set([...first, ...tracks])];
}

export const openTracks = (tracks: readonly Track[], kinds: readonly TrackKind[]): readonly Track[] =>
	tracks.filter(({ kind, status }) => status === 'open' && kinds.includes(kind));
