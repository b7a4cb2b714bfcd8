import type { MarkdownView } from 'obsidian';
import { read } from '../../rules/problem';
import type { TrackKind } from '../../rules/track-kind';
import { asksOf } from '../../play/new-track/asks-of';
import { freeName } from '../../play/new-track/free-name';
import { newTrack } from '../../play/new-track/new-track';
import type { Answer, Asks } from '../../play/step';
import { insertBlock } from '../../journal/sworn-block/insert-block';
import { writeTrackBlock } from '../../journal/track/track-block';
import { tracksOfNote } from '../../journal/track/tracks-of-note';
import type { Desk } from '../desk';
import { NewTrackDialog } from '../new-track/new-track-dialog';
import type { Texts } from '../writer/note-writer';
import type { NoteAt } from './note-at';
import { backToNote, noteAt, offsetIn } from './note-at';
import { tracksInReach } from './tracks-in-reach';

/** New vow and the like: one form, then the block of the track at the cursor, in Reading view at the end of the note. */
export function beginTrackAt(desk: Desk, view: MarkdownView, kind: TrackKind): void {
	const note = noteAt(view);
	if (!note) return;
	const asks = asksIn(desk, note, kind);
	new NewTrackDialog(desk.app, asks, answer => void write(desk, note, asks, kind, answer)).open();
}

/** Begins a track with what the book tells of it: nothing is asked. Of two with the same name the second is counted. */
export function beginTrackNamed(desk: Desk, view: MarkdownView, kind: TrackKind, answer: Answer): void {
	const note = noteAt(view);
	if (note) void write(desk, note, asksIn(desk, note, kind), kind, answer, freeName);
}

/** Rules and character are used as far as they are known; a track needs neither. */
function asksIn(desk: Desk, note: NoteAt, kind: TrackKind): Asks {
	const { actor, book } = desk.shown.around(note.path, undefined);
	const tracks = tracksInReach(desk, note).map(({ track }) => track);
	const impacts = actor.ok ? actor.value.character.impacts : [];
	return asksOf(kind, { character: { tracks, impacts }, ...(book.ok ? { book: book.value } : {}) });
}

async function write(
	desk: Desk,
	{ view, path }: NoteAt,
	asks: Asks,
	kind: TrackKind,
	answer: Answer,
	nameAmong = (name: string, _taken: readonly string[]) => name,
): Promise<void> {
	await desk.write([path], (texts: Texts) => {
		const text = texts.get(path) ?? '';
		const here = tracksOfNote(path, text).map(({ track }) => track.name);
		const taken = [...asks.taken, ...here];
		const track = newTrack(kind, { ...answer, name: nameAmong(answer.name ?? '', taken) }, { ...asks, taken });
		if (!track.ok) return track;
		const { changes, cursor } = insertBlock(text, offsetIn(view, text), writeTrackBlock(track.value));
		return read({ edits: [{ path, changes }], cursor });
	});
	backToNote(view);
}
