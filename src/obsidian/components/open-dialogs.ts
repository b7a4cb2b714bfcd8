import { Modal } from 'obsidian';

/** The plugin's dialogs that are open. */
const openDialogs = new Set<Modal>();

export const dialogOpens = (dialog: Modal): void => void openDialogs.add(dialog);
export const dialogCloses = (dialog: Modal): void => void openDialogs.delete(dialog);

/** What a dialog offers cannot be done any more once the plugin goes. */
export function closeAllDialogs(): void {
	for (const dialog of [...openDialogs]) dialog.close();
}

/** A window of the app that closes when the plugin goes. */
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
