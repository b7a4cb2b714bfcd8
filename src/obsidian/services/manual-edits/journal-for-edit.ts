import { MarkdownView } from 'obsidian';
import { frontmatterBounds } from '../../../journal/frontmatter/bounds';
import { isJournalText } from '../../../journal/manual-edits/journal-text';
import { actsIn } from '../../../journal/character/acting-character';
import type { Services } from '../services';
import type { NoteWriter } from '../../vault/writer/note-writer';

/** What is looked at to find a journal. */
type JournalParts = Pick<Services, 'app' | 'vaultIndex' | 'writer'>;

/**
 * The note in which a change by hand is recorded: the one in which it was pressed, else the active one. It must be a journal of
 * the character, and a lone journal, which is its own character, one that holds prose or moves. Absent when neither is.
 */
export async function journalFor(
	actions: JournalParts,
	shownIn: string,
	actor: string | undefined,
): Promise<string | undefined> {
	const active = actions.app.workspace.getActiveViewOfType(MarkdownView)?.file?.path;
	const notes = actor === undefined || active === undefined ? [shownIn] : [shownIn, active];
	for (const path of notes) if (await isJournalOf(actions, path, actor)) return path;
	return undefined;
}

async function isJournalOf(
	{ app, vaultIndex, writer }: JournalParts,
	path: string,
	actor: string | undefined,
): Promise<boolean> {
	const file = app.vault.getFileByPath(path);
	if (!file) return false;
	if (path === actor) return isJournalText(await writer.read(file));
	// a note that is a track, an asset or another person is no journal
	if (typeof vaultIndex.properties(path)?.get('sworn') === 'string') return false;
	return actor === undefined || actsIn(vaultIndex, path) === actor;
}

/** Where writing continues in a note: at the cursor of its editor, once it was put into the text; else at the end. */
export function offsetIn(writer: NoteWriter, path: string, text: string): number {
	const cursor = writer.cursorOf(path);
	return cursor === undefined || cursor <= frontmatterBounds(text).contentStart ? text.length : cursor;
}
