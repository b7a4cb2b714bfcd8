import { Platform, type MarkdownView } from 'obsidian';

/** On mobile, an open sidebar covers the note, so both are collapsed. On desktop the note stays visible beside them. */
export function uncoverNote({ app }: MarkdownView): void {
	if (!Platform.isMobile) return;
	app.workspace.leftSplit.collapse();
	app.workspace.rightSplit.collapse();
}
