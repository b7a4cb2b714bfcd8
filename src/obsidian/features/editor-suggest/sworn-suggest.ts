import type { Editor, EditorPosition, EditorSuggestContext, EditorSuggestTriggerInfo, TFile } from 'obsidian';
import { editorInfoField, EditorSuggest } from 'obsidian';
import type { Plan } from '../../../journal/actions/action-notes';
import { announce } from '../../components/announce';
import { isComposing } from '../../components/is-composing';
import { parseOk } from '../../../rules/core/problem';
import { triggerIn, queryAt, type SuggestQuery } from '../../../journal/suggest/query-at-cursor';
import { armedTrigger } from '../../editor/armed-trigger';
import type { Chip } from '../../../play/suggest/suggestion';
import type { JournalActions } from '../../services/journal-actions';
import { isOfNote } from '../../vault/active-note';
import { allRead } from '../../services/wait-for-notes';
import type { TypedRow } from './suggestion-item';
import { drawRow, rowWords } from './render-suggestion';
import { NOT_HERE, typedRows } from './build-suggestions';
import { Prec, type EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { bottomInSight, showBelowCaret } from '../../editor/below-caret';

/** Between a paragraph and what is below it, in pixels. */
const GAP = 6;
/** The height of a row, in pixels; at least this much of the list is in sight. */
const ROW = 44;

/** Places the list of rows below the paragraph of the caret, as wide as its text, and scrolls as far as it needs. */
function placeRows(list: HTMLElement): void {
	const view = EditorView.findFromDOM(list.doc.querySelector<HTMLElement>('.cm-editor.cm-focused') ?? list);
	if (!view) return;
	const place = () => {
		const at = roomBelow(view);
		if (at) list.setCssStyles(at);
	};
	place();
	showBelowCaret(view, () => ({ bottom: paragraphBottom(view) + GAP + list.scrollHeight }), place);
}

/** Where the paragraph of the caret ends; where its line does if little room would be left below. */
function roomBelow(view: EditorView): Partial<CSSStyleDeclaration> | undefined {
	const { head } = view.state.selection.main;
	const caret = view.coordsAtPos(head);
	if (!caret) return undefined;
	const bottom = bottomInSight(view);
	const end = paragraphBottom(view);
	const top = (bottom - end < ROW ? caret.bottom : end) + GAP;
	const { left, width } = lineAround(view, head).getBoundingClientRect();
	return { top: `${top}px`, left: `${left}px`, width: `${width}px`, maxHeight: `${Math.max(ROW, bottom - top)}px` };
}

function paragraphBottom(view: EditorView): number {
	const { doc, selection } = view.state;
	let line = doc.lineAt(selection.main.head);
	while (line.number < doc.lines && doc.line(line.number + 1).text.trim() !== '') line = doc.line(line.number + 1);
	return view.coordsAtPos(line.to)?.bottom ?? Infinity;
}

function lineAround(view: EditorView, at: number): Element {
	const { node } = view.domAtPos(at);
	const el = node.instanceOf(Element) ? node : node.parentElement;
	return el?.closest('.cm-line') ?? view.contentDOM;
}

/** Suggests moves and other actions while typing, after the trigger set in the settings. */
export class TypedSuggest extends EditorSuggest<TypedRow> {
	/** The trigger that the player has typed; any other is plain text. */
	private readonly armedTrigger = armedTrigger(line => triggerIn(line, this.actions.settings.trigger));
	readonly extension: Extension = [
		this.armedTrigger.extension,
		Prec.highest(keymap.of([{ key: 'Enter', run: ({ state }) => this.enterAhead(state) }])),
	];
	/** What Obsidian has asked about last. */
	private asked: EditorSuggestTriggerInfo | undefined;
	private drawn: readonly { readonly el: HTMLElement; readonly row: TypedRow }[] = [];
	/** Resolves when the player has answered what must be known first. */
	private asking: Promise<unknown> | undefined;
	/** The rows for what triggered them just now. */
	private ready: readonly TypedRow[] | undefined;
	private hasBeside = false;
	/** Obsidian marks the row that Enter carries out, and does not say it to screen readers. */
	private readonly onSelect = new MutationObserver(() => this.saySelected());
	private said: string | undefined;
	/** Whether it shows suggestions for typed text. */
	private isOffering = false;
	/** The query whose row is carried out: it is about to go, and is no wish any more. */
	private acting: EditorSuggestTriggerInfo | undefined;

	constructor(private readonly actions: JournalActions) {
		super(actions.app);
		this.scope.register([], 'Tab', event => this.change(event, 1));
		this.scope.register(['Shift'], 'Tab', event => this.change(event, -1));
	}

	private get selected(): TypedRow | undefined {
		return this.drawn.find(({ el }) => el.hasClass('is-selected'))?.row;
	}

	private saySelected(): void {
		const words = this.selected && rowWords(this.selected);
		if (words !== undefined && words !== this.said) announce(words);
		this.said = words;
	}

	/** Completes the selected row, with the word before or behind the one that counts. */
	private change(event: KeyboardEvent, by: 1 | -1): false | undefined {
		if (isComposing(event)) return undefined;
		const { selected } = this;
		const row = selected && this.asTypedNow(selected);
		if (row) this.complete(chipBeside(row, by) ?? row);
		return false;
	}

	override onTrigger(cursor: EditorPosition, editor: Editor, file: TFile | null): EditorSuggestTriggerInfo | null {
		const { trigger } = this.actions.settings;
		if (!file || trigger === '') return null;
		const armed = this.armedTrigger.at(editor);
		const typed = armed === undefined ? undefined : queryAt(editor.getValue(), editor.posToOffset(cursor), trigger);
		if (!typed || typed.from !== armed) {
			// Obsidian closes the list next, which is no Esc
			this.isOffering = false;
			return null;
		}
		const found = { start: editor.offsetToPos(typed.from), end: cursor, query: typed.query };
		if (isSameText(found, this.acting)) return null;
		this.asked = found;
		this.ready = this.canOffer(file.path) ? this.rowsFor({ ...found, editor, file }) : undefined;
		// Obsidian asks the list of another plugin only if this one has no say.
		return this.ready?.length === 0 ? null : found;
	}

	/**
	 * Obsidian asks a moment after each key. Enter that comes before it has asked about what stands behind the trigger now
	 * acts on the first row that is about to stand there, and is no line break.
	 */
	private enterAhead(state: EditorState): boolean {
		const { editor, file } = state.field(editorInfoField, false) ?? {};
		const { asked } = this;
		const found = editor && file ? this.onTrigger(editor.getCursor(), editor, file) : null;
		if (!editor || !file || !found || isSameText(found, asked)) return false;
		const context = { ...found, editor, file };
		this.context = context;
		void Promise.resolve(this.getSuggestions(context)).then(
			([row]) => row && this.context === context && this.choose(row),
		);
		return true;
	}

	/** Whether the rows need no waiting. */
	private canOffer(path: string): boolean {
		return !this.asking && this.actions.viewState.actor(path, undefined).ok;
	}

	override getSuggestions(context: EditorSuggestContext): TypedRow[] | Promise<TypedRow[]> {
		const { path } = context.file;
		const { ready } = this;
		this.ready = undefined;
		if (ready) return this.offering(ready, context);
		if (this.asking) return this.asking.then(() => this.rowsOf(context));
		return this.canOffer(path) ? this.rowsOf(context) : allRead(this.actions, path).then(() => this.rowsOf(context));
	}

	private rowsOf(context: EditorSuggestContext): TypedRow[] {
		return this.offering(this.rowsFor(context), context);
	}

	private rowsFor(context: EditorSuggestContext): readonly TypedRow[] {
		const { editor, file, query } = context;
		const { from, typed } = typedIn(this.actions, context);
		const asked = { journal: file.path, editor, text: editor.getValue(), line: context.end.line, from, typed, query };
		return isOfNote(this.app, editor) ? typedRows(this.actions, asked) : [NOT_HERE];
	}

	private offering(rows: readonly TypedRow[], { editor, start }: EditorSuggestContext): TypedRow[] {
		const query = editor.posToOffset(start) + this.actions.settings.trigger.length;
		const unread = (rows[0]?.unread ?? []).map(([from, to]) => ({ from: query + from, to: query + to }));
		this.armedTrigger.underline(editor, unread);
		this.drawn = [];
		this.isOffering = rows.length > 0;
		this.hasBeside = rows.some(({ isBeside }) => isBeside);
		return [...rows];
	}

	override renderSuggestion(row: TypedRow, el: HTMLElement): void {
		el.toggleClass('is-again', row.name !== undefined && row.name === this.drawn[0]?.row.name);
		this.drawn = [...this.drawn, { el, row }];
		el.addClass('mod-complex');
		el.toggleClass('sworn-beside', row.isBeside === true);
		el.toggleClass('has-chips', !row.rolled && (row.choosing?.chips.length ?? 0) > 1);
		drawRow(row, el, chip => this.complete(chip));
		const list = el.closest<HTMLElement>('.suggestion-container');
		if (this.drawn.length > 1 || !list) return;
		this.onSelect.observe(list, { subtree: true, childList: true, attributeFilter: ['class'] });
		list.addClass('sworn-typed-rows');
		list.toggleClass('has-beside', this.hasBeside);
		// Obsidian places the list at the cursor first
		el.win.requestAnimationFrame(() => {
			if (list.isConnected) placeRows(list);
		});
	}

	override selectSuggestion(shown: TypedRow, event: MouseEvent | KeyboardEvent): void {
		const row = isComposing(event) ? undefined : this.asTypedNow(shown);
		if (row) this.choose(row);
	}

	private choose(row: TypedRow): void {
		const { context } = this;
		const { run, ask, afterwards } = row;
		if (!run && !ask && !afterwards) return this.complete(row);
		this.isOffering = false;
		this.close();
		if (!context) return;
		const { path } = context.file;
		const { writer } = this.actions;
		if (afterwards) void this.takeAway(context).then(isDone => isDone && afterwards());
		else if (ask) this.asking = writer.asTyped({ path }, ask).finally(() => (this.asking = undefined));
		else if (run) {
			this.acting = context;
			void writer.asTyped({ path }, run).finally(() => (this.acting = undefined));
		}
	}

	/**
	 * Obsidian asks a moment after each key, so that a quick Enter may come before the rows for what was typed last. The
	 * first row then stands for the first one of what is typed now, any other one for the row that says the same.
	 */
	private asTypedNow(shown: TypedRow): TypedRow | undefined {
		const { context } = this;
		if (!context) return shown;
		const { editor } = context;
		const cursor = editor.getCursor();
		const typed = queryAt(editor.getValue(), editor.posToOffset(cursor), this.actions.settings.trigger);
		if (!typed || typed.query === context.query) return shown;
		const isFirst = this.drawn[0]?.row === shown;
		Object.assign(context, { start: editor.offsetToPos(typed.from), end: cursor, query: typed.query });
		const rows = this.rowsOf(context);
		return isFirst ? rows[0] : rows.find(({ label }) => label === shown.label);
	}

	/**
	 * Esc leaves the typed text as it is. Obsidian also closes the list when the editor loses the focus, as when the
	 * player looks into another window or hides the keyboard; that dismisses nothing.
	 */
	override close(): void {
		const { context } = this;
		if (this.isOffering && context?.editor.hasFocus()) this.armedTrigger.disarm(context.editor);
		this.isOffering = false;
		this.onSelect.disconnect();
		this.said = undefined;
		super.close();
	}

	/** Completes the typed text without rolling, at once, since Enter may be the next key. The trigger stays as it is. */
	private complete({ completion }: Pick<TypedRow, 'completion'>): void {
		const { context } = this;
		if (!context || completion === undefined) return;
		const { editor, start, end } = context;
		const { typed } = typedIn(this.actions, context);
		if (editor.getRange(start, end) !== typed) return;
		const behind = { line: start.line, ch: start.ch + this.actions.settings.trigger.length };
		editor.replaceRange(completion, behind, end);
		editor.setCursor({ line: start.line, ch: behind.ch + completion.length });
	}

	/** Takes away what was typed. */
	private async takeAway(context: EditorSuggestContext): Promise<boolean> {
		const { path } = context.file;
		const { from, typed } = typedIn(this.actions, context);
		const before = context.editor.getValue();
		const write = () =>
			this.actions.write<Plan>([path], texts => {
				const isThere = texts.get(path)?.startsWith(typed, from) === true;
				const change = { from, to: from + typed.length, insert: '' };
				if (!isThere) return parseOk({ edits: [] });
				// Where the player has written on, the cursor moves with the text.
				const isStill = texts.get(path) === before;
				return parseOk({
					edits: [{ path, changes: [change], typed: change }],
					...(isStill ? { cursor: from } : {}),
				});
			});
		return (await this.actions.writer.asTyped({ path }, write)) !== undefined;
	}
}

const isSameText = (found: EditorSuggestTriggerInfo, asked: EditorSuggestTriggerInfo | undefined): boolean =>
	asked?.query === found.query && asked.start.line === found.start.line && asked.start.ch === found.start.ch;

/** The word before or behind the one that counts, round the end. */
function chipBeside({ choosing }: TypedRow, by: 1 | -1): Chip | undefined {
	const chips = choosing?.chips ?? [];
	const at = chips.findIndex(({ isOn }) => isOn) + by;
	return chips.length > 1 ? chips.at(at % chips.length) : undefined;
}

/** The trigger with the text after it, and its offset. */
function typedIn(
	{ settings }: Pick<JournalActions, 'settings'>,
	{ editor, start, query }: EditorSuggestContext,
): Pick<SuggestQuery, 'from'> & { readonly typed: string } {
	const trigger = editor.getRange(start, { line: start.line, ch: start.ch + settings.trigger.length });
	return { from: editor.posToOffset(start), typed: trigger + query };
}
