import type { OpenViewState, ViewState, ViewStateResult } from 'obsidian';
import type { App } from '../app-parts';
import { assumed } from '../assumptions/assume';
import { Component } from '../component';
import { reportHostError } from '../errors';
import type { Scope } from '../scope';
import type { TAbstractFile, TFile } from '../vault/files';
import { type LeafGroup, type Side, WorkspaceItem } from './splits';

export type State = Record<string, unknown>;

export abstract class View extends Component {
	app: App;
	icon = 'file';
	navigation = false;
	scope: Scope | null = null;
	containerEl: HTMLElement;

	constructor(readonly leaf: WorkspaceLeaf) {
		super();
		this.app = leaf.app;
		this.containerEl = createDiv('workspace-leaf-content');
	}

	abstract getViewType(): string;
	abstract getDisplayText(): string;

	onOpen(): void | Promise<void> {}

	onClose(): void | Promise<void> {}

	getIcon(): string {
		return this.icon;
	}

	getState(): State {
		return {};
	}

	setState(state: unknown, result: ViewStateResult): Promise<void>;
	async setState(): Promise<void> {}

	getEphemeralState(): State {
		return {};
	}

	setEphemeralState(state: unknown): void;
	setEphemeralState(): void {}

	onResize(): void {}
}

export abstract class ItemView extends View {
	contentEl: HTMLElement;

	constructor(leaf: WorkspaceLeaf) {
		super(leaf);
		this.containerEl.createDiv('view-header').createDiv('view-actions');
		this.contentEl = this.containerEl.createDiv('view-content');
	}
}

/** Nothing is open here yet. */
export class EmptyView extends ItemView {
	override navigation = true;

	constructor(leaf: WorkspaceLeaf) {
		super(leaf);
		this.contentEl.createDiv({ cls: 'empty-state', text: 'No file is open' });
	}

	getViewType(): string {
		return 'empty';
	}

	getDisplayText(): string {
		return 'New tab';
	}
}

/** Stands for a view of which the leaf has the type and state alone. */
abstract class PlaceholderView extends ItemView {
	override navigation = true;

	constructor(
		leaf: WorkspaceLeaf,
		protected readonly of: { readonly type: string; readonly state: State },
	) {
		super(leaf);
	}

	getViewType(): string {
		return this.of.type;
	}

	override getState(): State {
		return this.of.state;
	}
}

/** Stands for a view that is not shown yet. */
export class DeferredView extends PlaceholderView {
	getDisplayText(): string {
		return String(this.of.state['file'] ?? this.of.type);
	}
}

/** Stands for a view whose plugin is not there, until the plugin registers it again. */
export class GoneView extends PlaceholderView {
	constructor(...args: ConstructorParameters<typeof PlaceholderView>) {
		super(...args);
		const el = this.contentEl.createDiv({ cls: 'empty-state', text: this.getDisplayText() });
		el.createDiv({ text: `The plugin that created this tab (${this.of.type}) has gone away.` });
	}

	getDisplayText(): string {
		return 'Plugin no longer active';
	}
}

export abstract class FileView extends ItemView {
	file: TFile | null = null;
	allowNoFile = false;
	override navigation = true;

	override onload(): void {
		const { vault } = this.app;
		this.registerEvent(vault.on('delete', (file: TAbstractFile) => void (file === this.file && this.onDelete())));
		this.registerEvent(
			vault.on('rename', (file: TAbstractFile) => {
				if (this.file && file === this.file) this.followed(this.file).catch(reportHostError);
			}),
		);
	}

	canAcceptExtension(extension: string): boolean;
	canAcceptExtension(): boolean {
		return false;
	}

	getDisplayText(): string {
		return this.file?.basename ?? 'No file';
	}

	onLoadFile(file: TFile): Promise<void>;
	async onLoadFile(): Promise<void> {}

	onUnloadFile(file: TFile): Promise<void>;
	async onUnloadFile(): Promise<void> {}

	onRename(file: TFile): Promise<void>;
	async onRename(): Promise<void> {}

	private async followed(file: TFile): Promise<void> {
		if (assumed.renamedNote === 'view follows') return this.onRename(file);
		await this.loadFile(null);
		await this.loadFile(file);
	}

	async loadFile(file: TFile | null): Promise<void> {
		if (this.file === file) return;
		const before = this.file;
		if (before) await this.onUnloadFile(before);
		const isFirst = assumed.fileOfLoading === 'before the text';
		if (isFirst) this.file = file;
		if (file && assumed.fileOpen === 'before the text') this.app.workspace.tellActiveFile();
		if (file) await this.onLoadFile(file);
		if (!isFirst) this.file = file;
	}

	override getState(): State {
		return { ...super.getState(), ...(this.file ? { file: this.file.path } : {}) };
	}

	override async setState(state: unknown, result: ViewStateResult): Promise<void> {
		const path = (state as State | null)?.['file'];
		const file = typeof path === 'string' ? this.app.vault.getFileByPath(path) : null;
		if (file) await this.loadFile(file);
		await super.setState(state, result);
	}

