import { normalizePath, TFile, TFolder, type App, type TAbstractFile } from 'obsidian';
import { isRulesFile } from './rules-file';

/** The target of a link in the property `rules`. */
interface RulesPlace {
	/** A single file, or all notes and Datasworn files of a folder, including subfolders. */
	readonly files: readonly TFile[];
	/** The path of the folder. */
	readonly folder?: string;
}

export function rulesAt(app: App, link: string, from: readonly string[]): RulesPlace | undefined {
	const file = link.endsWith('/') ? undefined : fileAt(app, link, from);
	if (file) return { files: [file] };
	const folder = folderAt(app, link.replace(/\/{1,99}$/, ''), from);
	return folder && { files: filesIn(folder, isRulesFile), folder: folder.path };
}

export function fileAt(app: App, link: string, from: readonly string[]): TFile | undefined {
	for (const path of from) {
		const file = app.metadataCache.getFirstLinkpathDest(link, path);
		if (file) return file;
	}
	return undefined;
}

/** Finds a folder by its path from the vault root, or from the folder of the linking note. */
function folderAt({ vault }: App, path: string, from: readonly string[]): TFolder | undefined {
	const beside = from.map(note => `${note.slice(0, note.lastIndexOf('/') + 1)}${path}`);
	return (
		[path, ...beside].map(place => vault.getFolderByPath(normalizePath(place))).find(folder => folder !== null) ??
		undefined
	);
}

/** The notes of a folder and its subfolders, sorted by path. */
export const notesIn = (folder: TFolder): readonly TFile[] => filesIn(folder, ({ extension }) => extension === 'md');

/** The files of one kind in a folder and its subfolders, sorted by path. */
const filesIn = (folder: TFolder, isWanted: (file: TFile) => boolean): readonly TFile[] =>
	folder.children.flatMap(child => inFolder(child, isWanted)).sort((a, b) => (a.path < b.path ? -1 : 1));

function inFolder(child: TAbstractFile, isWanted: (file: TFile) => boolean): readonly TFile[] {
	if (child instanceof TFolder) return filesIn(child, isWanted);
	return child instanceof TFile && isWanted(child) ? [child] : [];
}
