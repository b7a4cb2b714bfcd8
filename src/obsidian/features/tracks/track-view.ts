import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import { harmOf, MAX_TICKS } from '../../../play/tracks/track';

/** What of a track is filled, and the edit that fills it so far: ticks of boxes, or segments of a clock. */
export type Gauge =
	| {
			readonly kind: 'boxes';
			readonly label: 'Progress' | 'Menace';
			readonly ticks: number;
			readonly edit: (to: number) => TrackEdit;
	  }
	| {
			readonly kind: 'clock';
			readonly label: 'Filled' | 'Tension';
			readonly filled: number;
			readonly segments: number;
			readonly edit: (to: number) => TrackEdit;
	  };

/** A clock without a number of segments has those of the smallest printed clock. */
const SEGMENTS = 4;

/** A threat has menace, and progress only where its note gives it a rank or ticks of its own (Delve, Threats). */
export const hasProgress = ({ kind, rank, ticks }: Track): boolean =>
	kind !== 'clock' && (kind !== 'threat' || rank !== undefined || ticks > 0);

/** What is filled of a track: progress, the menace of a threat, a clock or the tension clock of a scene. */
export function gaugesOf(track: Track): readonly Gauge[] {
	const { kind, ticks, segments, filled, menace } = track;
	const isClock = kind === 'clock' || segments !== undefined;
	return [
		...(hasProgress(track) ? [boxes('Progress', ticks, to => ({ kind: 'ticks', to }))] : []),
		...(kind === 'threat' ? [boxes('Menace', menace ?? 0, to => ({ kind: 'menace', to }))] : []),
		...(isClock ? [clock(kind === 'clock' ? 'Filled' : 'Tension', filled ?? 0, segments ?? SEGMENTS)] : []),
	];
}

const boxes = (label: 'Progress' | 'Menace', ticks: number, edit: (to: number) => TrackEdit): Gauge => ({
	kind: 'boxes',
	label,
	ticks: Math.min(MAX_TICKS, Math.max(0, ticks)),
	edit,
});

const clock = (label: 'Filled' | 'Tension', filled: number, segments: number): Gauge => ({
	kind: 'clock',
	label,
	filled: Math.min(segments, Math.max(0, filled)),
	segments,
	edit: to => ({ kind: 'filled', to }),
});

/** "role: guide", "clears: doomed": what else a track says of itself. */
export function factsOf(track: Track): readonly { readonly label: string; readonly text: string }[] {
	const { kind, roles, bond, influence, sworn_to, clears, vow, theme, domain, odds } = track;
	const rows: readonly (readonly [label: string, text: string | undefined])[] = [
		['role', roles && roles.length > 0 ? roles.join(', ') : undefined],
		['bond', bond ? 'shared' : undefined],
		['influence', influence ? 'bolstered' : undefined],
		['sworn to', sworn_to],
		['clears', clears],
		['harm', kind === 'foe' ? String(harmOf(track)) : undefined],
		['vow', vow],
		['theme', theme],
		['domain', domain],
		['odds', odds],
	];
	return rows.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [{ label, text }]));
}
