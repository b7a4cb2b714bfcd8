import type { Rulebook } from '../../../rules/rulebook';
import type { TrackAt } from '../../../journal/track/tracks-of-note';
import type { TrackKind } from '../../../rules/track-kind';
import { TRACK_KIND_ROWS, TRACK_KINDS } from '../../../rules/track-kind';

/** The tracks of one kind, split into open ones and completed or forsaken ones. */
export interface TrackGroup {
	readonly kind: TrackKind;
	readonly heading: string;
	readonly open: readonly TrackAt[];
	readonly finished: readonly TrackAt[];
}

/** The non-empty groups, in the order of the sheet. */
export const trackGroups = (tracks: readonly TrackAt[]): readonly TrackGroup[] =>
	TRACK_KINDS.map(kind => {
		const ofKind = tracks.filter(({ track }) => track.kind === kind);
		const isOpen = ({ track }: TrackAt) => track.status === 'open';
		return {
			kind,
			heading: TRACK_KIND_ROWS[kind].heading,
			open: ofKind.filter(isOpen),
			finished: ofKind.filter(at => !isOpen(at)),
		};
	}).filter(({ open, finished }) => open.length + finished.length > 0);

/** The kinds of tracks that a campaign begins with: those whose move these rules have. */
export const firstTracks = (book: Rulebook): readonly TrackKind[] =>
	TRACK_KINDS.filter(kind => {
		const { begunBy } = TRACK_KIND_ROWS[kind];
		return begunBy !== undefined && book.move(begunBy) !== undefined;
	});
