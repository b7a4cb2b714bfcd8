import type { App } from '../../app';
import { parentPath } from '../../backend/backend';
import { normalizePath } from '../../functions';
import { Notice } from '../../ui/notice';
import { type TAbstractFile, TFile } from '../../vault/files';
import { shownName } from './file-row';

/** No file system, or no link, can have these in a name. */
const REFUSED = /[\\/:*?"<>|#^[\]]/;

/** A field in place of the row: Enter or leaving it gives the file the name, Escape leaves the old one. */
export function rename(app: App, file: TAbstractFile, row: HTMLElement): Promise<void> {
	const input = createEl('input', {
		cls: 'nav-rename',
		attr: { type: 'text', 'aria-label': `New name of ${shownName(file)}`, spellcheck: 'false' },
	});
	input.value = shownName(file);
	row.replaceWith(input);
	input.focus();
	input.select();
	return new Promise(resolve => {
		let isOver = false;
		const end = (name: string) => {
			if (isOver) return;
			isOver = true;
			void giveName(app, file, name).finally(() => {
				input.remove();
				resolve();
			});
		};
		input.addEventListener('blur', () => end(input.value));
		input.addEventListener('keydown', event => {
			event.stopPropagation();
			if (event.key === 'Enter' && !event.isComposing) end(input.value);
			else if (event.key === 'Escape') end(shownName(file));
		});
	});
}

async function giveName({ fileManager }: App, file: TAbstractFile, wanted: string): Promise<void> {
	const name = wanted.trim();
	if (name === '' || name === shownName(file)) return;
	if (REFUSED.test(name)) {
		new Notice('A name cannot contain any of these: * " \\ / < > : | ? # ^ [ ]');
		return;
	}
	const ending = file instanceof TFile ? `.${file.extension}` : '';
	try {
		await fileManager.renameFile(file, normalizePath(`${parentPath(file.path)}/${name}${ending}`));
	} catch (error) {
		new Notice(error instanceof Error ? error.message : String(error));
	}
}
