import { ofRank, PROGRESS_TICKS } from '../../../rules/core/rank';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import { findTrack, type Track } from '../../../play/tracks/track';

/** A related track that a card shows read-only. */
export interface Beside {
	readonly track: Track;
	/** The progress of a vow, or the menace of a threat. */
	readonly shows: 'Progress' | 'Menace';
}

/** The related tracks: for a threat its vow, for a vow its open threats, each found by name (Delve, Threats). */
export function besideOf(track: Track, tracks: readonly Track[]): readonly Beside[] {
	if (track.kind === 'threat') {
		const vows = tracks.filter(({ kind }) => kind === 'vow');
		const vow = track.vow === undefined ? undefined : findTrack(vows, track.vow);
		return vow ? [{ track: vow, shows: 'Progress' }] : [];
	}
	if (track.kind !== 'vow') return [];
	return tracks
		.filter(({ kind, status, vow }) => kind === 'threat' && status === 'open' && vow !== undefined)
		.filter(({ vow = '' }) => findTrack([track], vow) !== undefined)
		.map(threat => ({ track: threat, shows: 'Menace' }));
}

/** Marks menace by the threat's rank, or else by that of its vow. Undefined if neither has one. */
export function menaceEdit(threat: Track, beside: readonly Beside[], times: 1 | -1): TrackEdit | undefined {
	if (threat.rank !== undefined) return { kind: 'menace_progress', times };
	const rank = beside[0]?.track.rank;
	return rank && { kind: 'menace', by: times * ofRank(PROGRESS_TICKS, rank) };
}
