import type { ViewUpdate } from '@codemirror/view';
import type { ViewStateResult } from 'obsidian';
import { Transaction } from '@codemirror/state';
import { assumed } from '../assumptions/assume';
import { Editor } from '../editor/editor';
import type { EditorInfo } from '../editor/fields';
import { linkAt } from '../editor/live-preview/constructs';
import { isTouched } from '../editor/live-preview/tokens';
import { hasScheme } from '../markdown/decorate';
import { MarkdownEditView, MarkdownPreviewView } from '../markdown/modes';
import { Keymap } from '../scope';
import { Menu } from '../ui/menu';
import type { TFile } from '../vault/files';
import { SuggesterQuestions } from './trigger-suggests';
import type { State, WorkspaceLeaf } from './leaf';
import { hunksBetween } from './text-diff';
import { TextFileView } from './text-file-view';

export type NoteMode = 'live' | 'source' | 'preview';

/** A note: one editor for Live Preview and source, and a Reading view beside it. */
export class MarkdownView extends TextFileView {
	readonly editor = new Editor();
	readonly previewMode: MarkdownPreviewView;
	readonly editMode: MarkdownEditView;
	hoverPopover = null;
	private readonly sourceEl: HTMLElement;
	private readonly previewEl: HTMLElement;
	private mode: NoteMode = 'live';
	/** While the host itself puts a text into the editor, it is no edit. */
	private isLoading = false;
	private readonly suggesters = this.questionsIn(this.editor);

	constructor(leaf: WorkspaceLeaf) {
		super(leaf);
		this.containerEl.setAttribute('data-type', 'markdown');
		this.sourceEl = this.contentEl.createDiv('markdown-source-view cm-s-obsidian mod-cm6 is-live-preview');
		this.previewEl = this.contentEl.createDiv({
			cls: 'markdown-reading-view markdown-preview-view markdown-rendered',
			attr: { tabindex: '0' },
		});
		this.previewEl.hide();
		this.editor.mount(
			{
				parent: this.sourceEl,
				info: this.makeInfo(),
				onUpdate: update => this.onUpdate(update),
				makeQuestions: editor => this.questionsIn(editor),
			},
			this.pluginExtensions(),
		);
		this.previewMode = this.addChild(new MarkdownPreviewView(this, this.previewEl));
		this.editMode = this.addChild(new MarkdownEditView(this, this.sourceEl));
		this.registerDomEvent(this.editor.cm.contentDOM, 'blur', () => this.suggesters.onBlur());
		this.registerDomEvent(this.sourceEl, 'contextmenu', (event: MouseEvent) => this.onContextMenu(event));
		this.registerDomEvent(this.contentEl, 'click', (event: MouseEvent) => this.onClick(event));
	}

	/** What is typed in one pane shows in the others before it is saved. */
	override onload(): void {
		super.onload();
		this.registerEvent(
			this.app.workspace.on('quick-preview', (file: TFile | null, data: string) => {
				if (assumed.secondPane === 'when saved') return;
				if (file && file === this.file && data !== this.getViewData()) this.setViewData(data, false);
			}),
		);
	}

	getViewType(): string {
		return 'markdown';
	}

	getMode(): 'source' | 'preview' {
		return this.mode === 'preview' ? 'preview' : 'source';
	}

	/** The current mode; `instanceof MarkdownPreviewView` says which. */
	get currentMode(): MarkdownPreviewView | MarkdownEditView {
		return this.mode === 'preview' ? this.previewMode : this.editMode;
	}

	get noteMode(): NoteMode {
		return this.mode;
	}

	override canAcceptExtension(extension: string): boolean {
		return extension === 'md';
	}

	getViewData(): string {
		return this.editor.getValue();
	}

	/**
	 * `clear` starts afresh; otherwise only the spans that differ are changed, so the cursor stays where it is. The editor has
	 * one kind of line break.
	 */
	setViewData(data: string, clear: boolean): void {
		const text = data.replace(/\r\n?/g, '\n');
		this.isLoading = true;
		try {
			if (clear && assumed.loadedNote === 'new state') {
				this.editor.reset(text, this.pluginExtensions(), this.mode === 'live');
			} else this.putIn(text, clear);
		} finally {
			this.isLoading = false;
		}
		if (this.mode === 'preview') this.previewMode.rerender();
	}

	/** A text in the place of the one that is there; one that differs in its line breaks alone changes nothing. */
	private putIn(text: string, isAnother: boolean): void {
		if (!isAnother && text === this.getViewData()) return;
		const all = { from: 0, to: this.editor.cm.state.doc.length, insert: text };
		const isWhole = isAnother || assumed.cursorInMerge === 'lost';
		const inHistory = isAnother
			? assumed.loadedNote === 'changed text with history'
			: assumed.outsideStep === 'in the history';
		this.editor.cm.dispatch({
			changes: isWhole ? all : hunksBetween(this.getViewData(), text),
			...(isAnother ? { selection: { anchor: 0 } } : {}),
			...(assumed.outsideOrigin === 'set' ? { userEvent: 'set' } : {}),
			annotations: Transaction.addToHistory.of(inHistory),
		});
	}

	clear(): void {
		this.editor.reset('', this.pluginExtensions(), this.mode === 'live');
	}

	async setMode(mode: NoteMode): Promise<void> {
		await this.save();
		const wasReading = this.mode === 'preview';
		this.showMode(mode);
		if (mode === 'preview') await this.previewMode.draw();
		this.app.workspace.trigger('host-mode-change');
		// from reading to editing no event of the app tells it
		if ((mode === 'preview' || !wasReading) && assumed.layoutChange === 'told')
			this.app.workspace.trigger('layout-change');
	}

