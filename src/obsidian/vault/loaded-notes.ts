import type { EditorState } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { Editor, MarkdownView, TFile } from 'obsidian';
import { editorInfoField } from 'obsidian';

/** The file whose text each editor currently holds. */
const loadedIn = new WeakMap<Editor, TFile>();

function learn(state: EditorState): void {
	const { editor, file } = state.field(editorInfoField, false) ?? {};
	if (editor && file) loadedIn.set(editor, file);
}

/**
 * Tracks which file's text each editor holds. Obsidian loads a file either as a new state or as a change to the
 * existing one.
 */
export const loadedNotes = ViewPlugin.define(({ state }) => {
	learn(state);
	return {
		update: ({ docChanged, state }) => {
			if (docChanged) learn(state);
		},
	};
});

/**
 * Whether the editor of a view already holds the text of its file. Obsidian sets `view.file` before it has read the
 * text.
 */
export function isLoaded({ editor, file }: MarkdownView): boolean {
	const loaded = loadedIn.get(editor);
	return loaded === undefined || loaded === file;
}
