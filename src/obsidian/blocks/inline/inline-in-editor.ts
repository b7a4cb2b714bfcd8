import type { EditorState, Extension, Range, Text, Transaction } from '@codemirror/state';
import { StateField } from '@codemirror/state';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';
import { Decoration, EditorView, ViewPlugin, WidgetType } from '@codemirror/view';
import { editorEditorField, editorInfoField, editorLivePreviewField, Notice, setIcon } from 'obsidian';
import { actorName } from '../../../journal/character/name-for';
import { inlineCodes, type CodeSpan } from '../../../journal/inline/code-spans';
import { bodyOfInline, readInline } from '../../../journal/inline/inline-line';
import type { NoteLinks } from '../../components/note-links';
import { noteLinks } from '../../components/note-links';
import { drawnRows } from '../../features/record-menu/drawn-record';
import { onRecordMenu } from '../../features/record-menu/on-record-menu';
import { inlinePill } from '../../components/inline-pill';
import type { JournalActions } from '../../services/journal-actions';
import { isInTableCell } from '../../editor/table-cell';
import { isCardOpen } from './line-cards-in-editor';
import { drawAsMark, MARKS_ALONE, WITH_MARKS } from './line-mark';
import { addSign } from './line-signs';
import { lineKey, looksChanged, toggledLines, toggleLine } from './toggled-lines';
import { isOn } from '../../components/event-target';
import { takeEscape } from '../../components/take-escape';
import { t } from '../../../language/text';

/**
 * Renders inline records in the visible ranges in Live Preview. A record that the selection touches shows its source.
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
			}

			destroy(): void {
				this.stop();
			}
		},
		{ decorations: ({ decorations }) => decorations },
	);

const isLive = (state: EditorState): boolean => state.field(editorLivePreviewField, false) ?? false;

const isOutdated = ({
	docChanged,
	viewportChanged,
	selectionSet,
	startState,
	state,
	transactions,
}: ViewUpdate): boolean =>
	docChanged ||
	viewportChanged ||
	selectionSet ||
	isLive(startState) !== isLive(state) ||
	startState.field(toggledLines, false) !== state.field(toggledLines, false) ||
	transactions.some(({ effects }) => effects.some(effect => effect.is(looksChanged)));

function pillsIn(view: EditorView, actions: JournalActions): DecorationSet {
	const { state, visibleRanges } = view;
	if (!isLive(state)) return Decoration.none;
	const isVisible = ({ start, end }: CodeSpan) => visibleRanges.some(({ from, to }) => start <= to && end >= from);
	const spans = spansIn(state).filter(span => !isWrapped(state, span) && isVisible(span));
	return pillsFor(state, spans, view.dom, actions);
}

/**
 * Renders the inline records that are wrapped, over several rows. CodeMirror takes what replaces a line break from the
 * state alone.
 */
export const wrappedInEditor = (actions: JournalActions): Extension =>
	StateField.define<DecorationSet>({
		create: state => wrappedPills(state, actions),
		update: (drawn, change) => (isOutdatedBy(change) ? wrappedPills(change.state, actions) : drawn),
		provide: field => EditorView.decorations.from(field),
	});

const isOutdatedBy = ({ docChanged, selection, startState, state, effects }: Transaction): boolean =>
	docChanged ||
	selection !== undefined ||
	isLive(startState) !== isLive(state) ||
	startState.field(toggledLines, false) !== state.field(toggledLines, false) ||
	effects.some(effect => effect.is(looksChanged));

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
	const seen = { actions, links: noteLinks(info.app, path), actor: actorName(path, vaultIndex) };
	const isStory = displayModes.of(el, path) === 'story';
	const pills = spans.flatMap(span => pillFor(state, span, seen, isStory));
	const lines = isStory ? rowsWithMarks(state, pills) : [];
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

/** The context of the inline records in a note. */
interface SeenFrom {
	readonly actions: JournalActions;
	readonly links: NoteLinks;
	/** What the note calls the character whose journal it is. */
	readonly actor: string | undefined;
}

