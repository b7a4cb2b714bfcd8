import type { Track } from '../../play/track';
import { fullBoxes, MAX_TICKS, TICKS_PER_BOX } from '../../play/track';

/** What is shown of a track or clock, in words and as bars. */
export interface TrackView {
	/** "vow", "clock". */
	readonly kind: string;
	readonly name: string;
	readonly rank?: string;
	readonly status: Track['status'];
	readonly bars: readonly TrackBar[];
	/** "role: guide", "clears: doomed". */
	readonly facts: readonly { readonly label: string; readonly text: string }[];
}

/** How far something has come, out of how much. */
export interface TrackBar {
	readonly label: string;
	readonly value: number;
	readonly max: number;
	/** "2 of 10 boxes, 1 tick", "2 of 6 segments". */
	readonly words: string;
}

/** A clock without a number of segments has those of the smallest printed clock. */
const SEGMENTS = 4;

export function trackView(track: Track): TrackView {
	const { kind, name, rank, status } = track;
	return { kind, name, ...(rank ? { rank } : {}), status, bars: barsOf(track), facts: factsOf(track) };
}

function barsOf({ kind, rank, ticks, segments, filled, menace }: Track): readonly TrackBar[] {
	const isTrack = kind !== 'clock' && (kind !== 'threat' || rank !== undefined || ticks > 0);
	const isClock = kind === 'clock' || segments !== undefined || filled !== undefined;
	return [
		...(isTrack ? [ticksBar('Progress', ticks)] : []),
		...(menace !== undefined || kind === 'threat' ? [ticksBar('Menace', menace ?? 0)] : []),
		...(isClock ? [clockBar(kind === 'clock' ? 'Filled' : 'Tension', filled ?? 0, segments ?? SEGMENTS)] : []),
	];
}

const ticksBar = (label: string, ticks: number): TrackBar => ({
	label,
	value: Math.min(MAX_TICKS, Math.max(0, ticks)),
	max: MAX_TICKS,
	words: boxWords(ticks),
});

const clockBar = (label: string, filled: number, segments: number): TrackBar => ({
	label,
	value: Math.min(segments, Math.max(0, filled)),
	max: segments,
	words: `${filled} of ${segments} segments`,
});

/** "2 of 10 boxes, 1 tick" */
export function boxWords(ticks: number): string {
	const rest = ticks % TICKS_PER_BOX;
	const boxes = `${fullBoxes(ticks)} of ${MAX_TICKS / TICKS_PER_BOX} boxes`;
	return rest === 0 ? boxes : `${boxes}, ${rest} ${rest === 1 ? 'tick' : 'ticks'}`;
}

function factsOf(track: Track): TrackView['facts'] {
	const { roles, bond, influence, sworn_to, clears, harm, vow, theme, domain, odds } = track;
	const rows: readonly (readonly [label: string, text: string | undefined])[] = [
		['role', roles && roles.length > 0 ? roles.join(', ') : undefined],
		['bond', bond ? 'shared' : undefined],
		['influence', influence ? 'bolstered' : undefined],
		['sworn to', sworn_to],
		['clears', clears],
		['harm', harm === undefined ? undefined : String(harm)],
		['vow', vow],
		['theme', theme],
		['domain', domain],
		['odds', odds],
	];
	return rows.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [{ label, text }]));
}
