import { StateField, type EditorState, type Extension, type Range, type Transaction } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { editorEditorField, editorInfoField, editorLivePreviewField, Notice } from 'obsidian';
import { actorName } from '../../../journal/character/unique-character-name';
import type { CodeSpan } from '../../../journal/inline/code-spans';
import { lastIndexAt } from '../../../journal/text/lines';
import { bodyOfInline, readInline } from '../../../journal/inline/inline-record';
import { noteLinks } from '../../components/note-links';
import { drawnRows } from '../../features/record-menu/drawn-record';
import { onRecordMenu } from '../../features/record-menu/on-record-menu';
import { inlineToken, isNamedBefore, type SeenLine } from '../../components/inline-summary-source';
import type { JournalActions } from '../../services/journal-actions';
import { isProseEdit, isTypingInProse } from '../../editor/prose-edit';
import { isInTableCell } from '../../editor/table-cell';
import { asksOthers, heldBlocks } from './after-roll';
import { isCardOpen, toggleCard } from './line-cards-in-editor';
import { recordKeys, spansIn, spansOf } from './records-in-editor';
import { isSelectionInside } from './caret-inside';
import { renderMarginMarker, MARKS_ALONE, onPress, WITH_MARKS } from './margin-marker';
import { addSign } from './pending-icons';
import { looksChanged, toggledLines, toggleLine } from './toggled-lines';
import { isOn } from '../../components/event-target';
import { takeEscape } from '../../components/take-escape';
import { t } from '../../../i18n/translate';

/**
 * Renders inline records in the visible ranges in Live Preview. A record that the selection reaches into shows its source.
 */
export const inlineInEditor = (actions: JournalActions): Extension =>
	ViewPlugin.fromClass(
		class {
			decorations: DecorationSet;
			private readonly stop: () => void;

			constructor(view: EditorView) {
				this.decorations = pillsIn(view, actions);
				this.stop = actions.displayModes.onChange(() => view.dispatch({ effects: looksChanged.of(null) }));
			}

			update(update: ViewUpdate): void {
				if (isOutdated(update)) this.decorations = pillsIn(update.view, actions);
				else this.decorations = this.decorations.map(update.changes);
			}

			destroy(): void {
				this.stop();
			}
		},
		{ decorations: ({ decorations }) => decorations },
	);

const isLive = (state: EditorState): boolean => state.field(editorLivePreviewField, false) ?? false;

function isOutdated(update: ViewUpdate): boolean {
	const { docChanged, viewportChanged, selectionSet, transactions } = update;
	const mayConcern = (docChanged || selectionSet) && !isTypingInProse(update);
	return mayConcern || viewportChanged || looksDifferent(update, transactions);
}

const looksDifferent = (
	{ startState, state }: Pick<Transaction, 'startState' | 'state'>,
	transactions: readonly Transaction[],
): boolean =>
	isLive(startState) !== isLive(state) ||
	startState.field(toggledLines, false) !== state.field(toggledLines, false) ||
	asksOthers(startState, state) ||
	transactions.some(({ effects }) => effects.some(effect => effect.is(looksChanged)));

function pillsIn(view: EditorView, actions: JournalActions): DecorationSet {
	const { state, visibleRanges } = view;
	if (!isLive(state)) return Decoration.none;
	const isVisible = ({ start, end }: CodeSpan) => visibleRanges.some(({ from, to }) => start <= to && end >= from);
	const spans = spansIn(state).filter(span => isVisible(span) && !isWrapped(state, span));
	return pillsFor(state, spans, view.dom, actions);
}

/**
 * Renders the inline records that are wrapped, over several rows. CodeMirror takes what replaces a line break from the
 * state alone.
 */
export const wrappedInEditor = (actions: JournalActions): Extension =>
	StateField.define<DecorationSet>({
		create: state => wrappedPills(state, actions),
		update: (drawn, change) => (isOutdatedBy(change) ? wrappedPills(change.state, actions) : drawn.map(change.changes)),
		provide: field => EditorView.decorations.from(field),
	});

function isOutdatedBy(change: Transaction): boolean {
	const { startState, newDoc, changes } = change;
	if (isProseEdit(startState.doc, newDoc, changes)) spansOf.edited(startState.doc, newDoc, changes);
	const mayConcern = (change.docChanged || change.selection !== undefined) && !isTypingInProse(change);
	return mayConcern || looksDifferent(change, [change]);
}

