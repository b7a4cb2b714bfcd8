import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { PreactModal } from './preact-modal';

interface DialogParts {
	readonly title: string;
	/** The class of the modal. */
	readonly class?: string;
	readonly content: (dialog: PlainDialog) => JSX.Element;
	/** Sets the focus, after the host has given it to the first control. */
	readonly focus?: (content: HTMLElement) => void;
	/** Called after it is closed in any way. */
	readonly wasClosed?: (() => void) | undefined;
}

/** Opens a dialog that has no state of its own: its content has it. */
export const openDialog = (app: App, parts: DialogParts): void => new PlainDialog(app, parts).open();

class PlainDialog extends PreactModal {
	constructor(
		app: App,
		private readonly parts: DialogParts,
	) {
		super(app);
	}

	override open(): void {
		super.open();
		this.parts.focus?.(this.contentEl);
	}

	override onOpen(): void {
		const { title, class: own, content } = this.parts;
		if (own !== undefined) this.modalEl.addClass(own);
		this.setTitle(title);
		this.drawContent(content(this));
	}

	override onClose(): void {
		super.onClose();
		this.parts.wasClosed?.();
	}
}
