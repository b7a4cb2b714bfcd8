import { Facet, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, ViewPlugin } from '@codemirror/view';
import type { Editor, FrontMatterCache } from 'obsidian';
import type { App } from '../app-parts';
import type { TFile } from '../vault/files';

/** What an editor extension can learn about the note it runs in. */
export interface EditorInfo {
	readonly app: App;
	readonly file: TFile | null;
	readonly editor: Editor;
	readonly hoverPopover: null;
	readonly frontmatter: FrontMatterCache | null;
}

/** An editor of its own for the cell of a table. */
export interface CellEditor {
	readonly value: string;
	destroy(): void;
}

/** Makes the editor of a cell in an element. */
export type OpenCell = (parent: HTMLElement, text: string) => CellEditor;

export const openCell = Facet.define<OpenCell>();

export const setLivePreview = StateEffect.define<boolean>();

/** Something the widgets depend on has changed, such as the set of code block handlers. */
export const refreshWidgets = StateEffect.define<null>();

export const editorLivePreviewField = StateField.define<boolean>({
	create: () => false,
	update(value, { effects }) {
		for (const effect of effects) if (effect.is(setLivePreview)) value = effect.value;
		return value;
	},
});

export const editorInfoField = StateField.define<EditorInfo | null>({ create: () => null, update: value => value });

export const editorViewField = editorInfoField;

export const editorEditorField = StateField.define<EditorView | null>({ create: () => null, update: value => value });

export const livePreviewState = ViewPlugin.fromClass(
	class {
		mousedown = false;
	},
);
