import type { Change } from '../../play/character/change';
import type { Character } from '../../play/character/character';
import type { MoveRecord } from '../../play/record/record';
import type { Track } from '../../play/tracks/track';
import { insertUnderBlock } from '../note-blocks/insert-block';
import { removeBlock } from '../note-blocks/remove-block';
import { blockAt } from '../note-blocks/find-blocks';
import { writeTrackBlock } from '../track/track-block';
import type { WorkingCopy } from './working-copy';
import type { Inserted, ActionNote } from './action-notes';
import type { JournalUndoLog } from './undo-log';
import type { State } from './character-state';
import type { TrackNoteLocation } from './notes-state';

/** The tracks that exist after a decision but not before. */
export const begunTracks = (before: Character, after: Character): readonly Track[] =>
	missing(after.tracks, before.tracks);

const missing = (some: readonly Track[], others: readonly Track[]): readonly Track[] =>
	some.filter(({ name }) => !others.some(other => other.name === name));

/** The key that identifies the block of a track that was begun. */
const keyOfTrack = ({ kind, name }: Track): string => JSON.stringify(['track', kind, name]);

/** Inserts the blocks of tracks directly below the record whose block starts at `recordFrom`, in order. */
export function insertTracks(journal: WorkingCopy, recordFrom: number, tracks: readonly Track[]): readonly Inserted[] {
	let above = recordFrom;
	return tracks.map(track => {
		const { changes, blockFrom, lineBreaks } = insertUnderBlock(
			journal.text,
			blockAt(journal.text, above),
			writeTrackBlock(track),
		);
		journal.apply(changes);
		above = blockFrom;
		return { key: keyOfTrack(track), lineBreaks };
	});
}

/**
 * Removes the blocks of tracks that a record began, when it is undone. A block that has changed since stays, and the
 * line that began it is returned.
 */
export function removeTracks(
	journal: WorkingCopy,
	page: ActionNote,
	{ before, after, record }: { before: State; after: Character; record: MoveRecord },
	known: JournalUndoLog,
): readonly Change[] {
	const left: Change[] = [];
	for (const track of [...missing(before.character.tracks, after.tracks)].reverse()) {
		const home = before.homes.tracks.get(track.name);
		if (home && isAsBegun(track, home, page)) {
			const block = blockAt(journal.text, journal.at(home.block.fenceFrom));
			journal.apply(removeBlock(journal.text, block, known.lineBreaksOf(keyOfTrack(track))));
		} else left.push(lineOf(record, track));
	}
	return left;
}

/** Whether the block is in the journal exactly as it was written. */
const isAsBegun = (
	track: Track,
	home: TrackNoteLocation,
	page: ActionNote,
): home is TrackNoteLocation & { kind: 'block' } =>
	home.kind === 'block' &&
	home.page.path === page.path &&
	home.block.closed &&
	home.block.body === writeTrackBlock(track);

const lineOf = ({ done }: MoveRecord, { kind, name }: Track): Change =>
	done.find(line => line.kind === 'event' && line.event === 'begun' && line.target === name) ?? {
		kind: 'event',
		target: name,
		what: kind,
		event: 'begun',
	};
