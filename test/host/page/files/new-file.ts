import type { App } from '../../app';
import { normalizePath } from '../../functions';
import type { TFile, TFolder } from '../../vault/files';

const UNTITLED = 'Untitled';

/** An empty note in the folder, named “Untitled” until it gets a name. */
export const makeNote = (app: App, folder: TFolder): Promise<TFile> => app.vault.create(free(app, folder, '.md'), '');

export const makeFolder = (app: App, folder: TFolder): Promise<TFolder> =>
	app.vault.createFolder(free(app, folder, ''));

/** The first path that nothing has yet: “Untitled”, “Untitled 1” and so on. */
function free({ vault }: App, folder: TFolder, ending: string): string {
	for (let count = 0; ; count++) {
		const path = normalizePath(`${folder.path}/${UNTITLED}${count === 0 ? '' : ` ${count}`}${ending}`);
		if (!vault.getAbstractFileByPath(path)) return path;
	}
}
