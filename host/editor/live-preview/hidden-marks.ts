import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view';
import { editorLivePreviewField } from '../fields';

const HIDDEN = [
	'formatting-header',
	'formatting-code',
	'formatting-strong',
	'formatting-em',
	'formatting-link-start',
	'formatting-link-end',
];

/** How much of a node is not shown: all of a mark, the target of a link that has a text of its own. */
function hiddenLength(names: readonly string[], text: string): number {
	if (HIDDEN.some(name => names.includes(name))) return text.length;
	return names.includes('hmd-internal-link') ? text.indexOf('|') + 1 : 0;
}

function hideMarks(view: EditorView): DecorationSet {
	const decorations = new RangeSetBuilder<Decoration>();
	if (!view.state.field(editorLivePreviewField, false)) return decorations.finish();
	const { doc, selection } = view.state;
	for (const { from, to } of view.visibleRanges) {
		syntaxTree(view.state).iterate({
			from,
			to,
			enter(node) {
				const line = doc.lineAt(node.from);
				if (selection.ranges.some(range => range.from <= line.to && range.to >= line.from)) return;
				const length = hiddenLength(node.type.name.split('_'), doc.sliceString(node.from, node.to));
				if (length > 0) decorations.add(node.from, node.from + length, Decoration.replace({}));
			},
		});
	}
	return decorations.finish();
}

/** `#`, backticks, `*` and brackets are hidden on lines without the cursor. */
export const hiddenMarks = ViewPlugin.fromClass(
	class {
		decorations: DecorationSet;

		constructor(view: EditorView) {
			this.decorations = hideMarks(view);
		}

		update({ view }: { view: EditorView }): void {
			this.decorations = hideMarks(view);
		}
	},
	{ decorations: plugin => plugin.decorations },
);
