import type { Extension } from '@codemirror/state';
import type { OpenViewState, PaneType } from 'obsidian';
import type { App } from '../app';
import { notBuilt, reportHostError } from '../errors';
import { Events } from '../events';
import { debounce, normalizePath, parseLinktext } from '../functions';
import { Platform } from '../platform';
import type { EditorSuggest } from '../ui/popover-suggest';
import type { TFile } from '../vault/files';
import { type Side, WorkspaceLeaf } from './leaf';
import { MarkdownView } from './markdown-view';
import { WorkspaceMobileDrawer, WorkspaceSidedock } from './sidedock';
import { FileView, type View } from './view';

export type ViewCreator = (leaf: WorkspaceLeaf) => View;

export class Workspace extends Events {
	activeLeaf: WorkspaceLeaf | null = null;
	layoutReady = false;
	readonly containerEl: HTMLElement;
	readonly rootSplit: { readonly containerEl: HTMLElement };
	readonly leftSplit: WorkspaceSidedock | WorkspaceMobileDrawer;
	readonly rightSplit: WorkspaceSidedock | WorkspaceMobileDrawer;
	requestSaveLayout = debounce(() => {}, 0);
	/** What plugins registered; not public. */
	readonly viewCreators = new Map<string, ViewCreator>([['markdown', leaf => new MarkdownView(leaf)]]);
	readonly viewTypesByExtension = new Map([['md', 'markdown']]);
	readonly editorExtensions: Extension[] = [];
	readonly editorSuggests: EditorSuggest<unknown>[] = [];
	private leaves: WorkspaceLeaf[] = [];
	private whenReady: (() => unknown)[] = [];
	private recentLeaf: WorkspaceLeaf | null = null;

	constructor(
		readonly app: App,
		containerEl: HTMLElement,
	) {
		super();
		this.containerEl = containerEl;
		this.leftSplit = this.makeSide('left');
		this.rootSplit = { containerEl: containerEl.createDiv('workspace-split mod-root') };
		this.rightSplit = this.makeSide('right');
	}

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

	/** The editor of the active view, if it has one. */
	get activeEditor(): MarkdownView | null {
		return this.getActiveViewOfType(MarkdownView);
	}

	getActiveViewOfType<T extends View>(type: abstract new (...args: never[]) => T): T | null {
		const view = this.activeLeaf?.view;
		return view instanceof type ? view : null;
	}

	/** Not public in the typings, but used by real plugins. */
	getActiveFileView(): FileView | null {
		const active = this.getActiveViewOfType(FileView);
		if (active?.navigation) return active;
		const recent = this.recentLeaf?.view;
		return recent instanceof FileView ? recent : null;
	}

	/** The file of the note used last, also while a sidebar is active. */
	getActiveFile(): TFile | null {
		return this.getActiveFileView()?.file ?? null;
	}

	/** `false` reuses the leaf used last; any kind of new leaf becomes a tab. */
	getLeaf(newLeaf: PaneType | boolean = false): WorkspaceLeaf {
		if (newLeaf === 'window') this.openPopoutLeaf();
		if (!newLeaf && this.recentLeaf) return this.recentLeaf;
		this.recentLeaf = this.addLeaf('root');
		return this.recentLeaf;
	}

	getUnpinnedLeaf(): WorkspaceLeaf {
		return this.getLeaf();
	}

	getRightLeaf(split: boolean): WorkspaceLeaf | null;
	getRightLeaf(): WorkspaceLeaf | null {
		return this.addLeaf('right');
	}

	getLeftLeaf(split: boolean): WorkspaceLeaf | null;
	getLeftLeaf(): WorkspaceLeaf | null {
		return this.addLeaf('left');
	}

	openPopoutLeaf(): never {
		return notBuilt('a window of its own (openPopoutLeaf)');
	}

	moveLeafToPopout(): never {
		return notBuilt('a window of its own (moveLeafToPopout)');
	}

	getMostRecentLeaf(): WorkspaceLeaf | null {
		return this.recentLeaf;
	}

	async ensureSideLeaf(
		type: string,
		side: 'left' | 'right',
		options: { active?: boolean; reveal?: boolean; state?: Record<string, unknown> } = {},
	): Promise<WorkspaceLeaf> {
		const leaf = this.getLeavesOfType(type)[0] ?? this.addLeaf(side);
		await leaf.setViewState({ type, state: options.state, active: options.active ?? false });
		if (options.reveal !== false) await this.revealLeaf(leaf);
		return leaf;
	}

	getLeavesOfType(type: string): WorkspaceLeaf[] {
		return this.leaves.filter(({ view }) => view?.getViewType() === type);
	}

	detachLeavesOfType(type: string): void {
		for (const leaf of this.getLeavesOfType(type)) leaf.detach();
	}

