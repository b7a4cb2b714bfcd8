import { EditorView } from '@codemirror/view';
import { bottomInSight, showBelowCaret } from '../../editor/below-caret';

/** Between a paragraph and what is below it, in pixels. */
const GAP = 6;
/** The height of a row, in pixels; at least this much of the list is in sight. */
const ROW = 44;

/** Places the list of rows below the paragraph of the caret, as wide as its text, and scrolls as far as it needs. */
export function placeRows(list: HTMLElement): void {
	const view = EditorView.findFromDOM(list.doc.querySelector<HTMLElement>('.cm-editor.cm-focused') ?? list);
	if (!view) return;
	const place = () => {
		const at = roomBelow(view);
		if (at) list.setCssStyles(at);
	};
	place();
	showBelowCaret(view, () => paragraphBottom(view) + GAP + list.scrollHeight, place);
}

/** Where the paragraph of the caret ends; where its line does if little room would be left below. */
function roomBelow(view: EditorView): Partial<CSSStyleDeclaration> | undefined {
	const { head } = view.state.selection.main;
	const caret = view.coordsAtPos(head);
	if (!caret) return undefined;
	const bottom = bottomInSight(view);
	const end = paragraphBottom(view);
	const top = (bottom - end < ROW ? caret.bottom : end) + GAP;
	const { left, width } = lineAround(view, head).getBoundingClientRect();
	return { top: `${top}px`, left: `${left}px`, width: `${width}px`, maxHeight: `${Math.max(ROW, bottom - top)}px` };
}

function paragraphBottom(view: EditorView): number {
	const { doc, selection } = view.state;
	let line = doc.lineAt(selection.main.head);
	while (line.number < doc.lines && doc.line(line.number + 1).text.trim() !== '') line = doc.line(line.number + 1);
	return view.coordsAtPos(line.to)?.bottom ?? Infinity;
}

function lineAround(view: EditorView, at: number): Element {
	const { node } = view.domAtPos(at);
	const el = node.instanceOf(Element) ? node : node.parentElement;
	return el?.closest('.cm-line') ?? view.contentDOM;
}
