import type { Track } from '../../play/tracks/track';

/** Lists the open tracks, for messages about an unknown track: "Open are: Find the ark, Tide." */
export function openTracksInWords(tracks: readonly Track[]): string {
	const open = tracks.filter(({ status }) => status === 'open').map(({ name }) => name);
	return open.length === 0 ? 'No track is open there.' : `Open are: ${open.join(', ')}.`;
}
