import type { TrackHome } from '../../../journal/by-hand/hand-plan';
import type { Track } from '../../../play/track';

/** A track or clock as the index knows it; its ticks and its rank are read from the note. */
export interface KnownTrack extends Pick<Track, 'kind' | 'name' | 'status'> {
	readonly home: TrackHome;
}
