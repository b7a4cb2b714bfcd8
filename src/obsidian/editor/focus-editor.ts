import type { App, Editor } from 'obsidian';
import { MarkdownView } from 'obsidian';

/**
 * The focus goes back to where one writes, unless a dialog was opened or a form on a card was gone into while the notes
 * were being written.
 */
export function focusEditor(editor: Editor): void {
	const isInForm = activeDocument.activeElement?.closest('.sworn-block form') != null;
	if (!isInForm && !activeDocument.querySelector('.modal-container')) editor.focus();
}

/** Gives the focus back to the editor in which an element is drawn, with its caret where it was; false in Reading view. */
export function focusEditorAround({ workspace }: App, el: Element): boolean {
	const views = workspace.getLeavesOfType('markdown').map(({ view }) => view);
	const view = views.find(view => view instanceof MarkdownView && view.containerEl.contains(el));
	if (!(view instanceof MarkdownView) || view.getMode() !== 'source') return false;
	focusEditor(view.editor);
	return true;
}
