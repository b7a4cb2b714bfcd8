import {
	defaultKeymap,
	history,
	historyKeymap,
	indentLess,
	indentMore,
	indentWithTab,
	redo,
	undo,
} from '@codemirror/commands';
import {
	ChangeSet,
	Compartment,
	EditorSelection,
	EditorState,
	type Extension,
	Prec,
	type Text,
} from '@codemirror/state';
import {
	type Command,
	drawSelection,
	EditorView,
	highlightActiveLine,
	keymap,
	type ViewUpdate,
} from '@codemirror/view';
import type {
	EditorChange,
	EditorCommandName,
	EditorPosition,
	EditorRange,
	EditorRangeOrCaret,
	EditorScrollInfo,
	EditorSelection as EditorSelectionRange,
	EditorSelectionOrCaret,
	EditorTransaction,
} from 'obsidian';
import { assumed } from '../assumptions/assume';
import { notBuilt } from '../errors';
import { getFrontMatterInfo } from '../yaml';
import {
	type CellEditor,
	editorEditorField,
	type EditorInfo,
	editorInfoField,
	editorLivePreviewField,
	livePreviewState,
	openCell,
	refreshWidgets,
	setLivePreview,
} from './fields';
import { lineClasses } from './markdown-mode/line-classes';
import { hyperHighlighting, hyperMarkdown } from './markdown-mode/mode';
import { blockWidgets } from './live-preview/block-widgets';
import { inlineMarks, linkPresses } from './live-preview/inline-marks';
import { stepKeys } from './live-preview/step-into-block';
import { textOfDoc } from './text-of-doc';

const COMMANDS: Partial<Readonly<Record<EditorCommandName, Command>>> = {
	indentMore,
	indentLess,
};

/** What a plugin is taken to do that does not say how its change came about. */
const ownOrigin = (): string => (assumed.replaceOrigin === 'input' ? 'input' : '');

/** Positions outside the text are moved to its edge. */
function toOffset(doc: Text, { line, ch }: EditorPosition): number {
	if (line < 0) return 0;
	if (line >= doc.lines) return doc.length;
	const { from, length } = doc.line(line + 1);
	return from + Math.max(0, Math.min(ch, length));
}

export interface EditorMount {
	readonly parent: HTMLElement;
	readonly info: EditorInfo;
	readonly onUpdate: (update: ViewUpdate) => void;
	/** What asks the suggesters about the editor of a cell. */
	readonly makeQuestions?: (editor: Editor) => { onUpdate(update: ViewUpdate): void; cancel(): void };
}

/** The app's editor interface over a real CodeMirror 6 view. */
export class Editor {
	cm!: EditorView;
	private readonly pluginExtensions = new Compartment();
	private mounted!: EditorMount;

	mount(mount: EditorMount, pluginExtensions: readonly Extension[]): void {
		this.mounted = mount;
		this.cm = new EditorView({ parent: mount.parent, state: this.makeState('', pluginExtensions, true) });
		this.reset('', pluginExtensions, true);
	}

	/** Another note in the same editor: nothing of the old one can be undone; the cursor is below the properties. */
	reset(text: string, pluginExtensions: readonly Extension[], livePreview: boolean): void {
		this.cm.setState(this.makeState(text, pluginExtensions, livePreview));
		const { contentStart } = getFrontMatterInfo(this.getValue());
		if (contentStart > 0) this.cm.dispatch({ selection: { anchor: contentStart } });
	}

	reconfigure(pluginExtensions: readonly Extension[]): void {
		const effects = [this.pluginExtensions.reconfigure([...pluginExtensions]), refreshWidgets.of(null)];
		this.cm.dispatch({ effects });
	}

	setLivePreview(on: boolean): void {
		this.cm.dispatch({ effects: setLivePreview.of(on) });
	}

	getDoc(): this {
		return this;
	}

	refresh(): void {
		this.cm.requestMeasure();
	}

	getValue(): string {
		return textOfDoc(this.doc);
	}

	setValue(content: string): void {
		this.cm.dispatch({ changes: { from: 0, to: this.doc.length, insert: content } });
	}

