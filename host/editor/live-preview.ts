import { syntaxTree } from '@codemirror/language';
import { type EditorState, RangeSetBuilder, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, WidgetType } from '@codemirror/view';
import type { MarkdownSectionInformation } from 'obsidian';
import { Component } from '../component';
import { reportHostError } from '../errors';
import { type CodeBlockHandler, codeBlockHandlers, makeContext, runCodeBlock } from '../markdown/post-process';
import { drawProperties, readProperties } from '../markdown/properties';
import { MarkdownRenderer } from '../markdown/renderer';
import { getFrontMatterInfo } from '../yaml';
import { type EditorInfo, editorInfoField, editorLivePreviewField, refreshWidgets, setLivePreview } from './fields';

/** Widgets own what their handlers add; it is unloaded with them. */
const owners = new WeakMap<HTMLElement, Component>();

/** A drawn block that stands for source lines; clicks in it are its own. */
abstract class BlockWidget extends WidgetType {
	protected constructor(readonly source: string) {
		super();
	}

	protected abstract draw(box: HTMLElement, owner: Component, view: EditorView): Promise<void>;
	protected abstract readonly className: string;
	/** The line, counted from the block's first, that "Edit this block" puts the cursor on. */
	protected abstract readonly editLine: number;

	override toDOM(view: EditorView): HTMLElement {
		const box = document.createElement('div');
		box.className = `${this.className} cm-embed-block markdown-rendered`;
		const owner = new Component();
		void owner.load();
		owners.set(box, owner);
		const edit = box.createDiv({ cls: 'edit-block-button', attr: { 'aria-label': 'Edit this block' } });
		edit.textContent = '</>';
		edit.addEventListener('click', () => {
			const line = view.state.doc.lineAt(view.posAtDOM(box)).number + this.editLine;
			view.dispatch({ selection: { anchor: view.state.doc.line(Math.min(line, view.state.doc.lines)).from } });
			view.focus();
		});
		this.draw(box, owner, view).then(() => {
			if (box.isConnected) view.requestMeasure();
		}, reportHostError);
		box.append(edit);
		return box;
	}

	override destroy(box: HTMLElement): void {
		owners.get(box)?.unload();
	}

	override ignoreEvent(): boolean {
		return true;
	}
}

class FenceWidget extends BlockWidget {
	protected readonly className = 'cm-preview-code-block';
	protected readonly editLine = 1;

	constructor(
		source: string,
		readonly language: string,
		readonly handler: CodeBlockHandler,
		readonly info: EditorInfo | null,
		readonly path: string,
	) {
		super(source);
	}

	override eq(other: FenceWidget): boolean {
		return (
			other instanceof FenceWidget &&
			other.language === this.language &&
			other.source === this.source &&
			other.handler === this.handler &&
			other.path === this.path
		);
	}

	protected draw(box: HTMLElement, owner: Component, view: EditorView): Promise<void> {
		const el = box.createDiv(`block-language-${this.language}`);
		const sectionInfo = (): MarkdownSectionInformation | null => {
			if (!box.isConnected || !owner.isLoaded()) return null;
			const { doc } = view.state;
			const first = doc.lineAt(view.posAtDOM(box)).number;
			return { text: doc.toString(), lineStart: first - 1, lineEnd: fenceEnd(doc, first) - 1 };
		};
		const frontmatter = () => this.info?.frontmatter ?? null;
		const context = makeContext({ owner, sourcePath: this.path, frontmatter, sectionInfo });
		return runCodeBlock(this.handler, this.language, this.source, el, context);
	}
}

/** The app draws a callout as a note of its own: blocks inside it do not learn their lines. */
class CalloutWidget extends BlockWidget {
	protected readonly className = 'cm-callout';
	protected readonly editLine = 0;

	constructor(
		source: string,
		readonly info: EditorInfo,
		readonly path: string,
		readonly handlers: readonly CodeBlockHandler[],
	) {
		super(source);
	}

	override eq(other: CalloutWidget): boolean {
		return (
			other instanceof CalloutWidget &&
			other.source === this.source &&
			other.path === this.path &&
			other.handlers.length === this.handlers.length &&
			other.handlers.every(handler => this.handlers.includes(handler))
		);
	}

