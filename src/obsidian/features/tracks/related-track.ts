import { ofRank, PROGRESS_TICKS } from '../../../rules/rank';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import { findTrack } from '../../../play/tracks/track';

/** Another track that a card shows beside its own, to read only. */
export interface Beside {
	readonly track: Track;
	/** Of a vow its progress, of a threat its menace. */
	readonly shows: 'Progress' | 'Menace';
}

/** Beside a threat the vow that is against it, beside a vow its open threats; each found by name (Delve, Threats). */
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

/** Menace is marked by the rank of the threat; where it has none, by that of its vow. Undefined if neither has one. */
export function menaceEdit(threat: Track, beside: readonly Beside[], times: 1 | -1): TrackEdit | undefined {
	if (threat.rank !== undefined) return { kind: 'menace_progress', times };
	const rank = beside[0]?.track.rank;
	return rank && { kind: 'menace', to: (threat.menace ?? 0) + times * ofRank(PROGRESS_TICKS, rank) };
}
