import { read } from '../../rules/problem';
import type { NamedInRecord } from '../../journal/record/name-in-record';
import { nameInRecord } from '../../journal/record/name-in-record';
import type { BlockPlace } from '../../journal/sworn-block/in-note';
import { nameFor, tellingApart } from '../../journal/character/name-for';
import { actorOf } from '../../journal/character/who-is-called';
import { linkTarget, nameOf } from '../../journal/note-name';
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

/** The character that is meant: picked among those that the name may mean, else among all. */
export async function nameActor(desk: Desk, path: string, place: BlockPlace, by: string | undefined): Promise<boolean> {
	const { cast } = desk;
	const whose = actorOf(by, path, cast);
	const isUnclear = whose.ok && whose.value.kind === 'several';
	const characters = isUnclear ? whose.value.paths : [...cast.characters].sort();
	const question = isUnclear && by !== undefined ? `Which “${linkTarget(by)}” is meant?` : 'Who makes this move?';
	const picked = await new Promise<string | undefined>(resolve =>
		pickOne(desk.app, characters, tellingApart(characters), resolve, question, () => resolve(undefined)),
	);
	if (picked === undefined) return false;
	return name(desk, path, place, 'by', nameFor(picked, path, cast) ?? nameOf(picked));
}