function wrappedPills(state: EditorState, actions: JournalActions): DecorationSet {
	if (!isLive(state)) return Decoration.none;
	const spans = spansIn(state).filter(span => isWrapped(state, span));
	return pillsFor(state, spans, state.field(editorEditorField, false)?.dom ?? createDiv(), actions);
}

function pillsFor(
	state: EditorState,
	spans: readonly CodeSpan[],
	el: HTMLElement,
	actions: JournalActions,
): DecorationSet {
	if (spans.length === 0) return Decoration.none;
	const { displayModes, vaultIndex } = actions;
	const info = state.field(editorInfoField, false);
	if (!info) return Decoration.none;
	const path = info.file?.path ?? '';
	const hasDice = actions.settings.diceInToken;
	const seen = { actions, links: noteLinks(info.app, path), actor: actorName(path, vaultIndex), hasDice };
	const isStory = displayModes.of(el, path) === 'story';
	const keys = recordKeys(state);
	const held = heldBlocks(state);
	const pills = spans.flatMap(span => {
		const key = keys.get(span.start) ?? '';
		return pillFor(state, span, { ...seen, key, held: heldAs(held.indexOf(span.start)) }, isStory);
	});
	const lines = isStory ? rowsWithMarks(state, pills) : rowsBesideRecords(state, spans);
	return Decoration.set([...pills, ...lines], true);
}

/** Line decorations for rows with marks. A row that contains nothing but marks is collapsed. */
function rowsWithMarks(state: EditorState, pills: readonly Range<Decoration>[]): readonly Range<Decoration>[] {
	const marks = pills.filter(({ value }) => (value.spec as { isMark?: boolean }).isMark);
	const rows = new Map(marks.map(mark => [state.doc.lineAt(mark.from).from, state.doc.lineAt(mark.to).to] as const));
	return [...rows].map(([from, to]) => {
		const text = state.sliceDoc(from, to);
		const inRow = marks.filter(mark => mark.from >= from && mark.to <= to);
		const rest = inRow.reduceRight((left, mark) => left.slice(0, mark.from - from) + left.slice(mark.to - from), text);
		const isAlone = rest.trim() === '';
		return Decoration.line({ class: isAlone ? `${WITH_MARKS} ${MARKS_ALONE}` : WITH_MARKS }).range(from);
	});
}

/** Empty rows around a record that stands alone are as low as the space between paragraphs. */
const rowsBesideRecords = ({ doc }: EditorState, spans: readonly CodeSpan[]): readonly Range<Decoration>[] =>
	spans.flatMap(({ start, end }) => {
		const { from, to, number } = doc.lineAt(start);
		const rows = from === start && to === end ? [number - 1, number + 1] : [];
		const beside = rows.filter(row => row > 0 && row <= doc.lines).map(row => doc.line(row));
		return beside.filter(({ length }) => length === 0).map(({ from }) => BESIDE_RECORD.range(from));
	});

const BESIDE_RECORD = Decoration.line({ class: 'sworn-beside-record' });

/** The context of the inline records in a note. */
interface SeenFrom extends SeenLine {
	readonly actions: JournalActions;
	/** Tells the record from others that are written in the same way. */
	readonly key: string;
	readonly held: Held;
}

/** How a token is held while a panel of the last roll stands, so that the sentence stands still: as it was rolled, or without any room. */
type Held = 'is-held' | 'is-held-back' | undefined;

const heldAs = (place: number): Held => (place < 0 ? undefined : place === 0 ? 'is-held' : 'is-held-back');

/** In characters; a question is no longer. */
const LONGEST_BEFORE = 300;

