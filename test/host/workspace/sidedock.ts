import { LeafGroup, type WorkspaceRoot, WorkspaceSplit } from './splits';

/** Whether a side of the window is folded away. */
class Fold {
	collapsed = true;

	constructor(
		private readonly containerEl: HTMLElement,
		private readonly changed: () => void,
	) {
		containerEl.hide();
	}

	set(collapsed: boolean): void {
		this.collapsed = collapsed;
		this.containerEl.toggle(!collapsed);
		this.changed();
	}
}

/** Beside the notes. Its tab groups are below each other. */
export class WorkspaceSidedock extends WorkspaceSplit {
	private readonly fold: Fold;

	constructor(
		containerEl: HTMLElement,
		private readonly container: WorkspaceRoot,
		changed: () => void,
	) {
		super('horizontal', containerEl);
		this.fold = new Fold(containerEl, changed);
	}

	override getContainer(): WorkspaceRoot {
		return this.container;
	}

	get collapsed(): boolean {
		return this.fold.collapsed;
	}

	expand(): void {
		this.fold.set(false);
	}

	collapse(): void {
		this.fold.set(true);
	}

	toggle(): void {
		this.fold.set(!this.collapsed);
	}
}

/** On phones and tablets: over the notes. Its leaves are behind each other. */
export class WorkspaceMobileDrawer extends LeafGroup {
	private readonly fold: Fold;

	constructor(
		containerEl: HTMLElement,
		private readonly container: WorkspaceRoot,
		changed: () => void,
	) {
		super(containerEl);
		this.fold = new Fold(containerEl, changed);
	}

	override getContainer(): WorkspaceRoot {
		return this.container;
	}

	firstTabs(): this {
		return this;
	}

	get collapsed(): boolean {
		return this.fold.collapsed;
	}

	expand(): void {
		this.fold.set(false);
	}

	collapse(): void {
		this.fold.set(true);
	}

	toggle(): void {
		this.fold.set(!this.collapsed);
	}
}
