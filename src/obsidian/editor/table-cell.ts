import type { EditorView } from '@codemirror/view';

/**
 * Whether an editor is that of a table cell, which Obsidian opens inside the editor of the note. Its text is that of the
 * cell, although it gives the whole note as its file.
 */
export const isInTableCell = ({ dom }: EditorView): boolean => dom.parentElement?.closest('.cm-editor') != null;
