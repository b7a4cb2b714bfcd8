import type { App } from '../../app';
import { Menu } from '../../ui/menu';
import { type TAbstractFile, TFile, TFolder } from '../../vault/files';

export interface FileActs {
	readonly rename: () => void;
	readonly addNote: (folder: TFolder) => void;
	readonly addFolder: (folder: TFolder) => void;
}

/** What can be done with a file or a folder; plugins add their own. */
export function showFileMenu(app: App, file: TAbstractFile, event: MouseEvent, acts: FileActs): void {
	const menu = new Menu();
	const add = (title: string, icon: string, act: () => void, isWarning = false) =>
		menu.addItem(item => item.setTitle(title).setIcon(icon).setWarning(isWarning).onClick(act));
	if (file instanceof TFile)
		add('Open in new tab', 'file-plus', () => void app.workspace.getLeaf('tab').openFile(file));
	if (file instanceof TFolder) {
		add('New note', 'square-pen', () => acts.addNote(file));
		add('New folder', 'folder-plus', () => acts.addFolder(file));
	}
	menu.addSeparator();
	add('Rename…', 'pencil', acts.rename);
	add('Delete', 'trash-2', () => void app.fileManager.promptForDeletion(file), true);
	app.workspace.trigger('file-menu', menu, file, 'file-explorer-context-menu');
	menu.showAtMouseEvent(event);
}
