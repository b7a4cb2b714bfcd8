import { StateField, type EditorState, type Extension, type Range, type Transaction } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';
import { editorInfoField, editorLivePreviewField } from 'obsidian';
import type { SwornBlockAt } from '../../../journal/sworn-block/block-at';
import { paragraphOf } from '../../../journal/note-blocks/inline-paragraph';
import { sectionsOf } from '../../../journal/text/literal-sections';
import type { SectionInfo } from '../../services/display/block-view';
import { answerLater, asksOthers, opensBy, rolledAs, type OpensBy } from './after-roll';
import { AFTER_ROLL, paneKeys } from './keys-of-pane';
import { recordKeys, spanOfKey } from './records-in-editor';
import { isSelectionInside } from './caret-inside';
import { LineCard } from './line-card';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { opening } from '../../editor/open-questions';
import { isTypingInProse } from '../../editor/prose-edit';
import { isInTableCell } from '../../editor/table-cell';
import { textOfDoc } from '../../editor/text-of-doc';
import { updateSign } from './pending-icons';
import { toggledLines } from './toggled-lines';

/**
 * Renders the cards of inline records in Live Preview, each below its paragraph. If the selection reaches into a record,
 * it shows its source and no card.
 */
export const lineCardsInEditor = (actions: JournalActions): Extension =>
	StateField.define<DecorationSet>({
		create: state => cardsIn(state, actions),
		update: (drawn, change) => (isOutdated(change) ? cardsIn(change.state, actions) : drawn.map(change.changes)),
		provide: field => EditorView.decorations.from(field),
	});

const toggledIn = (state: EditorState): ReadonlySet<string> => state.field(toggledLines, false) ?? new Set();

const isLive = (state: EditorState): boolean => state.field(editorLivePreviewField, false) ?? false;

function isOutdated(change: Transaction): boolean {
	const { docChanged, selection, startState, state } = change;
	return (
		((docChanged || selection !== undefined) && !isTypingInProse(change)) ||
		isLive(startState) !== isLive(state) ||
		toggledIn(startState) !== toggledIn(state) ||
		asksOthers(startState, state)
	);
}

const MAY_HOLD = /`[\s>]{0,20}sworn:/i;

const linesIn = (text: string, actions: Actions<'viewState'>): readonly SwornBlockAt[] =>
	MAY_HOLD.test(text) ? actions.viewState.blocksIn(text).filter(({ form }) => form === 'line') : [];

function cardsIn(state: EditorState, actions: JournalActions): DecorationSet {
	if (!isLive(state)) return Decoration.none;
	const path = state.field(editorInfoField, false)?.file?.path ?? '';
	const text = textOfDoc(state.doc);
	const lines = linesIn(text, actions);
	if (lines.length === 0) return Decoration.none;
	const found = sectionsOf(text);
	const toggled = toggledIn(state);
	const keys = recordKeys(state);
	const drawn = lines.flatMap((line): readonly Range<Decoration>[] => {
		if (isSelectionInside(state, line.fenceFrom, line.fenceTo)) return [];
		const { from, to } = paragraphOf(text, line, found);
		if (isDrawnByTheApp(state, from, to)) return [];
		const key = keys.get(line.fenceFrom);
		if (key === undefined) return [];
		const shown = { body: line.body, key, path, isToggled: toggled.has(key) };
		const widget = new LineCardWidget({ ...shown, opensBy: opensBy(state, line), rolled: rolledAs(state) }, actions);
		return [Decoration.widget({ widget, block: true, side: 1 }).range(to)];
	});
	return Decoration.set(drawn, true);
}

const isTouched = ({ selection }: EditorState, from: number, to: number): boolean =>
	selection.ranges.some(range => range.from <= to && range.to >= from);

/**
 * Whether Obsidian renders this part as a widget that includes its records: tables always, callouts unless the
 * selection touches them. Plain quotes are not widgets.
 */
function isDrawnByTheApp(state: EditorState, from: number, to: number): boolean {
	const { text } = state.doc.lineAt(from);
	return /^\s*\|/.test(text) || (/^\s*(?:>\s*)+\[!/.test(text) && !isTouched(state, from, to));
}

/** The card rendered in each element. */
const cards = new WeakMap<Element, DrawnCard & { readonly card: LineCard }>();

/** Whether the card of a record is open below its paragraph. */
export const isCardOpen = ({ contentDOM }: EditorView, key: string): boolean =>
	[...contentDOM.querySelectorAll('.sworn-line-card')].some(el => {
		const drawn = cards.get(el);
		return drawn?.key === key && drawn.card.isOpen;
	});

/** What the card of a record depends on. */
interface DrawnCard {
	readonly body: string;
	/** Tells it from other records that are written in the same way. */
	readonly key: string;
	readonly path: string;
	readonly isToggled: boolean;
	readonly opensBy: OpensBy;
	readonly rolled: string | undefined;
}

/** Opens the panel of a record with the caret behind its token, or folds it, which leaves its questions for later. */
export function toggleCard(view: EditorView, key: string): void {
	const span = spanOfKey(view.state, key);
	if (!span) return;
	view.dispatch(isCardOpen(view, key) ? { effects: answerLater.of(span.start) } : opening(view.state, span.start));
	view.focus();
}

class LineCardWidget extends WidgetType {
	constructor(
		private readonly drawn: DrawnCard,
		private readonly actions: JournalActions,
	) {
		super();
	}

	override eq({ drawn }: LineCardWidget): boolean {
		return (['key', 'path', 'isToggled', 'opensBy'] as const).every(key => drawn[key] === this.drawn[key]);
	}

	override toDOM(view: EditorView): HTMLElement {
		const el = createDiv();
		// a cell has no room for a card, and does not know where it stands in the note
		if (isInTableCell(view)) return el;
		const { body, key, path: sourcePath } = this.drawn;
		el.toggleClass(AFTER_ROLL, this.isAfterRoll);
		const context = { sourcePath, getSectionInfo: () => this.placeIn(view) };
		const on = { context, actions: this.actions };
		const card = new LineCard(el, body, on, {
			...this.drawn,
			onSettled: state => {
				updateSign(view, key, state);
				view.plugin(paneKeys)?.settleSoon();
			},
			close: () => toggleCard(view, key),
			onDrawn: drawn => view.plugin(paneKeys)?.add(drawn, () => spanOfKey(view.state, key)?.start),
		});
		cards.set(el, { ...this.drawn, card });
		card.load();
		return el;
	}

	private get isAfterRoll(): boolean {
		return ['the roll', 'its token', 'its questions'].includes(this.drawn.opensBy);
	}

	override updateDOM(el: HTMLElement): boolean {
		const { opensBy, rolled } = this.drawn;
		const old = cards.get(el);
		if (!old || (['key', 'path', 'isToggled'] as const).some(part => old[part] !== this.drawn[part])) return false;
		el.toggleClass(AFTER_ROLL, this.isAfterRoll);
		old.card.openBy(opensBy, rolled);
		return true;
	}

	override destroy(el: HTMLElement): void {
		cards.get(el)?.card.unload();
	}

	/** The position of this card's record. */
	private placeIn(view: EditorView): SectionInfo {
		if (isInTableCell(view)) return null;
		const text = textOfDoc(view.state.doc);
		const start = spanOfKey(view.state, this.drawn.key)?.start;
		const line = linesIn(text, this.actions).find(({ fenceFrom }) => fenceFrom === start);
		return line ? { text, lineStart: line.startLine, lineEnd: line.endLine, block: line } : null;
	}

	/** Events in a card are handled by the card, not by CodeMirror. */
	override ignoreEvent(): boolean {
		return true;
	}
}
