import type { TrackHome } from '../../../journal/manual-edits/edit-plan';
import type { Track } from '../../../play/tracks/track';

/** A track or clock as the index knows it; its ticks and its rank are read from the note. */
export interface KnownTrack extends Pick<Track, 'kind' | 'name' | 'status'> {
	readonly home: TrackHome;
}
