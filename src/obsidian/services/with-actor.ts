import type { MarkdownView } from 'obsidian';
import type { Actions } from './journal-actions';
import type { ActorView } from './view-state/view-state';
import { allRead } from './wait-for-notes';
import { noteAt, type NoteAt } from './note-at-cursor';

/** Whether anything is played in a note, which is told if not. Who acts is taken as shown, if anybody is. */
export function mayPlayHere(actions: Actions<'mayPlayIn' | 'viewState'>, journal: string): boolean {
	const shown = actions.viewState.actor(journal, undefined);
	return actions.mayPlayIn(journal, shown.ok ? shown.value.path : undefined);
}

/** Calls `mergeIntoPrevious` with the character that acts in a note, after asking the player if that is undecided. */
export async function withActor(
	actions: Actions<'mayPlayIn' | 'viewState' | 'whoActs'>,
	view: MarkdownView,
	goOn: (actor: ActorView, note: NoteAt) => void | Promise<void>,
): Promise<void> {
	const note = noteAt(view);
	if (!note) return;
	await allRead(actions, note.path);
	if (!mayPlayHere(actions, note.path)) return;
	const shown = actions.viewState.actor(note.path, undefined);
	const actor = shown.ok ? shown.value : await actions.whoActs(note.path);
	if (actor) await goOn(actor, note);
}

/**
 * The same, but synchronous if the acting character is known, so that keys typed right afterwards do not end up in the
 * note. Otherwise the player is asked and the rules are read first.
 */
export function withActorAtOnce(
	actions: Actions<'mayPlayIn' | 'viewState' | 'whoActs'>,
	view: MarkdownView,
	goOn: (actor: ActorView, journal: string) => void,
): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	if (!mayPlayHere(actions, journal)) return;
	const shown = actions.viewState.actor(journal, undefined);
	if (shown.ok) goOn(shown.value, journal);
	else void actions.whoActs(journal).then(actor => actor && goOn(actor, journal));
}
