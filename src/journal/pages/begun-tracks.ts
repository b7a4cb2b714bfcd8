import type { Change } from '../../play/character/change';
import type { Character } from '../../play/character/character';
import type { MoveRecord } from '../../play/record/record';
import type { Track } from '../../play/tracks/track';
import { insertUnderBlock } from '../blocks-in-note/insert-block';
import { removeBlock } from '../blocks-in-note/remove-block';
import { blockAt } from '../blocks-in-note/in-note';
import { writeTrackBlock } from '../track/track-block';
import type { Draft } from './draft';
import type { Inserted, Page } from './page';
import type { Known } from './session-memory';
import type { State } from './character-state';
import type { TrackHome } from './page-contents';

/** The tracks that exist after a decision but not before. */
export const begunTracks = (before: Character, after: Character): readonly Track[] =>
	missing(after.tracks, before.tracks);

const missing = (some: readonly Track[], others: readonly Track[]): readonly Track[] =>
	some.filter(({ name }) => !others.some(other => other.name === name));

/** The key that identifies the block of a track that was begun. */
const keyOfTrack = ({ kind, name }: Track): string => JSON.stringify(['track', kind, name]);

/** Inserts the blocks of tracks directly below the record whose block starts at `recordFrom`, in order. */
export function insertTracks(journal: Draft, recordFrom: number, tracks: readonly Track[]): readonly Inserted[] {
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
	journal: Draft,
	page: Page,
	{ before, after, record }: { before: State; after: Character; record: MoveRecord },
	known: Known,
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
const isAsBegun = (track: Track, home: TrackHome, page: Page): home is TrackHome & { kind: 'block' } =>
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
