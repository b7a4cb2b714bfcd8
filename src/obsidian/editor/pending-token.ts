import { StateEffect, StateField, type Range, type Transaction } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import type { Insertion } from '../../journal/text/insert-lines';
import { showReason } from './reason-in-place';

/** Where a text will stand: where the cursor is, or in place of what was typed. */
export interface Awaited {
	readonly from: number;
	readonly to: number;
}

/** Where an insertion will stand: if it begins a line that has words, at the end of the one above, so that none is moved. */
export function placeOfBlock(text: string, { changes: [first] }: Pick<Insertion, 'changes'>): Awaited {
	const from = first?.from ?? text.length;
	const isBeforeWords = text[from - 1] === '\n' && from < text.length && text[from] !== '\n';
	const at = isBeforeWords ? from - 1 : from;
	return { from: at, to: at };
}

const shown = StateEffect.define<Range<Decoration>>();
const removed = StateEffect.define<PendingToken>();

const tokenOf = ({ spec }: Decoration): unknown => (spec as { readonly widget: unknown }).widget;

/**
 * The tokens that stand for texts on their way. They are in no document and in no undo history; a screen reader hears the
 * text alone.
 */
export const pendingTokens = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(tokens, change) {
		const ends = (token: unknown) =>
			token instanceof PendingToken &&
			((token.isTextNext && isByPlugin(change)) || change.effects.some(one => one.is(removed) && one.value === token));
		return tokens.map(change.changes).update({
			filter: (_from, _to, decoration) => !ends(tokenOf(decoration)),
			add: change.effects.flatMap(one => (one.is(shown) ? [one.value] : [])),
			sort: true,
		});
	},
	provide: field => EditorView.decorations.from(field),
});

const isByPlugin = (change: Transaction): boolean =>
	change.docChanged && ['sworn', 'input.sworn'].some(event => change.isUserEvent(event));

/** Stands in an editor from the start of an action until the very change that writes its text, or until it is refused. */
export class PendingToken extends WidgetType {
	/** Whether the text is planned, so that the next change by the plugin writes it: actions are written one after another. */
	isTextNext = false;

	private constructor(
		private readonly view: EditorView,
		private readonly draw: () => HTMLElement,
		private readonly isBeside: boolean,
	) {
		super();
	}

	static show(view: EditorView, { from, to }: Awaited, draw: () => HTMLElement): PendingToken {
		const token = new PendingToken(view, draw, from === to);
		// what is typed meanwhile goes behind it
		const look = from < to ? Decoration.replace({ widget: token }) : Decoration.widget({ widget: token, side: -1 });
		view.dispatch({ effects: shown.of(look.range(from, to)) });
		return token;
	}

	/** Takes it away, and says where it ended; undefined if it is gone. */
	remove(): number | undefined {
		const each = this.view.state.field(pendingTokens).iter();
		while (each.value && tokenOf(each.value) !== this) each.next();
		if (!each.value) return undefined;
		this.view.dispatch({ effects: removed.of(this) });
		return each.to;
	}

	/** The reason stands where it stood; false if it is gone, or its place is out of sight. */
	refuse(reason: string): boolean {
		const end = this.remove();
		return end !== undefined && showReason(this.view, end, reason);
	}

	override toDOM(): HTMLElement {
		const el = this.draw();
		el.setAttr('aria-hidden', 'true');
		// in place of nothing it takes no room, so that no row breaks for it and nothing below it moves
		el.toggleClass('is-beside', this.isBeside);
		return el;
	}
}
