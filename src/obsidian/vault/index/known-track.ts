import type { TrackLocation } from '../../../journal/track/parse-tracks';
import type { Track } from '../../../play/tracks/track';

/** A track or clock in the index. Its ticks and rank are not here; they are read from the note. */
export interface KnownTrack extends Pick<Track, 'kind' | 'name' | 'status'> {
	readonly home: TrackLocation;
}
