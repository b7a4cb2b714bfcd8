import type { MarkdownView } from 'obsidian';
import type { ShowAsked } from '../../../docs/api/sworn-journal';
import { makeMove } from '../features/moves/make-move';
import { askAtCursor } from '../features/oracles/ask-the-oracle';
import { openTable } from '../features/table/open-table';
import type { JournalActions } from '../services/journal-actions';
import { leafOf, openAtLine } from '../vault/open-at-line';
import { refusal } from './api-error';
import { pathOfNote, viewOfNote } from './find-note';

export async function show(actions: JournalActions, { what, note, line }: ShowAsked): Promise<void> {
	if (what === 'table') {
		if (note !== undefined) await viewOf(actions, note);
		return openTable(actions);
	}
	const view = await viewOf(actions, note, line);
	if (what === 'moves') makeMove(actions, view);
	if (what === 'oracles') askAtCursor(actions, view);
}

/** Opens or activates the note, and returns its view. */
async function viewOf({ app }: JournalActions, note: string | undefined, line?: number): Promise<MarkdownView> {
	const path = pathOfNote(app, note);
	const file = app.vault.getFileByPath(path);
	const open = viewOfNote(app, path)?.leaf ?? (file ? leafOf(app, file) : undefined);
	await open?.loadIfDeferred();
	if (file && line !== undefined) await openAtLine(app, file, line + 1);
	else if (open) app.workspace.setActiveLeaf(open, { focus: true });
	else if (file) await app.workspace.getLeaf(false).openFile(file);
	const view = viewOfNote(app, path);
	if (view) return view;
	throw refusal('no_note', `“${path}” could not be opened.`);
}
