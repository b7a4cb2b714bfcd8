import type { Properties } from '../frontmatter/properties';
import { textsOf } from '../frontmatter/properties';
import { isTrackNote, readTrackNote } from '../track/track-note';
import { lineOfTrack } from '../track/track-line';
import { isShownKey, wordsOfKey } from './parse-sheet';
import { plain } from './format-markdown';
import { gaugesInText } from './format-track';

/** The properties of a note as text: a track as boxes, a character or asset as its values. */
export function sheetInText(name: string, properties: Properties): readonly string[] {
	if (isTrackNote(properties)) {
		const track = readTrackNote(name, properties);
		if (!track.ok) return [];
		const { begins, extent } = lineOfTrack(track.value);
		const rank = extent === undefined ? '' : `, ${extent}`;
		const status = track.value.status === 'open' ? '' : `, ${track.value.status}`;
		return [`${begins}${rank}${status} ${gaugesInText(track.value).join(' ')}`];
	}
	const isOfPlay = properties.has('sworn') || properties.has('momentum');
	if (!isOfPlay) return [];
	const shown = [...properties.keys()].filter(isShownKey);
	const values = shown.flatMap(key => {
		const value = properties.get(key);
		if (typeof value === 'number') return [`${plain(wordsOfKey(key))} ${value < 0 ? `−${-value}` : value}`];
		if (value === true) return [plain(wordsOfKey(key))];
		return [];
	});
	const texts = shown.flatMap(key => {
		const value = properties.get(key);
		if (typeof value === 'number' || typeof value === 'boolean') return [];
		const said = textsOf(properties, key);
		return said.length === 0 ? [] : [`${plain(wordsOfKey(key))}: ${said.map(plain).join(', ')}`];
	});
	return [...(values.length > 0 ? [values.join(' · ')] : []), ...texts];
}
