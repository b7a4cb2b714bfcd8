import type { Problem } from '../../rules/core/problem';
import type { TrackKind } from '../../rules/core/track-kind';
import { openTracks, type Track } from './track';

/** A track that cannot be read. Without a kind, it may be of any. */
export interface InvalidTrack {
	readonly name: string;
	readonly kind?: TrackKind;
	readonly problems: readonly Problem[];
}

interface KnownTracks {
	readonly tracks: readonly Track[];
	readonly unreadTracks?: readonly InvalidTrack[];
}

/** The problems with tracks that cannot be read and may be of these kinds. */
export const unreadOfKinds = ({ unreadTracks = [] }: KnownTracks, kinds: readonly TrackKind[]): readonly Problem[] =>
	unreadTracks.flatMap(({ kind, problems }) => (kind === undefined || kinds.includes(kind) ? problems : []));

/** A question about tracks of these kinds; what cannot be read and may be meant comes first, with what to mend. */
export const askedBeside = (known: KnownTracks, kinds: readonly TrackKind[], question: string): string =>
	[...unreadOfKinds(known, kinds).map(({ message }) => message), question].join(' ');

/** The only open track of these kinds, which is meant if none is named; one that cannot be read may be meant as well. */
export function onlyOpen(known: KnownTracks, kinds: readonly TrackKind[]): Track | undefined {
	const [only, ...others] = openTracks(known.tracks, kinds);
	return others.length === 0 && unreadOfKinds(known, kinds).length === 0 ? only : undefined;
}
