import type { EditorState } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { Editor, MarkdownView, TFile } from 'obsidian';
import { editorInfoField } from 'obsidian';

/** The note whose text an editor holds. */
const loadedIn = new WeakMap<Editor, TFile>();

function learn(state: EditorState): void {
	const { editor, file } = state.field(editorInfoField, false) ?? {};
	if (editor && file) loadedIn.set(editor, file);
}

/** Notes which note the text of each editor is: the app puts it into a new state, or changes the text of the old one. */
export const loadedNotes = ViewPlugin.define(({ state }) => {
	learn(state);
	return {
		update: ({ docChanged, state }) => {
			if (docChanged) learn(state);
		},
	};
});

/** Whether the editor of a view holds the text of its note. The app names the file before it has read it. */
export function isLoaded({ editor, file }: MarkdownView): boolean {
	const loaded = loadedIn.get(editor);
	return loaded === undefined || loaded === file;
}
