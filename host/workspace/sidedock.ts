/** A side of the window that can be folded away. */
abstract class FoldedSide {
	collapsed = true;

	constructor(
		readonly containerEl: HTMLElement,
		private readonly changed: () => void,
	) {
		containerEl.hide();
	}

	expand(): void {
		this.set(false);
	}

	collapse(): void {
		this.set(true);
	}

	toggle(): void {
		this.set(!this.collapsed);
	}

	protected set(collapsed: boolean): void {
		this.collapsed = collapsed;
		this.containerEl.toggle(!collapsed);
		this.changed();
	}
}

/** Beside the notes. */
export class WorkspaceSidedock extends FoldedSide {}

/** On phones and tablets: over the notes. */
export class WorkspaceMobileDrawer extends FoldedSide {}
