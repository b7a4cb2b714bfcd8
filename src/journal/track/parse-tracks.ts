import type { Track } from '../../play/tracks/track';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { placeOf, swornBlocks, type BlockPosition } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { nameOf } from '../../rules/search/stated-name';
import { isTrackBlock, readTrackBlock } from './track-block';
import { readTrackNote } from './track-note';

/** Where a track is written: in a block of a note, or as a note of its own. */
export interface TrackLocation {
	readonly path: string;
	readonly place?: BlockPosition;
}

/** A track, and its position if known. */
export interface TrackAt {
	readonly track: Track;
	readonly home?: TrackLocation;
}

/** A track or clock, and its block. */
export interface TrackBlockAt {
	readonly track: Track;
	readonly block: SwornBlockAt;
}

/** The readable tracks and clocks in the blocks of a note, in order. */
export const trackBlocksIn = (note: string): readonly TrackBlockAt[] =>
	swornBlocks(note)
		.filter(({ body }) => isTrackBlock(body))
		.flatMap(block => {
			const reading = readTrackBlock(block.body);
			return reading.ok ? [{ track: reading.value.track, block }] : [];
		});

/** The readable tracks of a note: the one that it is, then those in its blocks. */
export function tracksOfNote(path: string, text: string): readonly TrackAt[] {
	const frontmatter = readFrontmatter(text);
	const own = frontmatter.ok ? readTrackNote(nameOf(path), frontmatter.value.values) : frontmatter;
	const blocks = trackBlocksIn(text).map(({ track, block }): TrackAt => ({
		track,
		home: { path, place: placeOf(block) },
	}));
	return own.ok ? [{ track: own.value, home: { path } }, ...blocks] : blocks;
}
