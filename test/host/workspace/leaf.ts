import type { OpenViewState, ViewState } from 'obsidian';
import type { App } from '../app';
import { notBuilt } from '../errors';
import type { TFile } from '../vault/files';
import { WorkspaceItem } from './item';
import type { Side } from './layout';
import type { LeafGroup } from './splits';
import { EmptyView, FileView, type State, type View } from './view';

export class WorkspaceLeaf extends WorkspaceItem {
	declare parent: LeafGroup;
	view: View;
	readonly containerEl = createDiv('workspace-leaf');
	/** There is no layout to come back to after a restart, so nothing waits in the background. */
	readonly isDeferred = false;
	hoverPopover = null;
	/** When it was active last, as a number that grows; not public. */
	activeTime = 0;
	private pinned = false;

	constructor(readonly app: App) {
		super();
		const { workspace } = app;
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
		return this.app.workspace.sideOf(this);
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
		if (this.app.workspace.isShown(this)) view.onResize();
		return view;
	}

	/** A view that can show the file stays and loads it. */
	async openFile(file: TFile, { state, active, eState }: OpenViewState = {}): Promise<void> {
		const type = this.app.workspace.viewTypeFor(file.extension);
		await this.setViewState({ type, state: { ...state, file: file.path }, active: active ?? true }, eState);
	}

	getViewState(): ViewState {
		return { type: this.view.getViewType(), state: this.view.getState(), pinned: this.pinned };
	}

	async setViewState({ type, state, active, pinned }: ViewState, eState?: unknown): Promise<void> {
		if (pinned !== undefined) this.setPinned(pinned);
		if (this.view.getViewType() !== type) {
			const view = await this.open(this.app.workspace.makeView(type, this));
			view.containerEl.setAttribute('data-type', type);
		}
		await this.view.setState(state ?? {}, { history: false });
		if (active) this.app.workspace.setActiveLeaf(this);
		if (eState !== undefined) this.setEphemeralState(eState);
		this.app.workspace.tellActiveFile();
		this.app.workspace.layoutChanged();
	}

	detach(): void {
		void this.closeView();
		this.app.workspace.forgetLeaf(this);
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

	async loadIfDeferred(): Promise<void> {}

	setPinned(pinned: boolean): void {
		if (this.pinned === pinned) return;
		this.pinned = pinned;
		this.trigger('pinned-change', pinned);
	}

	togglePinned(): void {
		this.setPinned(!this.pinned);
	}

	setGroup(): never {
		return notBuilt('WorkspaceLeaf.setGroup (linked panes)');
	}

	setGroupMember(): never {
		return notBuilt('WorkspaceLeaf.setGroupMember (linked panes)');
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
