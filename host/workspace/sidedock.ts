/** A side of the window that can be folded away. */
export class WorkspaceSidedock {
	collapsed: boolean;

	constructor(
		readonly containerEl: HTMLElement,
		private readonly changed: () => void,
	) {
		this.collapsed = true;
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

	private set(collapsed: boolean): void {
		this.collapsed = collapsed;
		this.containerEl.toggle(!collapsed);
		this.changed();
	}
}
