import type { Track } from '../../play/tracks/track';

/** "Open are: Find the ark, Tide.": what could have been meant by a name that no track has. */
export function openTracksInWords(tracks: readonly Track[]): string {
	const open = tracks.filter(({ status }) => status === 'open').map(({ name }) => name);
	return open.length === 0 ? 'No track is open there.' : `Open are: ${open.join(', ')}.`;
}
