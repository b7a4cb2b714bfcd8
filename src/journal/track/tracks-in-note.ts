import type { TrackStatus } from '../../play/tracks/track';
import { isTrackStatus } from '../../play/tracks/track';
import type { TrackKind } from '../../rules/track-kind';
import { isTrackKind, TRACK_KINDS } from '../../rules/track-kind';
import { readName } from '../record/record-values';
import { blockKind, readBlock, textOf } from '../sworn-block/sworn-block';
import type { BlockPlace } from '../sworn-block/in-note';
import { placeOf, swornBlocks } from '../sworn-block/in-note';
import { isTrackBlock } from './track-block';

/** The block of a track at a glance: what it is found by, even when the rest of it is yet to be fixed. */
export interface GlancedTrack {
	readonly kind: TrackKind;
	readonly name: string;
	/** A status that is not known is reported elsewhere; until it is fixed the track counts as open. */
	readonly status: TrackStatus;
	readonly place: BlockPlace;
}

/** What the block of a track begins with; most notes with records have no such words anywhere, and are not read further. */
const FIRST_KEY = new RegExp(`(?:${TRACK_KINDS.join('|')})\\s{0,100}:`, 'iu');

/** The tracks in the blocks of a note, in order. A block without a name cannot be found by one. */
export const tracksIn = (note: string): readonly GlancedTrack[] =>
	FIRST_KEY.test(note) ? swornBlocks(note).flatMap(block => glanceAt(placeOf(block)) ?? []) : [];

/** The track whose block is at a place; absent when that block is none. */
export function glanceAt(place: BlockPlace): GlancedTrack | undefined {
	if (!isTrackBlock(place.body)) return undefined;
	const block = readBlock(place.body);
	const kind = blockKind(block);
	if (!kind.ok || !isTrackKind(kind.value)) return undefined;
	const name = readName(textOf(block, kind.value) ?? '');
	return name === '' ? undefined : { kind: kind.value, name, status: statusFrom(textOf(block, 'status')), place };
}

/** The status that a block or a note states; anything unknown is open. */
export function statusFrom(text: string | undefined): TrackStatus {
	const word = text?.trim().toLowerCase() ?? '';
	return isTrackStatus(word) ? word : 'open';
}

/** Those of a name, to the letter; if there are none, those that differ in capitals alone. */
export function ofName<T extends { readonly name: string }>(tracks: readonly T[], name: string): readonly T[] {
	const exact = tracks.filter(track => track.name === name);
	const folded = name.trim().toLowerCase();
	return exact.length > 0 ? exact : tracks.filter(track => track.name.toLowerCase() === folded);
}
