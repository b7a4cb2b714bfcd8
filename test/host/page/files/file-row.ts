import type { App } from '../../app';
import { setIcon } from '../../icons';
import { type TAbstractFile, TFile, TFolder } from '../../vault/files';

/** Folders first, and each by name, a number in it by what it counts. */
export function inOrder(a: TAbstractFile, b: TAbstractFile): number {
	const isFolder = (file: TAbstractFile) => Number(file instanceof TFolder);
	return isFolder(b) - isFolder(a) || a.name.localeCompare(b.name, undefined, { numeric: true });
}

/** The button of a file or folder; what no view can show cannot be opened. */
export function drawRow(app: App, itemEl: HTMLElement, file: TAbstractFile, isFolded: boolean): HTMLButtonElement {
	const kind = file instanceof TFolder ? 'folder' : 'file';
	const row = itemEl.createEl('button', { cls: `tree-item-self nav-${kind}-title`, attr: { 'data-path': file.path } });
	if (file instanceof TFolder) {
		row.setAttr('aria-expanded', !isFolded);
		setIcon(row.createSpan('tree-item-icon'), 'chevron-right');
	}
	row.createSpan({ cls: `nav-${kind}-title-content`, text: shownName(file) });
	if (!(file instanceof TFile) || file.extension === 'md') return row;
	row.createSpan({ cls: 'nav-file-tag', text: file.extension });
	row.disabled = !app.workspace.viewTypesByExtension.has(file.extension);
	return row;
}

/** A file goes by its name without the extension. */
export const shownName = (file: TAbstractFile): string => (file instanceof TFile ? file.basename : file.name);
