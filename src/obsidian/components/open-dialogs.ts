import { Modal } from 'obsidian';

/** The open dialogs of the plugin. */
const openDialogs = new Set<Modal>();

export const dialogOpens = (dialog: Modal): void => void openDialogs.add(dialog);
export const dialogCloses = (dialog: Modal): void => void openDialogs.delete(dialog);

/** Closes all dialogs when the plugin unloads, as they would no longer work. */
export function closeAllDialogs(): void {
	for (const dialog of [...openDialogs]) dialog.close();
}

/** A modal that closes when the plugin unloads. */
export abstract class Dialog extends Modal {
	override open(): void {
		dialogOpens(this);
		super.open();
	}

	override close(): void {
		dialogCloses(this);
		super.close();
	}
}
