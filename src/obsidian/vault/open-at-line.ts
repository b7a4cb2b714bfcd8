import { MarkdownView, type App, type TFile, type WorkspaceLeaf } from 'obsidian';
import type { LineOfNote } from '../../journal/notes/line-of-note';

/** Opens a note for editing, with the cursor on a line. Reuses the pane if the note is open; a note that is gone is not made. */
export async function openAtLine(app: App, { path, line }: LineOfNote): Promise<void> {
	const file = app.vault.getFileByPath(path);
	const view = file && (await openForWriting(app, file));
	if (!view) return;
	const from = { line: line - 1, ch: 0 };
	view.editor.setCursor(from);
	view.editor.scrollIntoView({ from, to: from }, true);
	view.editor.focus();
}

async function openForWriting(app: App, file: TFile): Promise<MarkdownView | undefined> {
	const leaf = leafOf(app, file) ?? app.workspace.getLeaf(false);
	await leaf.loadIfDeferred();
	await leaf.openFile(file, { state: { mode: 'source' } });
	return leaf.view instanceof MarkdownView ? leaf.view : undefined;
}

/** The pane in which a file is open. A tab that was not shown since the start has no view of its own yet. */
export const leafOf = ({ workspace }: App, file: TFile, type = 'markdown'): WorkspaceLeaf | undefined =>
	workspace.getLeavesOfType(type).find(leaf => leaf.getViewState().state?.['file'] === file.path);