function pillFor(
	state: EditorState,
	{ start: from, end: to, code }: CodeSpan,
	seen: SeenFrom,
	isStory: boolean,
): readonly Range<Decoration>[] {
	const isTouched = state.selection.ranges.some(range => range.from <= to && range.to >= from);
	const line = isTouched ? undefined : readInline(code);
	if (!line?.ok) return [];
	const isOpen = state.field(toggledLines, false)?.has(lineKey(code, line.value)) ?? false;
	const look = isStory ? (isOpen ? 'shown' : 'mark') : 'line';
	const widget = new InlineWidget(code, look, seen);
	return [Decoration.replace({ widget, isMark: look === 'mark' }).range(from, to)];
}

/** The inline records of each text, so that moving the cursor does not search it again. */
const known = new WeakMap<Text, readonly CodeSpan[]>();

/** The inline records in the editor, which are those of the note: what is drawn is what is found and counted. */
function spansIn({ doc }: EditorState): readonly CodeSpan[] {
	const spans = known.get(doc) ?? inlineCodes(doc.toString());
	known.set(doc, spans);
	return spans;
}

const isWrapped = ({ doc }: EditorState, { start, end }: CodeSpan): boolean => doc.lineAt(start).to < end;

/** Pressing the record itself reveals its source, so its card has a button of its own. */
function addCardButton(pill: HTMLElement, body: string, view: EditorView): void {
	const button = pill.createEl('button', { cls: 'sworn-inline-card clickable-icon', attr: { type: 'button' } });
	button.setAttr('aria-label', t('Show or hide the card of this record'));
	setIcon(button, 'chevron-down');
	addSign(view, button, body);
	button.addEventListener('click', event => {
		event.preventDefault();
		if (isInTableCell(view))
			new Notice(t('A record has no card while its table cell is edited. Leave the cell first.'));
		else view.dispatch({ effects: toggleLine.of(body) });
	});
	button.addEventListener('keydown', event => {
		if (isCardOpen(view, body) && takeEscape(event)) view.dispatch({ effects: toggleLine.of(body) });
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
		return other.code === this.code && other.look === this.look && other.seen.actor === this.seen.actor;
	}

	override toDOM(view: EditorView): HTMLElement {
		const pill = inlinePill(this.code, this.seen.links, this.seen.actor) ?? createSpan({ text: this.code });
		const line = readInline(this.code);
		if (!line.ok) return pill;
		const body = bodyOfInline(line.value);
		if (body !== undefined) this.addMenu(pill, body, view);
		if (this.look === 'line') {
			if (body !== undefined) addCardButton(pill, body, view);
			return pill;
		}
		const key = lineKey(this.code, line.value);
		drawAsMark(pill, this.look === 'mark', () => view.dispatch({ effects: toggleLine.of(key) }));
		return pill;
	}

	private addMenu(pill: HTMLElement, body: string, view: EditorView): void {
		const { actions } = this.seen;
		onRecordMenu(pill, () => {
			const path = view.state.field(editorInfoField, false)?.file?.path ?? '';
			const at = view.posAtDOM(pill);
			const { end } = spansIn(view.state).find(({ start }) => start === at) ?? { end: at };
			const rowOf = (offset: number) => view.state.doc.lineAt(offset).number - 1;
			const opener = pill.querySelector<HTMLElement>('.sworn-inline-card') ?? pill;
			const near = { lineStart: rowOf(at), lineEnd: rowOf(end) };
			const where = isInTableCell(view) ? { body } : { body, near };
			return drawnRows(actions, pill, { path, body, where, opener });
		});
	}

	/**
	 * Lets CodeMirror move the cursor to a pressed record, which reveals its source, but ignores presses on links and
	 * buttons. In story mode it ignores all presses, as they toggle the mark.
	 */
	override ignoreEvent({ target }: Event): boolean {
		return this.look !== 'line' || isOn(target, 'a *, button *, a, button');
	}
}