	getLine(line: number): string {
		return line >= 0 && line < this.doc.lines ? this.doc.line(line + 1).text : '';
	}

	setLine(line: number, text: string): void {
		this.replaceRange(text, { line, ch: 0 }, { line, ch: this.getLine(line).length });
	}

	lineCount(): number {
		return this.doc.lines;
	}

	lastLine(): number {
		return this.doc.lines - 1;
	}

	getSelection(): string {
		const { from, to } = this.cm.state.selection.main;
		return this.cm.state.sliceDoc(from, to);
	}

	somethingSelected(): boolean {
		return this.cm.state.selection.ranges.some(({ empty }) => !empty);
	}

	getRange(from: EditorPosition, to: EditorPosition): string {
		return this.cm.state.sliceDoc(this.posToOffset(from), this.posToOffset(to));
	}

	replaceSelection(replacement: string, origin = ownOrigin()): void {
		this.cm.dispatch(this.cm.state.replaceSelection(replacement), origin ? { userEvent: origin } : {});
	}

	replaceRange(replacement: string, from: EditorPosition, to: EditorPosition = from, origin = ownOrigin()): void {
		const changes = { from: this.posToOffset(from), to: this.posToOffset(to), insert: replacement };
		this.cm.dispatch({ changes, ...(origin ? { userEvent: origin } : {}) });
	}

	getCursor(side: 'from' | 'to' | 'head' | 'anchor' = 'head'): EditorPosition {
		return this.offsetToPos(this.cm.state.selection.main[side]);
	}

	listSelections(): EditorSelectionRange[] {
		return this.cm.state.selection.ranges.map(({ anchor, head }) => ({
			anchor: this.offsetToPos(anchor),
			head: this.offsetToPos(head),
		}));
	}

	setCursor(pos: EditorPosition | number, ch = 0): void {
		this.setSelection(typeof pos === 'number' ? { line: pos, ch } : pos);
	}

	setSelection(anchor: EditorPosition, head: EditorPosition = anchor): void {
		const selection = { anchor: this.posToOffset(anchor), head: this.posToOffset(head) };
		this.cm.dispatch({ selection, scrollIntoView: true });
	}

	setSelections(ranges: readonly EditorSelectionOrCaret[], main = 0): void {
		const selection = ranges.map(({ anchor, head = anchor }) =>
			EditorSelection.range(this.posToOffset(anchor), this.posToOffset(head)),
		);
		this.cm.dispatch({ selection: EditorSelection.create(selection, main) });
	}

	focus(): void {
		this.cm.focus();
	}

	blur(): void {
		this.cm.contentDOM.blur();
	}

	hasFocus(): boolean {
		return this.cm.hasFocus;
	}

