import { RANKS, TICKS_PER_BOX, type Rank } from '../../rules/rank';
import type { TrackKind } from '../../rules/track-kind';

/** A progress track or a clock, as its block or note has it. */
export interface Track {
	readonly kind: TrackKind;
	readonly name: string;
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

/** The harm that a foe inflicts: as its track says, else by its rank, 1 to 5 (Ironsworn, Enter the Fray). */
export const harmOf = ({ harm, rank }: Pick<Track, 'harm' | 'rank'>): number =>
	harm ?? (rank === undefined ? 1 : RANKS.indexOf(rank) + 1);

export const findTrack = (tracks: readonly Track[], name: string): Track | undefined =>
	tracks.find(track => track.name === name) ??
	tracks.find(track => track.name.toLowerCase() === name.trim().toLowerCase());

/** The tracks that were named last come first; the others keep their order. */
export function namedFirst(tracks: readonly Track[], named: readonly string[]): readonly Track[] {
	const first = [...new Set(named)].flatMap(name => findTrack(tracks, name) ?? []);
	return [...new Set([...first, ...tracks])];
}

export const openTracks = (tracks: readonly Track[], kinds: readonly TrackKind[]): readonly Track[] =>
	tracks.filter(({ kind, status }) => status === 'open' && kinds.includes(kind));
