import type { EditorState, Transaction } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import { editorInfoField, type Editor, type MarkdownView, type TFile } from 'obsidian';

/** The file whose text each editor currently holds. */
const loadedIn = new WeakMap<Editor, TFile>();

function learn(state: EditorState): void {
	const { editor, file } = state.field(editorInfoField, false) ?? {};
	if (editor && file) loadedIn.set(editor, file);
}

/** What the player types or deletes loads no note. */
const isByKey = (change: Transaction): boolean => change.isUserEvent('input') || change.isUserEvent('delete');

/**
 * Tracks which file's text each editor holds. Obsidian loads a file either as a new state or as a change to the
 * existing one, and may tell the editor's file only after that.
 */
export const loadedNotes = ViewPlugin.define(view => {
	let again: number | undefined;
	const learnNowAndSoon = () => {
		learn(view.state);
		window.clearTimeout(again);
		again = window.setTimeout(() => learn(view.state), 0);
	};
	learnNowAndSoon();
	return {
		update: ({ docChanged, transactions }) => {
			if (docChanged && !transactions.every(isByKey)) learnNowAndSoon();
		},
		destroy: () => window.clearTimeout(again),
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
