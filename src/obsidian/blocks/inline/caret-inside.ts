import type { EditorState } from '@codemirror/state';

/**
 * Whether the selection reaches into a record, which then shows its source. A caret at its edge stands beside it, so
 * that a record is drawn as soon as it is written, with the caret right behind it.
 */
export const isSelectionInside = ({ selection }: EditorState, from: number, to: number): boolean =>
	selection.ranges.some(range => range.from < to && range.to > from);
