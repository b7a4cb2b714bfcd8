import type { App, TFile } from 'obsidian';
import { MarkdownView } from 'obsidian';

/** Opens a note for writing, with the cursor on a line, counted from 1. */
export async function openAtLine(app: App, file: TFile, line: number): Promise<void> {
	const leaf = app.workspace.getLeaf(false);
	await leaf.openFile(file, { state: { mode: 'source' } });
	const { view } = leaf;
	if (!(view instanceof MarkdownView)) return;
	const from = { line: line - 1, ch: 0 };
	view.editor.setCursor(from);
	view.editor.scrollIntoView({ from, to: from }, true);
	view.editor.focus();
}
