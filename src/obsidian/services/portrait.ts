import { pictureIn } from '../../journal/notes/picture';
import type { Actions } from './journal-actions';

const PICTURES = /^(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i;

/** The address of the picture of who or what a note is about; undefined if it names none that is in the vault. */
export function portraitOf({ app, vaultIndex }: Actions<'app' | 'vaultIndex'>, path: string): string | undefined {
	const link = pictureIn(vaultIndex.properties(path) ?? new Map());
	if (link === undefined) return undefined;
	const file = app.metadataCache.getFirstLinkpathDest(link, path) ?? app.vault.getFileByPath(link);
	return file && PICTURES.test(file.extension) ? app.vault.getResourcePath(file) : undefined;
}
