import { Modal } from 'obsidian';

/** The open dialogs of the plugin, and how each is closed. */
const openDialogs = new Map<Modal, () => void>();

export const dialogOpens = (dialog: Modal, closeNow = (): void => dialog.close()): void =>
	void openDialogs.set(dialog, closeNow);
export const dialogCloses = (dialog: Modal): void => void openDialogs.delete(dialog);

/** Closes all dialogs when the plugin unloads, as they would no longer work. */
export function closeAllDialogs(): void {
	for (const closeNow of [...openDialogs.values()]) closeNow();
}

/** A modal that closes when the plugin unloads. */
export abstract class Dialog extends Modal {
	override open(): void {
		dialogOpens(this, () => this.closeNow());
		super.open();
	}

	override close(): void {
		dialogCloses(this);
		super.close();
	}

	/** Closes without a question. */
	protected closeNow(): void {
		this.close();
	}
}
