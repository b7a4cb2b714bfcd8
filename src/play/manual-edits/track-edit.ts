import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { ofRank, PROGRESS_TICKS, type Rank } from '../../rules/core/rank';
import type { Change } from '../character/change';
import { eventLine, limited, valueLine, type Limits } from '../apply-effects/effect-result';
import type { Track, TrackStatus } from '../tracks/track';
import { MAX_TICKS } from '../../rules/core/track-key';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/**
 * A manual change to a track or clock. It is bookkeeping: no reward is paid, and no vow clears an impact. A number is
 * changed by an amount, so that of two presses at the same time both count.
 */
export type TrackEdit =
	/** Marks progress by rank this many times, or clears it if negative (Starforged, Progress Tracks). */
	| { readonly kind: 'progress'; readonly times: number }
	/** Ticks, within 0 to 40. */
	| { readonly kind: 'ticks'; readonly by: number }
	| { readonly kind: 'rank'; readonly to: Rank }
	| { readonly kind: 'status'; readonly to: TrackStatus }
	/** Filled segments of a clock or of a scene's clock. */
	| { readonly kind: 'filled'; readonly by: number; readonly note?: string }
	/** Ticks of menace, within 0 to 40. */
	| { readonly kind: 'menace'; readonly by: number }
	/** Marks menace by rank this many times, or clears it if negative (Delve, Advance a Threat). */
	| { readonly kind: 'menace_progress'; readonly times: number }
	| { readonly kind: 'connection'; readonly gains: 'bond' | 'influence'; readonly marked: boolean };

/** A track after a manual change, with the changes to record; no lines if nothing changes. */
export interface EditedTrack {
	readonly track: Track;
	readonly changes: readonly Change[];
}

const TICKS: Limits = { min: 0, max: MAX_TICKS };

/** Changes a track. A completed or forsaken track must be reopened first. */
export function editTrack(track: Track, edit: TrackEdit): ParseResult<EditedTrack> {
	if (edit.kind === 'status') return parseOk(withStatus(track, edit.to));
	if (track.status !== 'open')
		return parseError(
			'track_is_closed',
			t('“{name}” is {status}. Open it again first.', { name: track.name, status: translateTerm(track.status) }),
		);
	switch (edit.kind) {
		case 'progress':
			return byRank(track, ticks => withTicks(track, edit.times * ticks));
		case 'ticks':
			return parseOk(withTicks(track, edit.by));
		case 'rank':
			return parseOk(withRank(track, edit.to));
		case 'filled':
			return withFilled(track, edit.by, edit.note);
		case 'menace':
			return parseOk(withMenace(track, edit.by));
		case 'menace_progress':
			return byRank(track, ticks => withMenace(track, edit.times * ticks));
		case 'connection':
			return parseOk(withGain(track, edit.gains, edit.marked));
	}
}

function byRank(track: Track, mark: (ticks: number) => EditedTrack): ParseResult<EditedTrack> {
	if (track.rank === undefined)
		return parseError(
			'rank_needed',
			t('“{name}” has no rank to mark progress by. Give it one, or mark single ticks.', { name: track.name }),
		);
	return parseOk(mark(ofRank(PROGRESS_TICKS, track.rank)));
}

const unchanged = (track: Track): EditedTrack => ({ track, changes: [] });

/** `Find the ark › 8 → 12 ticks` */
function withTicks(track: Track, by: number): EditedTrack {
	const { to, note } = limited(track.ticks, by, TICKS);
	if (to === track.ticks) return unchanged(track);
	const line = valueLine('', track.ticks, to, { target: track.name, unit: 'ticks', note });
	return { track: { ...track, ticks: to }, changes: [line] };
}

/** `Find the ark › rank formidable → extreme` */
function withRank(track: Track, to: Rank): EditedTrack {
	if (track.rank === to) return unchanged(track);
	const line = valueLine('rank', track.rank ?? 'none', to, { target: track.name });
	return { track: { ...track, rank: to }, changes: [line] };
}

/** `Find the ark › vow completed`; reopening it is `Find the ark › status completed → open`. */
function withStatus(track: Track, to: TrackStatus): EditedTrack {
	const { name: target, kind, status } = track;
	if (status === to) return unchanged(track);
	const line =
		status === 'open' && to !== 'open' ? eventLine(kind, to, { target }) : valueLine('status', status, to, { target });
	return { track: { ...track, status: to }, changes: [line] };
}

/** `Hull breach › 2 → 3 segments` */
function withFilled(track: Track, by: number, said?: string): ParseResult<EditedTrack> {
	const { name: target, segments, filled = 0 } = track;
	if (segments === undefined) return parseError('no_segments', t('“{target}” has no segments to fill.', { target }));
	const { to, note } = limited(filled, by, { min: 0, max: segments });
	if (to === filled && said === undefined) return parseOk(unchanged(track));
	const line = valueLine('', filled, to, { target, unit: 'segments', note: said ?? note });
	return parseOk({ track: { ...track, filled: to }, changes: [line] });
}

/** `The red tide › menace 4 → 6 ticks` */
function withMenace(track: Track, by: number): EditedTrack {
	const from = track.menace ?? 0;
	const { to, note } = limited(from, by, TICKS);
	if (to === from) return unchanged(track);
	const line = valueLine('menace', from, to, { target: track.name, unit: 'ticks', note });
	return { track: { ...track, menace: to }, changes: [line] };
}

/** `Juno › bond marked` */
function withGain(track: Track, gains: 'bond' | 'influence', marked: boolean): EditedTrack {
	if ((track[gains] ?? false) === marked) return unchanged(track);
	const { [gains]: _, ...rest } = track;
	const line = eventLine(gains, marked ? 'marked' : 'cleared', { target: track.name });
	return { track: marked ? { ...rest, [gains]: true } : rest, changes: [line] };
}
