import { type EditorState, type Range, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { codeBlockHandlers } from '../../markdown/post-process';
import { readProperties } from '../../markdown/properties/read';
import { getFrontMatterInfo } from '../../yaml';
import { editorInfoField, editorLivePreviewField, refreshWidgets, setLivePreview } from '../fields';
import type { BlockWidget } from './block-widget';
import { CalloutWidget } from './callout-widget';
import { FenceWidget } from './fence-widget';
import { fenceOpening } from './fences';
import { MarkdownWidget } from './markdown-widget';
import { PropertiesWidget } from './properties-widget';
import { changedBlocks, type SourceBlock, sourceBlocks } from './source-blocks';
import { TableWidget } from './table-widget';
import { isTouched, type Span, textOf } from './tokens';

/** The blocks of a note, and what is drawn of them. */
export interface DrawnBlocks {
	readonly blocks: readonly SourceBlock[];
	readonly decorations: DecorationSet;
	/** What all of them depend on: the mode, the path of the note, and who draws fences. */
	readonly basis: readonly unknown[];
}

function fenceWidget(state: EditorState, { from, to }: Span): BlockWidget | null {
	const { doc } = state;
	const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
	const { language, hasBullet } = fenceOpening(doc, first) ?? {};
	const handler = language ? codeBlockHandlers.get(language) : undefined;
	// What is rendered stands for whole lines, so one beside a bullet stays as it is.
	if (!language || !handler || last === first || hasBullet) return null;
	const source = last - 1 > first ? doc.sliceString(doc.line(first + 1).from, doc.line(last - 1).to) : '';
	const info = state.field(editorInfoField, false) ?? null;
	return new FenceWidget(source, language, handler, info, info?.file?.path ?? '');
}

function markdownWidget(state: EditorState, { kind, ...span }: SourceBlock): BlockWidget | null {
	const info = state.field(editorInfoField, false);
	if (!info) return null;
	const Widget = kind === 'callout' ? CalloutWidget : kind === 'table' ? TableWidget : MarkdownWidget;
	return new Widget(textOf(state, span), `cm-${kind}`, info, info.file?.path ?? '', [...codeBlockHandlers.values()]);
}

function propertiesWidget(state: EditorState, span: Span): BlockWidget | null {
	const { frontmatter } = getFrontMatterInfo(textOf(state, span));
	return readProperties(frontmatter) ? new PropertiesWidget(frontmatter) : null;
}

/** Properties that cannot be read. */
const invalid = Decoration.line({ class: 'is-invalid-properties' });

function invalidLines({ doc }: EditorState, { from, to }: Span): Range<Decoration>[] {
	const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
	return Array.from({ length: last - first + 1 }, (_, i) => invalid.range(doc.line(first + i).from));
}

/** A block away from the cursor is rendered; one that the selection touches is shown as source. */
function drawBlock(state: EditorState, block: SourceBlock): readonly Range<Decoration>[] {
	const { kind, from, to } = block;
	if (kind !== 'properties' && isTouched(state, block)) return [];
	const make = { properties: propertiesWidget, fence: fenceWidget }[kind as string] ?? markdownWidget;
	const widget = make(state, block);
	if (!widget) return kind === 'properties' ? invalidLines(state, block) : [];
	return isTouched(state, block) ? [] : [Decoration.replace({ widget, block: true }).range(from, to)];
}

function basisOf(state: EditorState): readonly unknown[] {
	const path = state.field(editorInfoField, false)?.file?.path;
	return [state.field(editorLivePreviewField, false), path, ...[...codeBlockHandlers].flat()];
}

function drawBlocks(state: EditorState): DrawnBlocks {
	const basis = basisOf(state);
	if (!state.field(editorLivePreviewField, false)) return { blocks: [], decorations: Decoration.none, basis };
	const blocks = sourceBlocks(state.doc);
	return { blocks, decorations: Decoration.set(blocks.flatMap(block => drawBlock(state, block))), basis };
}

const without = (decorations: DecorationSet, span: Span): DecorationSet =>
	decorations.update({
		filterFrom: span.from,
		filterTo: span.to,
		filter: from => from < span.from || from > span.to,
	});

/** Draws anew what the change or the selection touches; all else keeps its widgets. */
function redraw(drawn: DrawnBlocks, { startState, state, changes, docChanged }: Transaction): DrawnBlocks {
	const { blocks, searched, found } = docChanged
		? changedBlocks(drawn.blocks, { old: startState.doc, doc: state.doc, changes })
		: { blocks: drawn.blocks, searched: null, found: [] };
	const left = startState.selection.ranges.map(({ from, to }) => ({
		from: changes.mapPos(from, -1),
		to: changes.mapPos(to, 1),
	}));
	const anew = new Set([...found, ...blocks.filter(block => isTouched(state, block) || touches(left, block))]);
	const spans = searched ? [searched, ...anew] : [...anew];
	const kept = spans.reduce(without, drawn.decorations.map(changes));
	const add = [...anew].flatMap(block => drawBlock(state, block));
	return { blocks, decorations: kept.update({ add, sort: true }), basis: drawn.basis };
}

const touches = (spans: readonly Span[], { from, to }: Span): boolean =>
	spans.some(span => span.from <= to && span.to >= from);

/** Block widgets have to come from a state field. */
export const blockWidgets = StateField.define<DrawnBlocks>({
	create: drawBlocks,
	update(drawn, transaction) {
		const { state, docChanged, selection, effects } = transaction;
		const isAsked = effects.some(effect => effect.is(setLivePreview) || effect.is(refreshWidgets));
		if (!docChanged && !selection && !isAsked) return drawn;
		const basis = basisOf(state);
		if (isAsked || basis.length !== drawn.basis.length || basis.some((each, i) => each !== drawn.basis[i]))
			return drawBlocks(state);
		return state.field(editorLivePreviewField, false) ? redraw(drawn, transaction) : drawn;
	},
	provide: field => EditorView.decorations.from(field, ({ decorations }) => decorations),
});
