import { MarkdownView, type App, type Editor } from 'obsidian';

/** The note that commands and the Table act on: the most recently used one, even while the Table has the focus. */
export function noteInUse({ workspace }: App): MarkdownView | undefined {
	const active = workspace.getActiveViewOfType(MarkdownView);
	if (active?.file) return active;
	const view = workspace.getMostRecentLeaf()?.view;
	return view instanceof MarkdownView && view.file ? view : undefined;
}

/** The open panes that show a note. */
export const noteViews = ({ workspace }: App): readonly MarkdownView[] =>
	workspace.getLeavesOfType('markdown').flatMap(({ view }) => (view instanceof MarkdownView ? view : []));

/** Whether the player writes in an editor that is not that of a note in a pane, such as a card on a canvas. */
export function isOutsideNotes({ workspace }: App): boolean {
	const { activeEditor } = workspace;
	return activeEditor?.editor !== undefined && !(activeEditor instanceof MarkdownView);
}

/** Whether an editor is that of a note in a pane. That of a table cell or of a card on a canvas is not. */
export const isOfNote = (app: App, editor: Editor): boolean => noteViews(app).some(view => view.editor === editor);
