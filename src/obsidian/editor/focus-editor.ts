import type { Editor } from 'obsidian';

/**
 * The focus goes back to where one writes, unless a dialog was opened or a form on a card was gone into while the notes
 * were being written.
 */
export function focusEditor(editor: Editor): void {
	const isInForm = activeDocument.activeElement?.closest('.sworn-block form') != null;
	if (!isInForm && !activeDocument.querySelector('.modal-container')) editor.focus();
}
