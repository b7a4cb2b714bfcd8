import type { TrackAt } from '../../../journal/track/parse-tracks';
import { kindsThatCount, TRACK_KIND_ROWS, TRACK_KINDS, type TrackKind } from '../../../rules/core/track-kind';
import type { Rulebook } from '../../../rules/books/rulebook';
import { foldedName } from '../../../rules/search/folded-name';

/** Tracks for display: open ones in use, those not used for two sessions, and completed or forsaken ones. */
export interface TableTracks {
	readonly inUse: readonly TrackAt[];
	readonly resting: readonly TrackAt[];
	readonly finished: readonly TrackAt[];
}

/** When tracks were last used. */
export interface TrackUse {
	/** The names in the note, each with the lines of the blocks that mention it. */
	readonly named: readonly { readonly name: string; readonly line: number }[];
	/** The line where the session before the current one begins. */
	readonly lastTwoFrom: number;
	/** When a note was last changed, in milliseconds; undefined for the note itself. */
	readonly changed: (path: string) => number | undefined;
	/** When the last two sessions began, as far as other notes tell; undefined if they do not. */
	readonly lastTwoSince: number | undefined;
}

/** Kinds of the current scene, which come first. */
const OF_A_SCENE: readonly TrackKind[] = ['objective', 'foe', 'scene'];

export const isOfScene = ({ track }: TrackAt): boolean => OF_A_SCENE.includes(track.kind);

/** Sorts tracks by their last use: those of a scene first, then those that the note names, then by time of change. */
export function tracksByUse(tracks: readonly TrackAt[], use: TrackUse): TableTracks {
	const lastLine = new Map(use.named.map(({ name, line }) => [foldedName(name), line]));
	const used = tracks.map(at => {
		const line = lastLine.get(foldedName(at.track.name));
		const path = at.home?.path ?? (at.track.path === undefined ? undefined : `${at.track.path}.md`);
		return { at, line, time: path === undefined ? undefined : use.changed(path) };
	});
	const isResting = ({ at, line, time }: (typeof used)[number]): boolean => {
		if (isOfScene(at)) return false;
		if (line !== undefined) return line < use.lastTwoFrom;
		return time !== undefined && use.lastTwoSince !== undefined && time < use.lastTwoSince;
	};
	const open = used
		.filter(({ at }) => at.track.status === 'open')
		.sort(
			(a, b) =>
				Number(isOfScene(b.at)) - Number(isOfScene(a.at)) ||
				(b.line ?? -1) - (a.line ?? -1) ||
				(b.time ?? Infinity) - (a.time ?? Infinity) ||
				0,
		);
	return {
		inUse: open.filter(one => !isResting(one)).map(({ at }) => at),
		resting: open.filter(isResting).map(({ at }) => at),
		finished: tracks.filter(({ track }) => track.status !== 'open'),
	};
}

/** The kinds of tracks that the Table begins: those whose move these rules have, and clocks. */
export const kindsToBegin = (book: Rulebook): readonly TrackKind[] => [
	...TRACK_KINDS.filter(kind => {
		const { begunBy } = TRACK_KIND_ROWS[kind];
		return begunBy !== undefined && book.move(begunBy) !== undefined;
	}),
	...kindsThatCount('segments'),
];