	getScrollInfo(): EditorScrollInfo {
		const { scrollTop, scrollLeft, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.cm.scrollDOM;
		return { top: scrollTop, left: scrollLeft, width: scrollWidth, height: scrollHeight, clientWidth, clientHeight };
	}

	scrollTo(x?: number | null, y?: number | null): void {
		if (typeof x === 'number') this.cm.scrollDOM.scrollLeft = x;
		if (typeof y === 'number') this.cm.scrollDOM.scrollTop = y;
	}

	scrollIntoView(range: EditorRange, center = false): void {
		const selection = EditorSelection.range(this.posToOffset(range.from), this.posToOffset(range.to));
		this.cm.dispatch({ effects: EditorView.scrollIntoView(selection, center ? { y: 'center' } : {}) });
	}

	undo(): void {
		undo(this.cm);
	}

	redo(): void {
		redo(this.cm);
	}

	exec(command: EditorCommandName): void {
		(COMMANDS[command] ?? notBuilt(`Editor.exec('${command}')`))(this.cm);
	}

	/**
	 * One step to undo, unless it joins the typing before it: without an origin it is no event of a user. Changes are in
	 * positions of the old text, selections in positions of the new one. The view goes to the selection.
	 */
	transaction({ changes = [], replaceSelection, selection, selections }: EditorTransaction, origin?: string): void {
		const specs = changes.map(({ from, to = from, text }) => ({
			from: this.posToOffset(from),
			to: this.posToOffset(to),
			insert: text,
		}));
		if (replaceSelection !== undefined) {
			for (const { from, to } of this.cm.state.selection.ranges) specs.push({ from, to, insert: replaceSelection });
		}
		const { state } = this.cm;
		const changeSet =
			assumed.transactionPlaces === 'old text'
				? state.changes(specs)
				: specs.reduce((all, spec) => all.compose(ChangeSet.of(spec, all.newLength)), state.changes());
		const after = assumed.transactionSelection === 'new text' ? changeSet.apply(this.doc) : this.doc;
		const range = ({ from, to = from }: EditorRangeOrCaret) =>
			EditorSelection.range(toOffset(after, from), toOffset(after, to));
		const wanted = selections ?? (selection ? [selection] : null);
		this.cm.dispatch({
			changes: changeSet,
			selection: wanted ? EditorSelection.create(wanted.map(range)) : undefined,
			scrollIntoView: true,
			...(origin ? { userEvent: origin } : {}),
		});
	}

	wordAt(pos: EditorPosition): EditorRange | null {
		const word = this.cm.state.wordAt(this.posToOffset(pos));
		return word ? { from: this.offsetToPos(word.from), to: this.offsetToPos(word.to) } : null;
	}

	posToOffset(pos: EditorPosition): number {
		return toOffset(this.doc, pos);
	}

	offsetToPos(offset: number): EditorPosition {
		const inside = Math.max(0, Math.min(offset, this.doc.length));
		const { number, from } = this.doc.lineAt(inside);
		return { line: number - 1, ch: inside - from };
	}

	processLines<T>(
		read: (line: number, lineText: string) => T | null,
		write: (line: number, lineText: string, value: T | null) => EditorChange | void,
		ignoreEmpty = false,
	): void {
		const lines = this.getValue()
			.split('\n')
			.map((text, line) => ({ text, line, value: read(line, text) }));
		const changes = lines
			.filter(({ text }) => !ignoreEmpty || text !== '')
			.map(({ line, text, value }) => write(line, text, value))
			.filter(change => change !== undefined);
		if (changes.length > 0) this.transaction({ changes });
	}

	/** Runs the extensions of plugins, and says that it is about the whole note. */
	private cell(parent: HTMLElement, text: string): CellEditor {
		const { info, makeQuestions } = this.mounted;
		const editor = new Editor();
		const questions = makeQuestions?.(editor);
		editor.mount({ parent, info, onUpdate: update => questions?.onUpdate(update) }, []);
		editor.reset(text, info.app.workspace.editorExtensions, true);
		return {
			get value() {
				return editor.getValue();
			},
			destroy() {
				questions?.cancel();
				editor.cm.destroy();
			},
		};
	}

	private get doc(): Text {
		return this.cm.state.doc;
	}

	private makeState(doc: string, pluginExtensions: readonly Extension[], livePreview: boolean): EditorState {
		return EditorState.create({
			doc,
			extensions: [
				editorLivePreviewField.init(() => livePreview),
				editorInfoField.init(() => this.mounted.info),
				editorEditorField.init(() => this.cm ?? null),
				livePreviewState,
				openCell.of((parent, text) => this.cell(parent, text)),
				blockWidgets,
				inlineMarks,
				linkPresses,
				hyperMarkdown,
				hyperHighlighting,
				lineClasses,
				history(),
				drawSelection(),
				highlightActiveLine(),
				EditorView.lineWrapping,
				EditorState.allowMultipleSelections.of(true),
				this.pluginExtensions.of([...pluginExtensions]),
				Prec.low(keymap.of([...stepKeys, ...defaultKeymap, ...historyKeymap, indentWithTab])),
				EditorView.updateListener.of(update => this.mounted.onUpdate(update)),
				EditorView.contentAttributes.of({ 'aria-label': 'Note text', tabindex: '0' }),
			],
		});
	}
}
