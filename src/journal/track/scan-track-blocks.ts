import { foldedName } from '../../rules/search/folded-name';
import { isTrackStatus, type TrackStatus } from '../../play/tracks/track';
import { isTrackKind, TRACK_KINDS, type TrackKind } from '../../rules/core/track-kind';
import { statedName as readName } from '../../rules/search/stated-name';
import { blockKind, readBlock, textOf } from '../sworn-block/sworn-block';
import { placeOf, swornBlocks, type BlockPosition } from '../note-blocks/find-blocks';
import { isTrackBlock } from './track-block';

/** A quick view of a track's block: enough to find it, even if the rest cannot be read. */
export interface GlancedTrack {
	readonly kind: TrackKind;
	readonly name: string;
	/** An unknown status is reported elsewhere; until then the track counts as open. */
	readonly status: TrackStatus;
	readonly place: BlockPosition;
}

/** The start of a track's block, for a quick check. Most notes do not match and are not read further. */
const FIRST_KEY = new RegExp(`(?:${TRACK_KINDS.join('|')})\\s{0,100}:`, 'iu');

/** The tracks in the blocks of a note, in order. A block without a name is left out. */
export const tracksIn = (note: string): readonly GlancedTrack[] =>
	FIRST_KEY.test(note) ? swornBlocks(note).flatMap(block => glanceAt(placeOf(block)) ?? []) : [];

/** The track whose block is at a place; `undefined` if the block is not a track. */
export function glanceAt(place: BlockPosition): GlancedTrack | undefined {
	if (!isTrackBlock(place.body)) return undefined;
	const block = readBlock(place.body);
	const kind = blockKind(block);
	if (!kind.ok || !isTrackKind(kind.value)) return undefined;
	const name = readName(textOf(block, kind.value) ?? '');
	return name === '' ? undefined : { kind: kind.value, name, status: statusFrom(textOf(block, 'status')), place };
}

/** The status stated by a block or note; an unknown one counts as open. */
export function statusFrom(text: string | undefined): TrackStatus {
	const word = text?.trim().toLowerCase() ?? '';
	return isTrackStatus(word) ? word : 'open';
}

/** The tracks with exactly this name; if there are none, those that differ only in how it is typed. */
export function ofName<T extends { readonly name: string }>(tracks: readonly T[], name: string): readonly T[] {
	const exact = tracks.filter(track => track.name === name);
	const folded = foldedName(name);
	return exact.length > 0 ? exact : tracks.filter(track => foldedName(track.name) === folded);
}
