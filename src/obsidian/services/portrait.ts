import type { TFile } from 'obsidian';
import { pictureIn, typeOfPicture } from '../../journal/notes/picture';
import type { Actions } from './journal-actions';

/** The picture of who or what a note is about; undefined if it names none that is in the vault. */
export function pictureFile({ app, vaultIndex }: Actions<'app' | 'vaultIndex'>, path: string): TFile | undefined {
	const link = pictureIn(vaultIndex.properties(path) ?? new Map());
	if (link === undefined) return undefined;
	const file = app.metadataCache.getFirstLinkpathDest(link, path) ?? app.vault.getFileByPath(link);
	return file && typeOfPicture(file.extension) !== undefined ? file : undefined;
}

/** The address of that picture. */
export function portraitOf(actions: Actions<'app' | 'vaultIndex'>, path: string): string | undefined {
	const file = pictureFile(actions, path);
	return file && actions.app.vault.getResourcePath(file);
}
