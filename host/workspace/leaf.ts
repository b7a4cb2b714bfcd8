import type { OpenViewState, ViewState } from 'obsidian';
import type { App } from '../app';
import type { TFile } from '../vault/files';
import { FileView, type State, type View } from './view';
import { WorkspaceItem } from './item';
import type { Workspace } from './workspace';

export type Side = 'root' | 'left' | 'right';

export class WorkspaceLeaf extends WorkspaceItem {
	view: View | null = null;
	readonly app: App;
	readonly containerEl: HTMLElement;
	readonly isDeferred = false;
	hoverPopover = null;
	parent: object;
	private pinned = false;

	constructor(
		private readonly workspace: Workspace,
		parentEl: HTMLElement,
		readonly side: Side,
	) {
		super();
		this.app = workspace.app;
		this.parent = workspace.splitOf(side);
		this.containerEl = parentEl.createDiv('workspace-leaf');
		const activate = () => {
			if (workspace.activeLeaf !== this && this.view) workspace.setActiveLeaf(this);
		};
		this.containerEl.addEventListener('mousedown', activate);
		this.containerEl.addEventListener('focusin', activate);
	}

	async open(view: View): Promise<View> {
		await this.closeView();
		this.view = view;
		this.containerEl.append(view.containerEl);
		await view.load();
		await view.onOpen();
		return view;
	}

	/** A view that can show the file stays and loads it. */
	async openFile(file: TFile, { state, active, eState }: OpenViewState = {}): Promise<void> {
		const type = this.workspace.viewTypeFor(file.extension);
		await this.setViewState({ type, state: { ...state, file: file.path }, active: active ?? true }, eState);
	}

	getViewState(): ViewState {
		return { type: this.view?.getViewType() ?? 'empty', state: this.view?.getState() ?? {}, pinned: this.pinned };
	}

	async setViewState({ type, state, active, pinned }: ViewState, eState?: unknown): Promise<void> {
		if (pinned !== undefined) this.pinned = pinned;
		if (type === 'empty') await this.closeView();
		else {
			if (this.view?.getViewType() !== type) {
				const view = await this.open(this.workspace.makeView(type, this));
				view.containerEl.setAttribute('data-type', type);
			}
			await this.view?.setState(state ?? {}, { history: false });
		}
		if (active) this.workspace.setActiveLeaf(this);
		if (eState !== undefined) this.setEphemeralState(eState);
		if (this.view instanceof FileView && active) this.workspace.trigger('file-open', this.view.file);
		this.workspace.trigger('layout-change');
	}

	detach(): void {
		void this.closeView();
		this.containerEl.remove();
		this.workspace.forgetLeaf(this);
	}

	getEphemeralState(): State {
		return this.view?.getEphemeralState() ?? {};
	}

	setEphemeralState(state: unknown): void {
		this.view?.setEphemeralState(state);
	}

	getDisplayText(): string {
		return this.view?.getDisplayText() ?? '';
	}

	getIcon(): string {
		return this.view?.getIcon() ?? 'file';
	}

	async loadIfDeferred(): Promise<void> {}

	setPinned(pinned: boolean): void {
		this.pinned = pinned;
	}

	togglePinned(): void {
		this.pinned = !this.pinned;
	}

	onResize(): void {
		this.view?.onResize();
	}

	/** What was typed is saved before the view goes. */
	private async closeView(): Promise<void> {
		const { view } = this;
		if (!view) return;
		this.view = null;
		const saved = view instanceof FileView && view.file ? view.onUnloadFile(view.file) : undefined;
		view.containerEl.remove();
		const closed = view.onClose();
		view.unload();
		await saved;
		await closed;
	}
}
