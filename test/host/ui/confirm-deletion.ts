import type { App } from '../app-parts';
import { type TAbstractFile, TFolder } from '../vault/files';
import { Modal } from './modal';

/** Asks before a file, or a folder with its contents, is deleted; returns whether it may be. */
export function confirmDeletion(app: App, file: TAbstractFile): Promise<boolean> {
	return new Promise(resolve => {
		const modal = new Modal(app).setTitle(file instanceof TFolder ? 'Delete folder' : 'Delete file');
		const what = file instanceof TFolder ? `“${file.name}” and all that is in it` : `“${file.name}”`;
		modal.contentEl.createEl('p', { text: `Are you sure you want to delete ${what}? This cannot be undone.` });
		const buttons = modal.contentEl.createDiv('modal-button-container');
		const answer = (isSure: boolean) => {
			resolve(isSure);
			modal.close();
		};
		modal.setCloseCallback(() => resolve(false));
		const remove = buttons.createEl('button', { cls: 'mod-warning', text: 'Delete' });
		remove.addEventListener('click', () => answer(true));
		buttons.createEl('button', { text: 'Cancel' }).addEventListener('click', () => answer(false));
		modal.open();
		remove.focus();
	});
}
