import { Notice, type MarkdownView } from 'obsidian';
import { lookUpMove } from '../../../rules/find-move';
import { parseOk } from '../../../rules/core/problem';
import { given } from '../../../rules/core/collections';
import { newUnrolledMove } from '../../../play/record/record';
import { makeMoveInNotes } from '../../../journal/actions/play-in-notes';
import { digestAt, endOnPages, type DigestPlan } from '../../../journal/sessions/end-session';
import { END_A_SESSION } from '../../../play/moves/session-moves';
import { linesOf } from '../../../journal/text/lines';
import { backToNote, followCursor, planThere, type NoteAt } from '../../services/note-at-cursor';
import { withActor } from '../../services/with-actor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { LONG_NOTICE } from '../../components/long-notice';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { rememberDigest, sessionOf } from './session-owner';
import { t } from '../../../i18n/translate';

/**
 * *End a session*: makes the book's move if there is one, then writes a digest of the session. Run again, it rewrites
 * the digest.
 */
export function endSession(actions: JournalActions, view: MarkdownView): void {
	void withActor(actions, view, (actor, note) => void end(actions, actor, note));
}

async function end(
	actions: Actions<'act' | 'app' | 'settings' | 'vaultIndex'>,
	{ path: actor }: ActorView,
	{ view, path }: NoteAt,
): Promise<void> {
	const others = charactersOfJournal(path, actions.vaultIndex).filter(other => other !== actor);
	const [of, ofOthers] = [sessionOf(actions, path, actor), others.map(other => sessionOf(actions, path, other))];
	let digests: readonly DigestPlan[] = [];
	let endedAt: number | undefined;
	const cursor = followCursor(view);
	const plan = planThere(cursor, ({ pages, table }, offset, dice) => {
		const play = lookUpMove(table.book.ruleset, END_A_SESSION)
			? (on: typeof pages) =>
					makeMoveInNotes(on, offset, { call: newUnrolledMove(END_A_SESSION), rollInput: {} }, { table, dice })
			: undefined;
		const ended = endOnPages({ ...pages, form: actions.settings.records }, offset, [of, ...ofOthers], play);
		if (!ended.ok) return ended;
		({ digests } = ended.value);
		endedAt = offset;
		return parseOk(ended.value.plan);
	});
	const isWritten = await actions.act(path, actor, plan).finally(cursor.release);
	if (isWritten) {
		for (const { word } of digests) rememberDigest(actions.app, word);
		tellDigests(digests);
	}
	backToNote(view, endedAt);
}

/** Rewrites a digest from the session that contains it, after a press on its card. */
export async function renewDigest(
	actions: Actions<'app' | 'vaultIndex' | 'write'>,
	path: string,
	actor: string,
	line: number,
): Promise<boolean> {
	const of = sessionOf(actions, path, actor);
	let digest: DigestPlan | undefined;
	const written = await actions.write([path], texts => {
		const text = texts.get(path) ?? '';
		digest = digestAt(text, linesOf(text)[line]?.from ?? 0, of);
		const { changes, mayRemove } = digest;
		return parseOk({ edits: [{ path, changes, ...given({ mayRemove }) }] });
	});
	if (written && digest) rememberDigest(actions.app, digest.word);
	return written !== undefined;
}

/** Tells what a player does not see in the note; of several digests once. */
function tellDigests(digests: readonly DigestPlan[]): void {
	const [first] = digests;
	if (!first) return;
	const { session } = first;
	const whats = digests.map(({ what }) => what);
	const what = (['beside', 'new', 'updated', 'as it was'] as const).find(each => whats.includes(each));
	if (what === 'as it was')
		new Notice(t('Nothing has changed since the digest of session {session} was written.', { session }));
	if (what === 'updated') new Notice(t('The digest of session {session} is up to date again.', { session }));
	if (what === 'beside')
		new Notice(
			t('The digest of session {session} may have been changed by hand, so it stays as it is. A new one is below it.', {
				session,
			}),
			LONG_NOTICE,
		);
}
