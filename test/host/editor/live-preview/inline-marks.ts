import { syntaxTree } from '@codemirror/language';
import { type EditorState, Prec, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { hasScheme } from '../../markdown/decorate';
import { editorInfoField, editorLivePreviewField } from '../fields';
import { type Construct, constructsIn, type LinkConstruct } from './constructs';
import { InlineEmbed } from './inline-embed';
import { lineMarks } from './line-marks';
import { isTouched, type Span, textOf, tokensIn } from './tokens';

type Decorations = readonly Range<Decoration>[];

const hidden = Decoration.replace({});

/** The address of a link outside the vault; nothing else is ever followed by the browser. */
const isWebAddress = (target: string): boolean => /^(https?|mailto):/i.test(target);

function linkText({ target, text }: LinkConstruct): Decorations {
	const outside = { href: target, target: '_blank', rel: 'noopener nofollow', class: 'cm-underline external-link' };
	const attributes = isWebAddress(target) ? outside : { class: 'cm-underline', tabindex: '-1' };
	return [Decoration.mark({ tagName: 'a', attributes }).range(text.from, text.to)];
}

function embed(state: EditorState, { from, to, link }: Construct): Decorations | null {
	const info = state.field(editorInfoField, false);
	if (!link?.isEmbed || !info) return null;
	// Nothing is loaded from the network.
	if (hasScheme(link.target)) return [];
	const widget = new InlineEmbed(link.target, textOf(state, link.text), info, info.file?.path ?? '');
	return [Decoration.replace({ widget }).range(from, to)];
}

function decorateConstruct(state: EditorState, construct: Construct): Decorations {
	if (isTouched(state, construct)) return [];
	const drawn = embed(state, construct);
	if (drawn) return drawn;
	const marks = construct.marks.filter(({ from, to }) => to > from).map(({ from, to }) => hidden.range(from, to));
	return construct.link ? [...marks, ...linkText(construct.link)] : marks;
}

function decorateLine(state: EditorState, line: Span): Decorations {
	const constructs = constructsIn(state, line).flatMap(construct => decorateConstruct(state, construct));
	return [...lineMarks(state, line, tokensIn(state, line)), ...constructs];
}

/** What Live Preview makes of the lines in sight: marks are hidden, links show their text, boxes can be ticked. */
function decorateView({ state, visibleRanges }: EditorView): Decorations {
	if (!state.field(editorLivePreviewField, false)) return [];
	const all: Range<Decoration>[] = [];
	for (const { from, to } of visibleRanges) {
		for (let at = from; at <= to;) {
			const line = state.doc.lineAt(at);
			all.push(...decorateLine(state, line));
			at = line.to + 1;
		}
	}
	return all;
}

const isLive = (state: EditorState): boolean => state.field(editorLivePreviewField, false) ?? false;

const isReplaced = ({ value }: Range<Decoration>): boolean => value.point;

/** Marks away from the cursor are hidden, links show their text only. */
class InlineMarks {
	/** What takes the place of text. */
	replaced: DecorationSet = Decoration.none;
	/** What is around text, inside of all else that does. */
	marked: DecorationSet = Decoration.none;

	constructor(view: EditorView) {
		this.decorate(view);
	}

	update({ view, state, startState, docChanged, viewportChanged, selectionSet }: ViewUpdate): void {
		const isOther = isLive(startState) !== isLive(state) || syntaxTree(startState) !== syntaxTree(state);
		if (docChanged || viewportChanged || selectionSet || isOther) this.decorate(view);
	}

	private decorate(view: EditorView): void {
		const all = decorateView(view);
		this.replaced = Decoration.set(all.filter(isReplaced), true);
		this.marked = Decoration.set(
			all.filter(each => !isReplaced(each)),
			true,
		);
	}
}

export const inlineMarks = ViewPlugin.fromClass(InlineMarks, {
	provide: plugin => [
		EditorView.decorations.of(view => view.plugin(plugin)?.replaced ?? Decoration.none),
		Prec.highest(EditorView.decorations.of(view => view.plugin(plugin)?.marked ?? Decoration.none)),
	],
});

/** A press on a link follows it, and leaves the cursor where it is. */
export const linkPresses = EditorView.domEventHandlers({
	mousedown: ({ target, button }) =>
		button === 0 && target instanceof Element && target.closest('a.cm-underline') !== null,
});
