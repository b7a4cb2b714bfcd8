import type { MarkdownView } from 'obsidian';
import { parseOk } from '../../../../rules/core/problem';
import type { TrackKind } from '../../../../rules/core/track-kind';
import { asksOf } from '../../../../play/new-track/new-track-questions';
import { freeName } from '../../../../play/new-track/free-name';
import { newTrack } from '../../../../play/new-track/new-track';
import type { Answer, Asks } from '../../../../play/record/pending-step';
import { recordFormIn } from '../../../../journal/actions/record-form';
import { insertBlock } from '../../../../journal/note-blocks/insert-block';
import { writeTrackBlock } from '../../../../journal/track/track-block';
import { tracksOfNote } from '../../../../journal/track/parse-tracks';
import type { Actions, JournalActions } from '../../../services/journal-actions';
import { openNewTrack } from './new-track-dialog';
import { noteAt, writeAtCursor, type NoteAt } from '../../../services/note-at-cursor';
import { mayPlayHere } from '../../../services/with-actor';
import { tracksInReach } from '../available-tracks';

/**
 * *New vow* and similar commands: shows a form, then inserts the track's block at the cursor, or in Reading view at the
 * end of the note.
 */
export function beginTrackAt(actions: JournalActions, view: MarkdownView, kind: TrackKind): void {
	const note = noteAt(view);
	if (!note || !mayPlayHere(actions, note.path)) return;
	const asks = asksIn(actions, note, kind);
	openNewTrack(actions.app, asks, answer => void write(actions, note, { asks, kind }, { answer }));
}

/** Begins a track as the book describes it, without asking. A second one with the same name gets a number. */
export function beginTrackNamed(
	actions: Actions<'vaultIndex' | 'viewState' | 'roll' | 'settings'>,
	view: MarkdownView,
	kind: TrackKind,
	answer: Answer,
): void {
	const note = noteAt(view);
	if (note) void write(actions, note, { asks: asksIn(actions, note, kind), kind }, { answer, nameAmong: freeName });
}

/** The fields of the form. Rules and character are used if available; a track needs neither. */
function asksIn(actions: Actions<'vaultIndex' | 'viewState'>, note: NoteAt, kind: TrackKind): Asks {
	const { actor, book } = actions.viewState.around(note.path, undefined);
	const tracks = tracksInReach(actions, note).map(({ track }) => track);
	const impacts = actor.ok ? actor.value.character.impacts : [];
	return asksOf(kind, { character: { tracks, impacts }, ...(book.ok ? { book: book.value } : {}) });
}

/** What the player answered, and how a name that is taken is made another. */
interface Named {
	readonly answer: Answer;
	readonly nameAmong?: (name: string, taken: readonly string[]) => string;
}

async function write(
	actions: Actions<'roll' | 'settings'>,
	{ view, path }: NoteAt,
	{ asks, kind }: { readonly asks: Asks; readonly kind: TrackKind },
	{ answer, nameAmong = name => name }: Named,
): Promise<void> {
	await writeAtCursor(actions, view, path, (text, offset) => {
		const here = tracksOfNote(path, text).map(({ track }) => track.name);
		const taken = [...asks.taken, ...here];
		const track = newTrack(kind, { ...answer, name: nameAmong(answer.name ?? '', taken) }, { ...asks, taken });
		if (!track.ok) return track;
		const form = recordFormIn(text, actions.settings.records);
		const { changes, cursor } = insertBlock(text, offset, writeTrackBlock(track.value), form);
		return parseOk({ edits: [{ path, changes }], cursor });
	});
}
