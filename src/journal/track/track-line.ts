import type { Track } from '../../play/tracks/track';
import { TRACK_KIND_ROWS } from '../../rules/core/track-kind';

/** A track at the point of the story where it begins, without its current progress. */
interface TrackLine {
	/** “Vow sworn” */
	readonly begins: string;
	readonly name: string;
	/** “formidable”, “6 segments” */
	readonly extent?: string;
}

/** “Vow sworn: Bring the crew home, formidable” */
export function lineOfTrack({ kind, name, rank, segments }: Track): TrackLine {
	const extent = rank ?? (segments === undefined ? undefined : `${segments} segments`);
	return { begins: TRACK_KIND_ROWS[kind].begins, name, ...(extent === undefined ? {} : { extent }) };
}
