import type { TrackKind } from '../../rules/track-kind';
import type { Track } from '../../play/tracks/track';

/** A track where the story begins it, without how it stands today. */
interface TrackLine {
	/** “Vow sworn” */
	readonly begins: string;
	readonly name: string;
	/** “formidable”, “6 segments” */
	readonly extent?: string;
}

const BEGINS: Readonly<Record<TrackKind, string>> = {
	vow: 'Vow sworn',
	connection: 'Connection made',
	objective: 'Objective set',
	foe: 'Foe faced',
	expedition: 'Expedition undertaken',
	journey: 'Journey undertaken',
	site: 'Site discovered',
	scene: 'Scene begun',
	threat: 'Threat rising',
	clock: 'Clock begun',
	track: 'Track begun',
};

/** “Vow sworn: Bring the crew home, formidable” */
export function lineOfTrack({ kind, name, rank, segments }: Track): TrackLine {
	const extent = rank ?? (segments === undefined ? undefined : `${segments} segments`);
	return { begins: BEGINS[kind], name, ...(extent === undefined ? {} : { extent }) };
}