	/** A view that may be without a file stays; any other goes with its file. */
	private onDelete(): void {
		if (assumed.deletedNote === 'view stays') return;
		if (this.allowNoFile) void this.loadFile(null);
		else this.leaf.detach();
	}
}

export abstract class EditableFileView extends FileView {}

/** What a leaf needs of the workspace that it is in. */
interface LeafOwner {
	readonly activeLeaf: WorkspaceLeaf | null;
	setActiveLeaf(leaf: WorkspaceLeaf): void;
	sideOf(leaf: WorkspaceLeaf): Side;
	isShown(leaf: WorkspaceLeaf): boolean;
	makeView(type: string, leaf: WorkspaceLeaf): View;
	viewTypeFor(extension: string): string;
	tellActiveFile(): void;
	forgetLeaf(leaf: WorkspaceLeaf): void;
	layoutChanged(): void;
}

/** A leaf and its view know each other, so both are in this file. */
export class WorkspaceLeaf extends WorkspaceItem {
	declare parent: LeafGroup;
	view: View;
	readonly containerEl = createDiv('workspace-leaf');
	hoverPopover = null;
	/** When it was active last, as a number that grows; not public. */
	activeTime = 0;
	private pinned = false;

	constructor(
		readonly app: App,
		private readonly workspace: LeafOwner,
	) {
		super();
		this.view = new EmptyView(this);
		this.containerEl.append(this.view.containerEl);
		const activate = () => {
			if (workspace.activeLeaf !== this) workspace.setActiveLeaf(this);
		};
		this.containerEl.addEventListener('mousedown', activate);
		this.containerEl.addEventListener('focusin', activate);
	}

	/** The side of the window that it is on; the host's own. */
	get side(): Side {
		return this.workspace.sideOf(this);
	}

	get isDeferred(): boolean {
		return this.view instanceof DeferredView;
	}

	/** As after a restart: the view is made when it is shown; the host's own. */
	async defer(): Promise<void> {
		await this.open(new DeferredView(this, this.typeAndState()));
	}

	/** The plugin of its view was disabled; the host's own. */
	async losePlugin(): Promise<void> {
		await this.open(new GoneView(this, this.typeAndState()));
	}

	/** The plugin of its view is there again; the host's own. */
	async regainPlugin(): Promise<void> {
		if (this.view instanceof GoneView) await this.setViewState(this.typeAndState());
	}

	private typeAndState(): { type: string; state: State } {
		const { type, state = {} } = this.getViewState();
		return { type, state };
	}

	/** Whether another note may take the place of what it shows; the host's own. */
	canNavigate(): boolean {
		return !this.pinned && this.view.navigation;
	}

	async open(view: View): Promise<View> {
		await this.closeView();
		this.view = view;
		this.containerEl.append(view.containerEl);
		await view.load();
		await view.onOpen();
		if (this.workspace.isShown(this)) view.onResize();
		return view;
	}

	/** A view that can show the file stays and loads it. */
	async openFile(file: TFile, { state, active, eState }: OpenViewState = {}): Promise<void> {
		const type = this.workspace.viewTypeFor(file.extension);
		await this.setViewState({ type, state: { ...state, file: file.path }, active: active ?? true }, eState);
	}

	getViewState(): ViewState {
		return { type: this.view.getViewType(), state: this.view.getState(), pinned: this.pinned };
	}

	async setViewState({ type, state, active, pinned }: ViewState, eState?: unknown): Promise<void> {
		if (pinned !== undefined) this.setPinned(pinned);
		if (this.view instanceof PlaceholderView || this.view.getViewType() !== type) {
			const view = await this.open(this.workspace.makeView(type, this));
			view.containerEl.setAttribute('data-type', type);
		}
		await this.view.setState(state ?? {}, { history: false });
		if (active) this.workspace.setActiveLeaf(this);
		if (eState !== undefined) this.setEphemeralState(eState);
		this.workspace.tellActiveFile();
		this.workspace.layoutChanged();
	}

	detach(): void {
		void this.closeView();
		this.workspace.forgetLeaf(this);
	}

	getEphemeralState(): State {
		return this.view.getEphemeralState();
	}

	setEphemeralState(state: unknown): void {
		this.view.setEphemeralState(state);
	}

	getDisplayText(): string {
		return this.view.getDisplayText();
	}

	getIcon(): string {
		return this.view.getIcon();
	}

	async loadIfDeferred(): Promise<void> {
		if (this.isDeferred) await this.setViewState(this.typeAndState());
	}

	setPinned(pinned: boolean): void {
		if (this.pinned === pinned) return;
		this.pinned = pinned;
		this.trigger('pinned-change', pinned);
	}

	onResize(): void {
		this.view.onResize();
	}

	/** What was typed is saved before the view goes. */
	private async closeView(): Promise<void> {
		const { view } = this;
		this.view = new EmptyView(this);
		const saved = view instanceof FileView && view.file ? view.onUnloadFile(view.file) : undefined;
		view.containerEl.remove();
		const closed = view.onClose();
		view.unload();
		await saved;
		await closed;
	}
}
