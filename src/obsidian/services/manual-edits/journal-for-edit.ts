import { MarkdownView } from 'obsidian';
import { frontmatterBounds } from '../../../journal/frontmatter/bounds';
import { isJournalText } from '../../../journal/manual-edits/is-journal';
import { isJournalOf } from '../../../journal/character/acting-path';
import type { Services } from '../services';
import type { NoteWriter } from '../../vault/writer/note-writer';

/** The services needed to find the journal. */
type JournalParts = Pick<Services, 'app' | 'vaultIndex' | 'writer'>;

/**
 * The note that a manual edit is recorded in: the one with the pressed button, or else the active one. It must be a
 * journal of the character. A character note that doubles as a journal counts only if it contains prose or moves.
 * Undefined if neither note qualifies.
 */
export async function journalFor(
	actions: JournalParts,
	shownIn: string,
	actor: string | undefined,
): Promise<string | undefined> {
	const active = actions.app.workspace.getActiveViewOfType(MarkdownView)?.file?.path;
	const notes = actor === undefined || active === undefined ? [shownIn] : [shownIn, active];
	for (const path of notes) if (await mayRecord(actions, path, actor)) return path;
	return undefined;
}

async function mayRecord(
	{ app, vaultIndex, writer }: JournalParts,
	path: string,
	actor: string | undefined,
): Promise<boolean> {
	const file = app.vault.getFileByPath(path);
	if (!file) return false;
	if (path === actor) return isJournalText(await writer.read(file));
	// notes of tracks, assets and other characters are not journals
	if (typeof vaultIndex.properties(path)?.get('sworn') === 'string') return false;
	return actor === undefined || isJournalOf(actor, path, vaultIndex);
}

/** Where to insert text in a note: at the editor's cursor if that is in the body, otherwise at the end. */
export function offsetIn(writer: NoteWriter, path: string, text: string): number {
	const cursor = writer.cursorOf(path);
	return cursor === undefined || cursor <= frontmatterBounds(text).contentStart ? text.length : cursor;
}