	iterateAllLeaves(callback: (leaf: WorkspaceLeaf) => unknown): void {
		for (const leaf of [...this.leaves]) callback(leaf);
	}

	iterateRootLeaves(callback: (leaf: WorkspaceLeaf) => unknown): void {
		for (const leaf of this.leavesOn('root')) callback(leaf);
	}

	setActiveLeaf(leaf: WorkspaceLeaf, options?: { focus?: boolean }): void {
		this.activeLeaf = leaf;
		if (leaf.side === 'root') this.recentLeaf = leaf;
		this.showOnly(leaf);
		if (options?.focus && leaf.view instanceof MarkdownView && leaf.view.getMode() === 'source') {
			leaf.view.editor.focus();
		}
		this.trigger('active-leaf-change', leaf);
	}

	/** Brings the leaf to the front of its side. */
	async revealLeaf(leaf: WorkspaceLeaf): Promise<void> {
		if (leaf.side === 'root') this.setActiveLeaf(leaf);
		else {
			this.showOnly(leaf);
			(leaf.side === 'right' ? this.rightSplit : this.leftSplit).expand();
		}
	}

	/** A link to a note that does not exist makes it. */
	async openLinkText(
		linktext: string,
		sourcePath: string,
		newLeaf: PaneType | boolean = false,
		openViewState: OpenViewState = {},
	): Promise<void> {
		const { path, subpath } = parseLinktext(linktext);
		const { metadataCache, vault } = this.app;
		const file =
			metadataCache.getFirstLinkpathDest(path, sourcePath) ??
			(await vault.create(normalizePath(path.endsWith('.md') ? path : `${path}.md`), ''));
		const eState = { ...openViewState.eState, ...(subpath ? { subpath } : {}) };
		await this.getLeaf(newLeaf).openFile(file, { ...openViewState, eState });
	}

	/** Every editor takes up the extensions and code block handlers of now. */
	updateOptions(): void {
		for (const view of this.markdownViews()) view.reconfigureEditor();
	}

	/** Every Reading view is drawn anew. */
	rerenderPreviews(): void {
		for (const view of this.markdownViews()) if (view.getMode() === 'preview') view.previewMode.rerender(true);
	}

	getLastOpenFiles(): string[] {
		return this.leavesOn('root').flatMap(({ view }) => (view instanceof FileView && view.file ? [view.file.path] : []));
	}

	// What follows is the host's own.

	leavesOn(side: Side): WorkspaceLeaf[] {
		return this.leaves.filter(leaf => leaf.side === side);
	}

	splitOf(side: Side): { readonly containerEl: HTMLElement } {
		return { root: this.rootSplit, left: this.leftSplit, right: this.rightSplit }[side];
	}

	makeView(type: string, leaf: WorkspaceLeaf): View {
		const create = this.viewCreators.get(type);
		if (!create) throw new Error(`stand-in host: there is no view of type "${type}"`);
		return create(leaf);
	}

	viewTypeFor(extension: string): string {
		return this.viewTypesByExtension.get(extension) ?? notBuilt(`a view for .${extension} files`);
	}

	forgetLeaf(leaf: WorkspaceLeaf): void {
		this.leaves = this.leaves.filter(other => other !== leaf);
		const next = this.leavesOn(leaf.side).at(-1) ?? null;
		if (this.recentLeaf === leaf) this.recentLeaf = this.leavesOn('root').at(-1) ?? null;
		if (next) this.showOnly(next);
		else if (leaf.side === 'right') this.rightSplit.collapse();
		if (this.activeLeaf === leaf) {
			this.activeLeaf = null;
			if (this.recentLeaf) this.setActiveLeaf(this.recentLeaf);
			else this.trigger('active-leaf-change', null);
		}
		this.trigger('layout-change');
	}

	private addLeaf(side: Side): WorkspaceLeaf {
		const leaf = new WorkspaceLeaf(this, this.splitOf(side).containerEl, side);
		this.leaves.push(leaf);
		this.showOnly(leaf);
		return leaf;
	}

	private makeSide(side: 'left' | 'right'): WorkspaceSidedock | WorkspaceMobileDrawer {
		const changed = () => this.trigger('layout-change');
		return Platform.isMobile
			? new WorkspaceMobileDrawer(this.containerEl.createDiv(`workspace-drawer mod-${side}`), changed)
			: new WorkspaceSidedock(this.containerEl.createDiv(`workspace-split mod-${side}-split`), changed);
	}

	private showOnly(leaf: WorkspaceLeaf): void {
		for (const other of this.leavesOn(leaf.side)) other.containerEl.toggle(other === leaf);
	}

	private markdownViews(): MarkdownView[] {
		return this.leaves.flatMap(({ view }) => (view instanceof MarkdownView ? [view] : []));
	}
}
