import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import { findMove } from '../../rules/find-move';
import { read } from '../../rules/problem';
import { newCall } from '../../play/record';
import { makeMoveOnPage } from '../../journal/pages/play-on-page';
import type { DigestPlan } from '../../journal/sessions/end-session';
import { digestAt, endOnPages } from '../../journal/sessions/end-session';
import { END_A_SESSION } from '../../journal/sessions/session-span';
import { linesOf } from '../../journal/text/lines';
import type { NoteAt } from '../commands/note-at';
import { backToNote, offsetIn } from '../commands/note-at';
import { withActor } from '../commands/with-actor';
import type { Desk } from '../desk';
import type { ShownActor } from '../shown';
import { LONG_NOTICE } from '../tell';
import { sessionOf } from './session-of';

/** End a session: the book's move where it has one, then what the session came to. Done again, that is written anew. */
export function endSession(desk: Desk, view: MarkdownView): void {
	void withActor(desk, view, (actor, note) => void end(desk, actor, note));
}

async function end(desk: Desk, { path: actor }: ShownActor, { view, path }: NoteAt): Promise<void> {
	const of = sessionOf(desk.cast, path, actor);
	let digest: DigestPlan | undefined;
	const isWritten = await desk.act(path, actor, ({ pages, table }, dice) => {
		const offset = offsetIn(view, pages.journal.text);
		const play = findMove(table.book.ruleset, END_A_SESSION).ok
			? (on: typeof pages) => makeMoveOnPage(on, offset, newCall(END_A_SESSION), {}, table, dice)
			: undefined;
		const ended = endOnPages(pages, offset, of, play);
		if (!ended.ok) return ended;
		({ digest } = ended.value);
		return read(ended.value.plan);
	});
	if (isWritten && digest) tellDigest(digest);
	backToNote(view);
}

/** Writes a digest anew from the session that it stands in, from a press on its card. */
export async function renewDigest(desk: Desk, path: string, actor: string, line: number): Promise<boolean> {
	const of = sessionOf(desk.cast, path, actor);
	const written = await desk.write([path], texts => {
		const text = texts.get(path) ?? '';
		const { changes } = digestAt(text, linesOf(text)[line]?.from ?? 0, of);
		return read({ edits: [{ path, changes }] });
	});
	return written !== undefined;
}

function tellDigest({ session, what }: DigestPlan): void {
	if (what === 'as it was') new Notice(`Nothing has changed since the digest of session ${session} was written.`);
	if (what === 'updated') new Notice(`The digest of session ${session} is up to date again.`);
	if (what === 'beside')
		new Notice(
			`The digest of session ${session} was changed by hand, so it stays as it is. A new one stands below it.`,
			LONG_NOTICE,
		);
}
