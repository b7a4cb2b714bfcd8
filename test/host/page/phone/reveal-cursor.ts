import type { App } from '../../app';
import { MarkdownView } from '../../workspace/markdown-view';

/** The note that is being written scrolls until its cursor is in sight again. */
export function revealCursor({ workspace }: App): void {
	const view = workspace.getActiveViewOfType(MarkdownView);
	if (!view?.editor.hasFocus()) return;
	const cursor = view.editor.getCursor();
	view.editor.scrollIntoView({ from: cursor, to: cursor });
}
