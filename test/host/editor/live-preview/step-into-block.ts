import { type EditorState, EditorSelection, type SelectionRange } from '@codemirror/state';
import type { Command, EditorView, KeyBinding } from '@codemirror/view';
import { getFrontMatterInfo } from '../../yaml';
import { blockWidgets } from './block-widgets';
import { enterProperties } from './properties-widget';

function isDrawnAt(state: EditorState, offset: number): boolean {
	let isDrawn = false;
	state.field(blockWidgets).decorations.between(offset, offset, () => {
		isDrawn = true;
		return false;
	});
	return isDrawn;
}

/** A long line takes several rows: a step from one to the next stays in the line. */
function staysInLine(view: EditorView, range: SelectionRange, forward: boolean): boolean {
	const { head } = view.moveVertically(range, forward);
	const { from, to } = view.state.doc.lineAt(range.head);
	return head !== range.head && head >= from && head <= to;
}

/** The place in the line above or below, where a rendered block ends or starts there. */
function placeInBlock(view: EditorView, range: SelectionRange, forward: boolean): number | null {
	const { doc } = view.state;
	const { number, from, to } = doc.lineAt(range.head);
	if (number === (forward ? doc.lines : 1) || !isDrawnAt(view.state, forward ? to + 1 : from - 1)) return null;
	if (staysInLine(view, range, forward)) return null;
	const next = doc.line(number + (forward ? 1 : -1));
	return next.from + Math.min(range.head - from, next.length);
}

/** The properties are no text to the cursor: it comes into the last of their fields. */
const isAboveText = ({ state }: EditorView, place: number): boolean => {
	const { contentStart } = getFrontMatterInfo(state.doc.toString());
	return place < contentStart;
};

/** What is rendered would be passed over by CodeMirror; in the app the cursor goes into it, and its source shows. */
function step(forward: boolean, extend: boolean): Command {
	return view => {
		const { main, ranges } = view.state.selection;
		if (ranges.length > 1 || (!main.empty && !extend)) return false;
		const place = placeInBlock(view, main, forward);
		if (place === null) return false;
		if (isAboveText(view, place) && !extend && enterProperties(view)) return true;
		const selection = extend ? EditorSelection.range(main.anchor, place) : EditorSelection.cursor(place);
		view.dispatch({ selection, scrollIntoView: true, userEvent: 'select' });
		return true;
	};
}

export const stepKeys: readonly KeyBinding[] = [
	{ key: 'ArrowUp', run: step(false, false), shift: step(false, true) },
	{ key: 'ArrowDown', run: step(true, false), shift: step(true, true) },
];
