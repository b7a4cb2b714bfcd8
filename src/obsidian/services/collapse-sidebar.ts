import type { MarkdownView } from 'obsidian';
import { Platform } from 'obsidian';

/** On a phone a sidebar lies over the note: it is put away. Elsewhere both are in sight. */
export function uncoverNote({ app }: MarkdownView): void {
	if (!Platform.isMobile) return;
	app.workspace.leftSplit.collapse();
	app.workspace.rightSplit.collapse();
}
