import type { MarkdownView } from 'obsidian';
import type { Actions } from './journal-actions';
import type { ActorView } from './view-state/view-state';
import { allRead } from './wait-for-notes';
import type { NoteAt } from './note-at-cursor';
import { noteAt } from './note-at-cursor';

/** Goes on with the character that acts in a note; where that is not settled, the player is asked first. */
export async function withActor(
	actions: Actions<'viewState' | 'whoActs'>,
	view: MarkdownView,
	goOn: (actor: ActorView, note: NoteAt) => void | Promise<void>,
): Promise<void> {
	const note = noteAt(view);
	if (!note) return;
	await allRead(actions, note.path);
	const shown = actions.viewState.actor(note.path, undefined);
	const actor = shown.ok ? shown.value : await actions.whoActs(note.path);
	if (actor) await goOn(actor, note);
}

/**
 * The same, in the same instant where it is settled already, so that no letter of what is typed next lands in the note.
 * Else a question is asked and rules are read first.
 */
export function withActorAtOnce(
	actions: Actions<'viewState' | 'whoActs'>,
	view: MarkdownView,
	goOn: (actor: ActorView, journal: string) => void,
): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const shown = actions.viewState.actor(journal, undefined);
	if (shown.ok) goOn(shown.value, journal);
	else void actions.whoActs(journal).then(actor => actor && goOn(actor, journal));
}
