import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import { harmOf, type Track } from '../../../play/tracks/track';
import { countsSegments, hasKey, TRACK_KIND_ROWS } from '../../../rules/core/track-kind';
import { MAX_TICKS, TRACK_KEY_ROWS, TRACK_KEYS, type TrackKey } from '../../../rules/core/track-key';
import { translateTerm } from '../../../i18n/translate-terms';

/** A gauge of a track (the ticks of its boxes or the segments of a clock), and the edit that changes it. */
export type TrackGauge =
	| {
			readonly kind: 'boxes';
			readonly label: 'Progress' | 'Menace';
			readonly ticks: number;
			readonly edit: (by: number) => TrackEdit;
	  }
	| {
			readonly kind: 'clock';
			readonly label: 'Filled' | 'Tension';
			readonly filled: number;
			readonly segments: number;
			readonly edit: (by: number) => TrackEdit;
	  };

/** The default number of segments: that of the smallest printed clock. */
const SEGMENTS = 4;

/** Whether a track has progress. A threat has it only if its note specifies a rank or ticks (Delve, Threats). */
export const hasProgress = ({ kind, rank, ticks }: Track): boolean =>
	hasKey(kind, 'ticks') && (TRACK_KIND_ROWS[kind].counts === 'progress' || rank !== undefined || ticks > 0);

/** The gauges of a track: progress, a threat's menace, a clock, or a scene's tension clock. */
export function gaugesOf(track: Track): readonly TrackGauge[] {
	const { kind, ticks, segments, filled, menace } = track;
	return [
		...(hasProgress(track) ? [boxes('Progress', ticks, by => ({ kind: 'ticks', by }))] : []),
		...(hasKey(kind, 'menace') ? [boxes('Menace', menace ?? 0, by => ({ kind: 'menace', by }))] : []),
		...(countsSegments(kind) || segments !== undefined
			? [clock(clockLabel(track), filled ?? 0, segments ?? SEGMENTS)]
			: []),
	];
}

/** What the segments of a track are called: a scene fills with tension. */
export const clockLabel = ({ kind }: Track): 'Filled' | 'Tension' => (countsSegments(kind) ? 'Filled' : 'Tension');

const boxes = (label: 'Progress' | 'Menace', ticks: number, edit: (by: number) => TrackEdit): TrackGauge => ({
	kind: 'boxes',
	label,
	ticks: Math.min(MAX_TICKS, Math.max(0, ticks)),
	edit,
});

const clock = (label: 'Filled' | 'Tension', filled: number, segments: number): TrackGauge => ({
	kind: 'clock',
	label,
	filled: Math.min(segments, Math.max(0, filled)),
	segments,
	edit: by => ({ kind: 'filled', by }),
});

/** The other facts of a track, such as "role: guide" or "clears: doomed". */
export const factsOf = (track: Track): readonly { readonly label: string; readonly text: string }[] =>
	TRACK_KEYS.flatMap(key => {
		const text = factOf(track, key);
		return text === undefined || text === '' ? [] : [{ label: key.replaceAll('_', ' '), text }];
	});

function factOf(track: Track, key: TrackKey): string | undefined {
	const { fact } = TRACK_KEY_ROWS[key];
	if (fact === undefined) return undefined;
	if (key === 'harm') return hasKey(track.kind, 'harm') ? String(harmOf(track)) : undefined;
	const value = key === 'role' ? track.roles : track[key];
	if (key === 'odds') return track.odds && translateTerm(track.odds);
	if (value instanceof Array) return value.join(', ');
	return fact === 'as said' ? value?.toString() : value === true ? translateTerm(fact) : undefined;
}
