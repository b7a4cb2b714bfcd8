import { read } from '../../rules/problem';
import type { NamedInRecord } from '../../journal/record/name-in-record';
import { nameInRecord } from '../../journal/record/name-in-record';
import type { BlockPlace } from '../../journal/sworn-block/in-note';
import { nameOf } from '../../journal/character/which-character';
import type { Desk } from '../desk';
import { pickOne } from '../pick-dialog';

/** Puts another name in the place of one that a card does not find: that line of the block changes, and no other. */
async function name(
	desk: Desk,
	path: string,
	place: BlockPlace,
	what: NamedInRecord,
	called: string,
): Promise<boolean> {
	const written = await desk.writer.write([path], texts => {
		const changes = nameInRecord(texts.get(path) ?? '', place, what, called);
		return changes.ok ? read({ edits: [{ path, changes: changes.value }] }) : changes;
	});
	if (written.ok) desk.cast.touched(path);
	else desk.tell(written.problems);
	return written.ok;
}

/** The track that is meant. */
export const nameTrack = (desk: Desk, path: string, place: BlockPlace, track: string): Promise<boolean> =>
	name(desk, path, place, 'track', track);

/** The character that is meant, picked among those that exist. */
export async function nameActor(desk: Desk, path: string, place: BlockPlace): Promise<boolean> {
	const characters = [...desk.cast.characters].sort();
	const picked = await new Promise<string | undefined>(resolve =>
		pickOne(desk.app, characters, nameOf, resolve, 'Who makes this move?', () => resolve(undefined)),
	);
	if (picked === undefined) return false;
	const isPlain = desk.cast.resolve(nameOf(picked), path) === picked;
	return name(desk, path, place, 'by', isPlain ? nameOf(picked) : picked.replace(/\.md$/, ''));
}
