import { normalizePath, Platform, TFolder, type App, type TAbstractFile } from 'obsidian';

/** Whether the disks of this system take names for one that differ in case or in how accents are composed. */
const foldsNames = (): boolean => Platform.isMobile || !Platform.isLinux;

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** What the disk has at a path, as this system sees it. The app finds a path only as it is spelled there. */
export function fileHere(app: Pick<App, 'vault'>, path: string): TAbstractFile | null {
	const exact = app.vault.getAbstractFileByPath(normalizePath(path));
	if (exact || !foldsNames()) return exact;
	const [folder, name] = split(normalizePath(path));
	const parent = folder === '' ? app.vault.getRoot() : fileHere(app, folder);
	if (!(parent instanceof TFolder)) return null;
	return parent.children.find(child => folded(child.name) === folded(name)) ?? null;
}

/** Whether nothing can be made at a path, as something stands there as this system sees it. */
export const isTaken = (app: Pick<App, 'vault'>, path: string): boolean => fileHere(app, path) !== null;

/** The path that something new gets in the app: normalized, and with folders spelled as they are there. */
export function pathHere(app: Pick<App, 'vault'>, path: string): string {
	const [folder, name] = split(normalizePath(path));
	if (folder === '') return name;
	return `${fileHere(app, folder)?.path ?? pathHere(app, folder)}/${name}`;
}

function split(path: string): readonly [string, string] {
	const at = path.lastIndexOf('/');
	return at < 0 ? ['', path] : [path.slice(0, at), path.slice(at + 1)];
}