	protected draw(box: HTMLElement, owner: Component): Promise<void> {
		return MarkdownRenderer.render(this.info.app, this.source, box, this.path, owner);
	}
}

class PropertiesWidget extends BlockWidget {
	protected readonly className = 'cm-properties';
	protected readonly editLine = 1;

	constructor(source: string) {
		super(source);
	}

	override eq(other: PropertiesWidget): boolean {
		return other instanceof PropertiesWidget && other.source === this.source;
	}

	protected async draw(box: HTMLElement): Promise<void> {
		const properties = readProperties(this.source);
		if (properties) box.append(drawProperties(properties));
	}
}

const FENCE = /^\s{0,3}(`{3,}|~{3,})\s*([\w-]+)?/;

/** The number of the line that closes the fence opened on `line`. */
function fenceEnd(doc: Text, line: number): number {
	const open = FENCE.exec(doc.line(line).text)?.[1];
	if (!open) return line;
	for (let i = line + 1; i <= doc.lines; i++) {
		const close = /^\s{0,3}(`{3,}|~{3,})\s*$/.exec(doc.line(i).text)?.[1];
		if (close?.startsWith(open)) return i;
	}
	return doc.lines;
}

function quoteEnd(doc: Text, line: number): number {
	let end = line;
	while (end < doc.lines && /^\s{0,3}>/.test(doc.line(end + 1).text)) end++;
	return end;
}

function frontmatterEnd(doc: Text): number {
	if (!/^---\s*$/.test(doc.line(1).text)) return 0;
	for (let i = 2; i <= doc.lines; i++) if (/^---\s*$/.test(doc.line(i).text)) return i;
	return 0;
}

function fenceWidget(state: EditorState, first: number, last: number): BlockWidget | null {
	const { doc } = state;
	const language = FENCE.exec(doc.line(first).text)?.[2];
	const handler = language ? codeBlockHandlers.get(language) : undefined;
	// An indented fence belongs to a list; those are drawn in Reading view only.
	if (!language || !handler || last === first || /^\s/.test(doc.line(first).text)) return null;
	const source = last - 1 > first ? doc.sliceString(doc.line(first + 1).from, doc.line(last - 1).to) : '';
	const info = state.field(editorInfoField, false) ?? null;
	return new FenceWidget(source, language, handler, info, info?.file?.path ?? '');
}

function calloutWidget(state: EditorState, first: number, last: number): BlockWidget | null {
	const info = state.field(editorInfoField, false);
	if (!info) return null;
	const { doc } = state;
	const source = doc.sliceString(doc.line(first).from, doc.line(last).to);
	return new CalloutWidget(source, info, info.file?.path ?? '', [...codeBlockHandlers.values()]);
}

function propertiesWidget(doc: Text): BlockWidget | null {
	const { frontmatter } = getFrontMatterInfo(doc.toString());
	return readProperties(frontmatter) ? new PropertiesWidget(frontmatter) : null;
}

/** Every block away from the cursor is drawn; the one the selection touches is shown as source. */
function drawBlocks(state: EditorState): DecorationSet {
	const decorations = new RangeSetBuilder<Decoration>();
	if (!state.field(editorLivePreviewField, false)) return decorations.finish();
	const { doc, selection } = state;
	const isTouched = (from: number, to: number) => selection.ranges.some(range => range.from <= to && range.to >= from);
	const propertiesEnd = frontmatterEnd(doc);
	if (propertiesEnd > 0) {
		const { to } = doc.line(propertiesEnd);
		const widget = isTouched(0, to) ? null : propertiesWidget(doc);
		if (widget) decorations.add(0, to, Decoration.replace({ widget, block: true }));
	}
	for (let line = propertiesEnd + 1; line <= doc.lines; line++) {
		const { text, from } = doc.line(line);
		const isFence = FENCE.test(text);
		const isCallout = /^\s{0,3}>\s*\[![\w-]+\]/.test(text);
		if (!isFence && !isCallout) continue;
		const last = isFence ? fenceEnd(doc, line) : quoteEnd(doc, line);
		const { to } = doc.line(last);
		const make = isFence ? fenceWidget : calloutWidget;
		const widget = isTouched(from, to) ? null : make(state, line, last);
		if (widget) decorations.add(from, to, Decoration.replace({ widget, block: true }));
		line = last;
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
