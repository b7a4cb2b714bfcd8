import { type EditorState, RangeSetBuilder, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { codeBlockHandlers } from '../../markdown/post-process';
import { readProperties } from '../../markdown/properties/read';
import { getFrontMatterInfo } from '../../yaml';
import { editorInfoField, editorLivePreviewField, refreshWidgets, setLivePreview } from '../fields';
import type { BlockWidget } from './block-widget';
import { CalloutWidget } from './callout-widget';
import { FenceWidget } from './fence-widget';
import { MarkdownWidget } from './markdown-widget';
import { PropertiesWidget } from './properties-widget';
import { TableWidget } from './table-widget';
import { fenceOpening } from './fences';
import { frontmatterEnd, sourceBlocks, type SourceBlock } from './source-blocks';

function fenceWidget(state: EditorState, { first, last }: SourceBlock): BlockWidget | null {
	const { doc } = state;
	const { language, hasBullet } = fenceOpening(doc, first) ?? {};
	const handler = language ? codeBlockHandlers.get(language) : undefined;
	// What is rendered stands for whole lines, so one beside a bullet stays as it is.
	if (!language || !handler || last === first || hasBullet) return null;
	const source = last - 1 > first ? doc.sliceString(doc.line(first + 1).from, doc.line(last - 1).to) : '';
	const info = state.field(editorInfoField, false) ?? null;
	return new FenceWidget(source, language, handler, info, info?.file?.path ?? '');
}

function markdownWidget(state: EditorState, { kind, first, last }: SourceBlock): BlockWidget | null {
	const info = state.field(editorInfoField, false);
	if (!info) return null;
	const { doc } = state;
	const source = doc.sliceString(doc.line(first).from, doc.line(last).to);
	const Widget = kind === 'callout' ? CalloutWidget : kind === 'table' ? TableWidget : MarkdownWidget;
	return new Widget(source, `cm-${kind}`, info, info.file?.path ?? '', [...codeBlockHandlers.values()]);
}

function propertiesWidget(doc: Text): BlockWidget | null {
	const { frontmatter } = getFrontMatterInfo(doc.toString());
	return readProperties(frontmatter) ? new PropertiesWidget(frontmatter) : null;
}

/** Properties that cannot be read. */
const invalid = Decoration.line({ class: 'is-invalid-properties' });

/** Every block away from the cursor is rendered; the one the selection touches is shown as source. */
function drawBlocks(state: EditorState): DecorationSet {
	const decorations = new RangeSetBuilder<Decoration>();
	if (!state.field(editorLivePreviewField, false)) return decorations.finish();
	const { doc, selection } = state;
	const isTouched = (from: number, to: number) => selection.ranges.some(range => range.from <= to && range.to >= from);
	const draw = (from: number, to: number, make: () => BlockWidget | null) => {
		const widget = isTouched(from, to) ? null : make();
		if (widget) decorations.add(from, to, Decoration.replace({ widget, block: true }));
	};
	const propertiesEnd = frontmatterEnd(doc);
	const properties = propertiesEnd > 0 ? propertiesWidget(doc) : null;
	if (properties) draw(0, doc.line(propertiesEnd).to, () => properties);
	else
		for (let line = 1; line <= propertiesEnd; line++)
			decorations.add(doc.line(line).from, doc.line(line).from, invalid);
	for (const block of sourceBlocks(doc, propertiesEnd + 1)) {
		const make = block.kind === 'fence' ? fenceWidget : markdownWidget;
		draw(doc.line(block.first).from, doc.line(block.last).to, () => make(state, block));
	}
	return decorations.finish();
}

/** Block widgets have to come from a state field. */
export const blockWidgets = StateField.define<DecorationSet>({
	create: drawBlocks,
	update(value, transaction) {
		const asked = transaction.effects.some(effect => effect.is(setLivePreview) || effect.is(refreshWidgets));
		return transaction.docChanged || transaction.selection || asked ? drawBlocks(transaction.state) : value;
	},
	provide: field => EditorView.decorations.from(field),
});