/** Whether the words before a record in its row of text, or the record that it directly follows, say its name. */
function isNamed(state: EditorState, { start, code }: CodeSpan): boolean {
	const row = state.doc.lineAt(start);
	const text = state.sliceDoc(Math.max(row.from, start - LONGEST_BEFORE), start).replace(/`[^`]*`/g, ' ');
	const spans = spansIn(state);
	const last = spans[lastIndexAt(spans.length, index => (spans[index]?.start ?? 0) <= start) - 1];
	const isNext = last !== undefined && last.end >= row.from && state.sliceDoc(last.end, start).trim() === '';
	return isNamedBefore(code, { text, last: isNext ? last.code : undefined });
}

function pillFor(state: EditorState, span: CodeSpan, seen: SeenFrom, isStory: boolean): readonly Range<Decoration>[] {
	const { start: from, end: to, code } = span;
	const line = isSelectionInside(state, from, to) ? undefined : readInline(code);
	if (!line?.ok) return [];
	const isOpen = state.field(toggledLines, false)?.has(seen.key) ?? false;
	const look = isStory ? (isOpen ? 'shown' : 'mark') : 'line';
	const widget = new InlineWidget(code, look, { ...seen, isNamed: isNamed(state, span) });
	return [Decoration.replace({ widget, isMark: look === 'mark' }).range(from, to)];
}

const isWrapped = ({ doc }: EditorState, { start, end }: CodeSpan): boolean => doc.lineAt(start).to < end;

/** A press opens or closes the card. The text of the record is one key away, or in its menu. */
function addPress(pill: HTMLElement, key: string, view: EditorView): void {
	const toggle = () => {
		if (isInTableCell(view))
			new Notice(t('A record has no card while its table cell is edited. Leave the cell first.'));
		else toggleCard(view, key);
	};
	pill.setAttrs({ role: 'button', tabindex: 0 });
	addSign(view, pill, { key, opensCard: true });
	// otherwise the cursor would move to the record, which shows its text in place of the token
	pill.addEventListener('mousedown', event => {
		if (event.button === 0) event.preventDefault();
	});
	onPress(pill, toggle);
	pill.addEventListener('keydown', event => {
		if (isCardOpen(view, key) && takeEscape(event)) toggle();
	});
}

/** How an inline record is rendered: as itself, or in story mode as a mark, or revealed by a press on the mark. */
type DrawnAs = 'line' | 'mark' | 'shown';

class InlineWidget extends WidgetType {
	constructor(
		private readonly code: string,
		private readonly look: DrawnAs,
		private readonly seen: SeenFrom,
	) {
		super();
	}

	override eq(other: InlineWidget): boolean {
		return (
			other.code === this.code &&
			other.look === this.look &&
			(['key', 'held', 'actor', 'hasDice', 'isNamed'] as const).every(key => other.seen[key] === this.seen[key])
		);
	}

	override toDOM(view: EditorView): HTMLElement {
		const { code, seen, look } = this;
		const pill = inlineToken(code, seen) ?? createSpan({ text: code });
		if (seen.held) pill.addClass(seen.held);
		const line = readInline(code);
		if (!line.ok) return pill;
		const body = bodyOfInline(line.value);
		if (body !== undefined) this.addMenu(pill, body, view);
		if (look === 'line') {
			if (body !== undefined) addPress(pill, seen.key, view);
			return pill;
		}
		if (body !== undefined) addSign(view, pill, { key: seen.key, opensCard: false });
		renderMarginMarker(pill, look === 'mark', () => view.dispatch({ effects: toggleLine.of(seen.key) }));
		return pill;
	}

	private addMenu(pill: HTMLElement, body: string, view: EditorView): void {
		const { actions } = this.seen;
		onRecordMenu(pill, () => {
			const path = view.state.field(editorInfoField, false)?.file?.path ?? '';
			const at = view.posAtDOM(pill);
			const { end } = spansIn(view.state).find(({ start }) => start === at) ?? { end: at };
			const rowOf = (offset: number) => view.state.doc.lineAt(offset).number - 1;
			const near = { lineStart: rowOf(at), lineEnd: rowOf(end) };
			const where = isInTableCell(view) ? { body } : { body, near };
			const show = () => {
				view.dispatch({ selection: { anchor: at }, scrollIntoView: true });
				view.focus();
			};
			const rows = drawnRows(actions, pill, { path, body, where, opener: pill });
			return [...rows, { title: t('Edit its text'), icon: 'code', run: show }];
		});
	}

	/**
	 * A press on a record is handled by its token. One without a card is left to CodeMirror, which moves the cursor there
	 * and so reveals its source.
	 */
	override ignoreEvent({ target }: Event): boolean {
		return this.look !== 'line' || isOn(target, 'a, a *, [role="button"], [role="button"] *');
	}
}
