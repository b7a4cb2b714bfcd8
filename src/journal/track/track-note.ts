import { TRACK_KEY_ROWS } from '../../rules/core/track-key';
import type { Track } from '../../play/tracks/track';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { setProperties } from '../frontmatter/set-properties';
import { isNested, nestedValue, severalValues, swornIn, textsOf, type Properties } from '../frontmatter/properties';
import type { TextChange } from '../text/text-change';
import { changedValues, keysOf, trackFrom, isWithoutSegments } from './track-values';
import { isTrackKind } from '../../rules/core/track-kind';
import { t } from '../../i18n/translate';

/** Whether a note is a track: `sworn: vow`. */
export function isTrackNote(properties: Properties): boolean {
	return isTrackKind(swornIn(properties) ?? '');
}

/** Reads a note that is a track: its name is the track's, and its properties are the keys of a block. */
export function readTrackNote(name: string, properties: Properties): ParseResult<Track> {
	const kind = swornIn(properties);
	if (kind === undefined || !isTrackKind(kind))
		return parseError(
			'not_a_track',
			t('“{name}” is no track. Write its kind into its properties, such as “sworn: vow”.', { name }),
		);
	const nested = keysOf(kind).find(key => isNested(properties.get(key)));
	if (nested !== undefined) return parseError('bad_track_value', nestedValue(name, nested));
	const several = keysOf(kind).find(key => TRACK_KEY_ROWS[key].says !== 'texts' && textsOf(properties, key).length > 1);
	if (several !== undefined)
		return parseError('bad_track_value', severalValues(name, several, textsOf(properties, several)));
	const track = trackFrom(kind, name, key => textsOf(properties, key).map(text => ({ text, from: 0, to: 0 })));
	if (!track.ok)
		return {
			ok: false,
			problems: track.problems.map(problem => ({ ...problem, message: `In “${name}”: ${problem.message}` })),
		};
	if (isWithoutSegments(track.value))
		return parseError(
			'no_segments',
			t('Say how many segments “{name}” has: add “segments: 6” to its properties.', { name }),
		);
	return track;
}

/** Edits a track's note from one state to another, changing only what differs. */
export function writeTrackNote(note: string, before: Track, after: Track): ParseResult<TextChange[]> {
	const values = Object.fromEntries(changedValues(before, after));
	return Object.keys(values).length === 0 ? parseOk([]) : setProperties(note, values, ['sworn', ...keysOf(after.kind)]);
}
