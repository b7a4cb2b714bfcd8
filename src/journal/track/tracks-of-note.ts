import type { Track } from '../../play/track';
import type { TrackHome } from '../by-hand/hand-plan';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { swornBlocks } from '../sworn-block/in-note';
import { nameOf } from '../character/which-character';
import { readTrackBlock } from './track-block';
import { readTrackNote } from './track-note';

/** A track, and where it stands when that is known. */
export interface TrackAt {
	readonly track: Track;
	readonly home?: TrackHome;
}

/** The tracks that can be read in one note: the one that it is, then those in its blocks. */
export function tracksOfNote(path: string, text: string): readonly TrackAt[] {
	const frontmatter = readFrontmatter(text);
	const own = frontmatter.ok ? readTrackNote(nameOf(path), frontmatter.value.values) : frontmatter;
	const blocks = swornBlocks(text).flatMap(({ body, startLine, endLine }): TrackAt[] => {
		const block = readTrackBlock(body);
		const place = { body, near: { lineStart: startLine, lineEnd: endLine } };
		return block.ok ? [{ track: block.value.track, home: { path, place } }] : [];
	});
	return own.ok ? [{ track: own.value, home: { path } }, ...blocks] : blocks;
}
