import type { MarkdownView } from 'obsidian';
import type { Desk } from '../desk';
import type { ShownActor } from '../shown';
import { allRead } from './all-read';
import type { NoteAt } from './note-at';
import { noteAt } from './note-at';

/** Goes on with the character that acts in a note; where that is not settled, the player is asked first. */
export async function withActor(
	desk: Desk,
	view: MarkdownView,
	goOn: (actor: ShownActor, note: NoteAt) => void | Promise<void>,
): Promise<void> {
	const note = noteAt(view);
	if (!note) return;
	await allRead(desk, note.path);
	const shown = desk.shown.actor(note.path, undefined);
	const actor = shown.ok ? shown.value : await desk.whoActs(note.path);
	if (actor) await goOn(actor, note);
}

/**
 * The same, in the same instant where it is settled already, so that no letter of what is typed next lands in the note.
 * Else a question is asked and rules are read first.
 */
export function withActorAtOnce(
	desk: Desk,
	view: MarkdownView,
	goOn: (actor: ShownActor, journal: string) => void,
): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const shown = desk.shown.actor(journal, undefined);
	if (shown.ok) goOn(shown.value, journal);
	else void desk.whoActs(journal).then(actor => actor && goOn(actor, journal));
}
