import type { Extension } from '@codemirror/state';
import type { OpenViewState, PaneType } from 'obsidian';
import { assumed } from '../assumptions/assume';
import { notBuilt, reportHostError } from '../errors';
import { debounce } from '../functions';
import type { EditorSuggest } from '../ui/popover-suggest';
import type { TFile } from '../vault/files';
import { CanvasView } from './canvas-view';
import { leavesIn } from './layout';
import { EmptyView, FileView, type View, WorkspaceLeaf } from './leaf';
import { MarkdownView } from './markdown-view';
import { OpenFiles } from './open-file';
import { openLink } from './open-link';
import { Panes } from './panes';

export type ViewCreator = (leaf: WorkspaceLeaf) => View;

/** What of the window is in use, and what plugins added to it. */
export class Workspace extends Panes {
	activeLeaf: WorkspaceLeaf | null = null;
	layoutReady = false;
	requestSaveLayout = debounce(() => {}, 0);
	/** What plugins registered; not public. */
	readonly viewCreators = new Map<string, ViewCreator>([
		['empty', leaf => new EmptyView(leaf)],
		['markdown', leaf => new MarkdownView(leaf)],
		['canvas', leaf => new CanvasView(leaf)],
	]);
	readonly viewTypesByExtension = new Map([
		['md', 'markdown'],
		['canvas', 'canvas'],
	]);
	readonly editorExtensions: Extension[] = [];
	readonly editorSuggests: EditorSuggest<unknown>[] = [];
	/** The host's own. */
	readonly openFiles = new OpenFiles(this.app.vault);
	private whenReady: (() => unknown)[] = [];
	private activations = 0;
	private toldFile: TFile | null = null;

	onLayoutReady(callback: () => unknown): void {
		if (this.layoutReady) callback();
		else this.whenReady.push(callback);
	}

	setReady(): void {
		this.layoutReady = true;
		for (const callback of this.whenReady.splice(0)) {
			try {
				callback();
			} catch (error) {
				reportHostError(error);
			}
		}
		this.trigger('layout-ready');
	}

	/** The editor of the active view, or of the card that is edited in a canvas. */
	get activeEditor(): MarkdownView | CanvasView['editing'] {
		const active = this.getActiveViewOfType(MarkdownView) ?? this.getActiveViewOfType(CanvasView)?.editing ?? null;
		const isOfSidebar = !active && assumed.activeEditorOfSidebar === 'last note';
		const view = isOfSidebar ? this.getMostRecentLeaf()?.view : active;
		if (!(view instanceof MarkdownView)) return active;
		return view.getMode() === 'preview' && assumed.activeEditorOfReading === 'null' ? null : view;
	}

	getActiveViewOfType<T extends View>(type: abstract new (...args: never[]) => T): T | null {
		const view = this.activeLeaf?.view;
		return view instanceof type ? view : null;
	}

	/** Not public in the typings, but used by real plugins. */
	getActiveFileView(): FileView | null {
		const active = this.getActiveViewOfType(FileView);
		if (active?.navigation) return active;
		const recent = this.getMostRecentLeaf()?.view;
		return recent instanceof FileView ? recent : null;
	}

	/** The file of the note used last, also while a sidebar is active. */
	getActiveFile(): TFile | null {
		return this.getActiveFileView()?.file ?? null;
	}

	setActiveLeaf(leaf: WorkspaceLeaf, options?: { focus?: boolean }): void;
	/** The older form. */
	setActiveLeaf(leaf: WorkspaceLeaf, pushHistory: boolean, focus: boolean): void;
	setActiveLeaf(leaf: WorkspaceLeaf, options?: { focus?: boolean } | boolean, focus?: boolean): void {
		const isFocused = typeof options === 'object' ? options.focus : focus;
		this.activeLeaf?.containerEl.removeClass('mod-active');
		this.activeLeaf = leaf;
		leaf.containerEl.addClass('mod-active');
		leaf.activeTime = ++this.activations;
		this.bringToFront(leaf);
		if (leaf.isDeferred) leaf.loadIfDeferred().catch(reportHostError);
		if (isFocused && leaf.view instanceof MarkdownView && leaf.view.getMode() === 'source') {
			leaf.view.editor.focus();
		}
		this.trigger('active-leaf-change', leaf);
		this.tellActiveFile();
	}

	/** Brings the leaf to the front of its tabs and unfolds its side. */
	async revealLeaf(leaf: WorkspaceLeaf): Promise<void> {
		await leaf.loadIfDeferred();
		const side = this.sideOf(leaf);
		if (side === 'root') this.setActiveLeaf(leaf);
		else {
			this.bringToFront(leaf);
			(side === 'right' ? this.rightSplit : this.leftSplit).expand();
		}
	}

	openLinkText(
		linktext: string,
		sourcePath: string,
		newLeaf: PaneType | boolean = false,
		openViewState: OpenViewState = {},
	): Promise<void> {
		return openLink(this.app, linktext, sourcePath, newLeaf, openViewState);
	}

	/** Every editor takes up the extensions and code block handlers of now. */
	updateOptions(): void {
		for (const view of this.markdownViews()) view.reconfigureEditor();
	}

	// What follows is the host's own.

	makeView(type: string, leaf: WorkspaceLeaf): View {
		const create = this.viewCreators.get(type);
		if (!create) throw new Error(`stand-in host: there is no view of type "${type}"`);
		return create(leaf);
	}

	viewTypeFor(extension: string): string {
		return this.viewTypesByExtension.get(extension) ?? notBuilt(`a view for .${extension} files`);
	}

	/** The active file can change without the active leaf, and the other way round. */
	tellActiveFile(): void {
		const file = this.getActiveFile();
		if (file === this.toldFile) return;
		this.toldFile = file;
		this.trigger('file-open', file);
	}

	forgetLeaf(leaf: WorkspaceLeaf): void {
		if (!this.layout.leaves().includes(leaf)) return;
		this.layout.remove(leaf);
		if (leavesIn(this.rightSplit).length === 0 && !this.rightSplit.collapsed) this.rightSplit.collapse();
		if (this.activeLeaf === leaf) {
			this.activeLeaf = null;
			const next = this.getMostRecentLeaf();
			if (next) this.setActiveLeaf(next);
			else this.trigger('active-leaf-change', null);
		}
		this.tellActiveFile();
		this.layoutChanged();
	}

	protected override makeLeaf(): WorkspaceLeaf {
		return new WorkspaceLeaf(this.app, this);
	}

	private markdownViews(): MarkdownView[] {
		return this.layout.leaves().flatMap(({ view }) => (view instanceof MarkdownView ? [view] : []));
	}
}
