import type { Editor } from 'obsidian';

/** The focus goes back to where one writes, unless a dialog was opened while the notes were being written. */
export function focusEditor(editor: Editor): void {
	if (!activeDocument.querySelector('.modal-container')) editor.focus();
}
