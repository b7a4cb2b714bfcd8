import type { ViewStateResult } from 'obsidian';
import type { App } from '../app';
import { Component } from '../component';
import { reportHostError } from '../errors';
import { setIcon } from '../icons';
import type { Scope } from '../scope';
import type { Menu } from '../ui/menu';
import type { TAbstractFile, TFile } from '../vault/files';
import type { WorkspaceLeaf } from './leaf';

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

	/** For views to add to; the page has no menu of a pane. */
	onPaneMenu(menu: Menu, source: string): void;
	onPaneMenu(): void {}
}

export abstract class ItemView extends View {
	contentEl: HTMLElement;
	private readonly actionsEl: HTMLElement;

	constructor(leaf: WorkspaceLeaf) {
		super(leaf);
		this.actionsEl = this.containerEl.createDiv('view-header').createDiv('view-actions');
		this.contentEl = this.containerEl.createDiv('view-content');
	}

	addAction(icon: string, title: string, callback: (event: MouseEvent) => unknown): HTMLElement {
		const attr = { 'aria-label': title, role: 'button', tabindex: '0' };
		const action = this.actionsEl.createDiv({ cls: 'clickable-icon view-action', attr, prepend: true });
		setIcon(action, icon);
		action.addEventListener('click', callback);
		return action;
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

export abstract class FileView extends ItemView {
	file: TFile | null = null;
	allowNoFile = false;
	override navigation = true;

	override onload(): void {
		const { vault } = this.app;
		this.registerEvent(vault.on('delete', (file: TAbstractFile) => void (file === this.file && this.onDelete())));
		this.registerEvent(
			vault.on('rename', (file: TAbstractFile) => {
				if (this.file && file === this.file) this.onRename(this.file).catch(reportHostError);
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

	async loadFile(file: TFile | null): Promise<void> {
		if (this.file === file) return;
		const before = this.file;
		if (before) await this.onUnloadFile(before);
		this.file = file;
		if (file) await this.onLoadFile(file);
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
		if (this.allowNoFile) void this.loadFile(null);
		else this.leaf.detach();
	}
}

export abstract class EditableFileView extends FileView {}