	reconfigureEditor(): void {
		this.editor.reconfigure(this.pluginExtensions());
	}

	override getState(): State {
		return { ...super.getState(), mode: this.getMode(), source: this.mode === 'source' };
	}

	override async setState(state: unknown, result: ViewStateResult): Promise<void> {
		const { mode, source } = (state ?? {}) as { mode?: unknown; source?: unknown };
		const wanted = mode === 'preview' ? 'preview' : source === true ? 'source' : 'live';
		const changes = (mode !== undefined || source !== undefined) && wanted !== this.mode;
		// The mode first, so that a note opened for reading is not rendered in the editor before.
		if (changes) {
			await this.save();
			this.showMode(wanted);
		}
		await super.setState(state, result);
		if (this.mode === 'preview') await this.previewMode.draw();
	}

	override getEphemeralState(): State {
		const { from, to } = { from: this.editor.getCursor('from'), to: this.editor.getCursor('to') };
		return { cursor: { from, to }, scroll: this.currentMode.getScroll() };
	}

	/** `line` goes to a line, `subpath` to a heading, `scroll` to where `getEphemeralState` was asked. */
	override setEphemeralState(state: unknown): void {
		const { line, subpath, scroll, focus } = (state ?? {}) as Record<'line' | 'subpath' | 'scroll' | 'focus', unknown>;
		if (typeof scroll === 'number') this.currentMode.applyScroll(scroll);
		if (typeof line === 'number') this.goToLine(line);
		if (typeof subpath === 'string') {
			const heading = subpath.replace(/^#/, '');
			const cache = this.file ? this.app.metadataCache.getFileCache(this.file) : null;
			const found = cache?.headings?.find(candidate => candidate.heading === heading);
			if (found) this.goToLine(found.position.start.line);
		}
		if (focus === true && this.mode !== 'preview') this.editor.focus();
	}

	override async onRename(file: TFile): Promise<void> {
		await super.onRename(file);
		if (assumed.renamedDrawing === 'drawn anew') this.previewMode.rerender(true);
	}

	override onunload(): void {
		this.requestSave.cancel();
		this.suggesters.cancel();
		this.editor.cm.destroy();
	}

	private showMode(mode: NoteMode): void {
		this.mode = mode;
		this.sourceEl.toggle(mode !== 'preview');
		this.previewEl.toggle(mode === 'preview');
		this.sourceEl.toggleClass('is-live-preview', mode === 'live');
		this.editor.setLivePreview(mode === 'live');
	}

	private goToLine(line: number): void {
		if (this.mode === 'preview') this.previewMode.scrollToLine(line);
		else this.editor.setCursor(line);
	}

	private pluginExtensions() {
		return this.app.workspace.editorExtensions;
	}

	private makeInfo(): EditorInfo {
		const currentFile = (): TFile | null => this.file;
		const { app, editor } = this;
		return {
			app,
			editor,
			hoverPopover: null,
			get file() {
				return currentFile();
			},
			get frontmatter() {
				const file = currentFile();
				return (file && app.metadataCache.getFileCache(file)?.frontmatter) ?? null;
			},
		};
	}

	private questionsIn(editor: Editor): SuggesterQuestions {
		return new SuggesterQuestions(() => {
			const { activeLeaf, editorSuggests } = this.app.workspace;
			const isAsked = activeLeaf?.view === this || assumed.suggesters === 'every pane';
			return isAsked ? { editor, file: this.file, suggesters: editorSuggests } : null;
		});
	}

	private onUpdate(update: ViewUpdate): void {
		this.suggesters.onUpdate(update);
		if (!update.docChanged) return;
		const { workspace } = this.app;
		if (!this.isLoading || assumed.outsideTold === 'as a change of the editor')
			workspace.trigger('editor-change', this.editor, this);
		if (this.isLoading) return;
		this.dirty = true;
		this.requestSave();
		workspace.trigger('quick-preview', this.file, this.getViewData());
	}

	/** The note that a link in the editor leads to. At the cursor it is text, and only followed on demand. */
	private linkClicked(event: MouseEvent, el: Element | null): string | null {
		if (!el || this.mode !== 'live') return null;
		const { cm } = this.editor;
		const link = linkAt(cm.state, cm.posAtDOM(el));
		if (!link || hasScheme(link.target)) return null;
		return isTouched(cm.state, link) && !Keymap.isModEvent(event) ? null : link.target;
	}

	private onContextMenu(event: MouseEvent): void {
		if (event.defaultPrevented || (event.target instanceof Element && event.target.closest('button'))) return;
		event.preventDefault();
		const menu = new Menu();
		this.app.workspace.trigger('editor-menu', menu, this.editor, this);
		if (menu.items.length > 0) menu.showAtMouseEvent(event);
	}

	private onClick(event: MouseEvent): void {
		if (!(event.target instanceof Element) || event.defaultPrevented) return;
		const link = event.target.closest<HTMLElement>('a.internal-link');
		const typed = event.target.closest('.cm-hmd-internal-link, .cm-link');
		const target = link?.dataset['href'] ?? this.linkClicked(event, typed);
		if (!target) return;
		event.preventDefault();
		void this.app.workspace.openLinkText(target, this.file?.path ?? '', Keymap.isModEvent(event));
	}
}
