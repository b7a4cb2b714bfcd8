import type { Character } from '../../play/character/character';
import type { MoveRecord } from '../../play/record/record';
import { tracksAsNamed } from '../../play/tracks/track';
import type { RecordAt } from './find-records';
import { blockKind, readBlock, textOf } from '../sworn-block/sworn-block';
import { swornBlocks } from './find-blocks';
import { linkTarget } from '../../rules/search/stated-name';

/** The names used by a record: of everything it changed, and of its own track, which comes last. */
export const namesIn = ({ track, done }: MoveRecord): readonly string[] => [
	...done.flatMap(({ target }) => target ?? []),
	...(track === undefined ? [] : [track]),
];

/** A character whose tracks are named as in a record. */
export function withTracksAsNamed(character: Character, record: MoveRecord): Character {
	const tracks = tracksAsNamed(character.tracks, namesIn(record));
	return tracks === character.tracks ? character : { ...character, tracks };
}

/** The names of tracks and assets mentioned in a note's records and after `show:`. */
export const namesMentioned = (note: string, records: readonly RecordAt[]): readonly string[] => [
	...records.flatMap(({ record }) => namesIn(record)),
	...swornBlocks(note).flatMap(({ body }) => shownName(body) ?? []),
];

function shownName(body: string): string | undefined {
	if (!/^\s*show\s*:/i.test(body)) return undefined;
	const block = readBlock(body);
	const kind = blockKind(block);
	return kind.ok && kind.value === 'show' ? linkTarget(textOf(block, 'show') ?? '') : undefined;
}
