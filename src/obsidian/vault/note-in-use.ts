import type { App } from 'obsidian';
import { MarkdownView } from 'obsidian';

/** The note that commands and the Table act on: the most recently used one, even while the Table has the focus. */
export function noteInUse({ workspace }: App): MarkdownView | undefined {
	const active = workspace.getActiveViewOfType(MarkdownView);
	if (active?.file) return active;
	const view = workspace.getMostRecentLeaf()?.view;
	return view instanceof MarkdownView && view.file ? view : undefined;
}
