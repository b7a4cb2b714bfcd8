import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view';
import { Decoration, ViewPlugin, WidgetType } from '@codemirror/view';
import { editorInfoField, editorLivePreviewField, setIcon } from 'obsidian';
import { isInline, readInline } from '../../journal/inline/inline-line';
import type { NoteLinks } from '../components/note-links';
import { noteLinks } from '../components/note-links';
import { inlinePill } from './inline-pill';
import { toggleLineCard } from './line-cards-in-editor';

/** Draws inline lines in Live Preview, as far as they are in view. Where the selection touches one, its source shows. */
export const inlineInEditor = ViewPlugin.fromClass(
	class {
		decorations: DecorationSet;

		constructor(view: EditorView) {
			this.decorations = pillsIn(view);
		}

		update(update: ViewUpdate): void {
			if (isOutdated(update)) this.decorations = pillsIn(update.view);
		}
	},
	{ decorations: ({ decorations }) => decorations },
);

const isLive = (state: EditorState): boolean => state.field(editorLivePreviewField, false) ?? false;

const isOutdated = ({ docChanged, viewportChanged, selectionSet, startState, state }: ViewUpdate): boolean =>
	docChanged ||
	viewportChanged ||
	selectionSet ||
	isLive(startState) !== isLive(state) ||
	syntaxTree(startState) !== syntaxTree(state);

function pillsIn({ state, visibleRanges }: EditorView): DecorationSet {
	if (!isLive(state)) return Decoration.none;
	const links = linksIn(state);
	const pills = visibleRanges.flatMap(({ from, to }) =>
		codeSpans(state, from, to).flatMap(span => pillFor(state, span, links)),
	);
	return Decoration.set(pills);
}

/** The notes that the lines may name, seen from the one in the editor. */
function linksIn(state: EditorState): NoteLinks {
	const { app, file } = state.field(editorInfoField);
	return noteLinks(app, file?.path ?? '');
}

function pillFor(state: EditorState, { from, to, code }: CodeSpan, links: NoteLinks): readonly Range<Decoration>[] {
	const isTouched = state.selection.ranges.some(range => range.from <= to && range.to >= from);
	const pill = isTouched || !isInline(code) ? undefined : inlinePill(code, links);
	return pill ? [Decoration.replace({ widget: new InlineWidget(code, links) }).range(from, to)] : [];
}

/** A code span with its backticks, and the code between them. */
interface CodeSpan {
	readonly from: number;
	readonly to: number;
	readonly code: string;
}

/** The app names a piece of a line by all it is, in any order: `formatting_formatting-code_inline-code`. */
function codeSpans(state: EditorState, from: number, to: number): readonly CodeSpan[] {
	const spans: CodeSpan[] = [];
	let open: { readonly from: number; readonly codeFrom: number } | undefined;
	syntaxTree(state).iterate({
		from,
		to,
		enter: ({ type, from, to }) => {
			const names = type.name.split('_');
			if (!names.includes('inline-code') || !names.includes('formatting')) return;
			const isOneLine = open && state.doc.lineAt(open.from).to >= to;
			if (open && isOneLine) spans.push({ from: open.from, to, code: state.sliceDoc(open.codeFrom, from) });
			open = open && isOneLine ? undefined : { from, codeFrom: to };
		},
	});
	return spans;
}

/** A press on the line itself shows its source, so its card has a button. */
function addCardButton(pill: HTMLElement, body: string, view: EditorView): void {
	const button = pill.createEl('button', { cls: 'sworn-inline-card clickable-icon', attr: { type: 'button' } });
	button.setAttr('aria-label', 'Show or hide the card of this move');
	setIcon(button, 'chevron-down');
	button.addEventListener('click', event => {
		event.preventDefault();
		view.dispatch({ effects: toggleLineCard.of(body) });
	});
}

class InlineWidget extends WidgetType {
	constructor(
		private readonly code: string,
		private readonly links: NoteLinks,
	) {
		super();
	}

	override eq(other: InlineWidget): boolean {
		return other.code === this.code;
	}

	override toDOM(view: EditorView): HTMLElement {
		const pill = inlinePill(this.code, this.links) ?? createSpan({ text: this.code });
		const line = readInline(this.code);
		if (line.ok && line.value.kind === 'record') addCardButton(pill, line.value.body, view);
		return pill;
	}

	/** A press on it puts the cursor there, and its source shows; one on the name of a note follows it, one on its button opens the card. */
	override ignoreEvent({ target }: Event): boolean {
		return target instanceof Element && target.closest('a, button') !== null;
	}
}
