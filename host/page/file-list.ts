import type { App } from '../app';
import { parentPath } from '../backend/backend';
import type { TFile } from '../vault/files';

/** The notes by folder, as a list of buttons. */
export function drawFileList(app: App, containerEl: HTMLElement): void {
	const draw = () => {
		const active = app.workspace.getActiveFile();
		containerEl.empty();
		containerEl.createDiv({ cls: 'file-list-title', text: 'Notes' });
		const files = app.vault.getFiles().sort(byFolder);
		let folder = '';
		for (const file of files) {
			const parent = parentPath(file.path);
			if (parent !== folder && parent !== '') drawFolder(containerEl, parent);
			folder = parent;
			drawFile(app, containerEl, file, file === active);
		}
		if (files.length === 0)
			containerEl.createDiv({
				cls: 'file-list-empty',
				text: 'No notes yet. Press Ctrl+P and choose “Begin a campaign”.',
			});
	};
	for (const name of ['create', 'delete', 'rename']) app.vault.on(name, draw);
	for (const name of ['file-open', 'active-leaf-change']) app.workspace.on(name, draw);
	draw();
}

/** The notes of a folder stand together, those of the folders inside it after them. */
const byFolder = (a: TFile, b: TFile): number =>
	parentPath(a.path).localeCompare(parentPath(b.path)) || a.path.localeCompare(b.path);

function drawFolder(containerEl: HTMLElement, path: string): void {
	containerEl.createDiv({ cls: 'nav-folder-title', text: path.split('/').join(' › ') });
}

/** What no view can show cannot be opened. */
function drawFile(app: App, containerEl: HTMLElement, file: TFile, isActive: boolean): void {
	const button = containerEl.createEl('button', {
		cls: 'nav-file-title',
		text: file.extension === 'md' ? file.basename : file.name,
		attr: { 'data-path': file.path, 'aria-current': isActive ? 'page' : null },
	});
	button.toggleClass('is-in-folder', parentPath(file.path) !== '');
	button.toggleClass('is-active', isActive);
	button.disabled = !app.workspace.viewTypesByExtension.has(file.extension);
	button.addEventListener('click', () => void app.workspace.getLeaf(false).openFile(file));
}
