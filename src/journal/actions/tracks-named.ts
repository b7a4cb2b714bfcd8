import { namesIn } from '../note-blocks/names-in-note';
import { trackNameIn } from './notes-state';
import { readMoveRecord } from '../record/read-record';
import { swornBlocks } from '../note-blocks/find-blocks';
import { isTrackBlock } from '../track/track-block';

/** A name mentioned by the block at a line: its own track, or what its record is about and changed. */
interface TrackNamed {
	readonly name: string;
	readonly line: number;
}

/** The tracks that a note names, block by block. `readRecord` can use results that are already known. */
export const tracksNamed = (note: string, readRecord = readMoveRecord): readonly TrackNamed[] =>
	swornBlocks(note).flatMap(({ body, startLine: line }) =>
		namesInBlock(body, readRecord).map(name => ({ name, line })),
	);

function namesInBlock(body: string, readRecord: typeof readMoveRecord): readonly string[] {
	if (isTrackBlock(body)) return [trackNameIn(body)];
	const reading = readRecord(body);
	return reading.ok ? namesIn(reading.value.record) : [];
}

/** Maximum number of names, enough to know what the story is currently about. */
const MOST_NAMES = 8;

/** The distinct names above a line, latest first. */
export function namedAbove(named: readonly TrackNamed[], line: number): readonly string[] {
	const names = new Set<string>();
	for (let at = named.length - 1; at >= 0 && names.size < MOST_NAMES; at--) {
		const each = named[at];
		if (each && each.line < line) names.add(each.name);
	}
	return [...names];
}
