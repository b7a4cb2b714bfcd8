import { EditorView } from '@codemirror/view';
import { editorInfoField } from 'obsidian';

/** An embed of another note, or of the same one. */
const EMBED = '.markdown-embed, .internal-embed';

/** The editor in whose text an element is drawn. What is drawn in an embed belongs to another text. */
export function editorAround(el: HTMLElement): EditorView | undefined {
	const editorEl = el.closest(EMBED) ? null : el.closest<HTMLElement>('.cm-editor');
	return (editorEl && EditorView.findFromDOM(editorEl)) ?? undefined;
}

/**
 * The path of the note in whose editor an element is drawn. It counts more than the path that the element was drawn
 * with: Obsidian may draw the text of a note before the editor has its file.
 */
export const pathAround = (el: HTMLElement): string | undefined =>
	editorAround(el)?.state.field(editorInfoField, false)?.file?.path;
