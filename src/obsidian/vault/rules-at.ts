import type { App, TAbstractFile } from 'obsidian';
import { normalizePath, TFile, TFolder } from 'obsidian';

/** Where a link in `rules` leads. */
interface RulesPlace {
	/** One file, or the notes of a folder with those of the folders in it. */
	readonly files: readonly TFile[];
	/** The path of the folder. */
	readonly folder?: string;
}

export function rulesAt(app: App, link: string, from: readonly string[]): RulesPlace | undefined {
	const file = link.endsWith('/') ? undefined : fileAt(app, link, from);
	if (file) return { files: [file] };
	const folder = folderAt(app, link.replace(/\/+$/, ''), from);
	return folder && { files: notesIn(folder), folder: folder.path };
}

export function fileAt(app: App, link: string, from: readonly string[]): TFile | undefined {
	for (const path of from) {
		const file = app.metadataCache.getFirstLinkpathDest(link, path);
		if (file) return file;
	}
	return undefined;
}

/** A folder by its path in the vault, or from the folder of the note that links to it. */
function folderAt({ vault }: App, path: string, from: readonly string[]): TFolder | undefined {
	const beside = from.map(note => `${note.slice(0, note.lastIndexOf('/') + 1)}${path}`);
	return (
		[path, ...beside].map(place => vault.getFolderByPath(normalizePath(place))).find(folder => folder !== null) ??
		undefined
	);
}

/** The notes of a folder and of those in it, by path. */
export const notesIn = (folder: TFolder): readonly TFile[] =>
	folder.children.flatMap(inFolder).sort((a, b) => (a.path < b.path ? -1 : 1));

function inFolder(child: TAbstractFile): readonly TFile[] {
	if (child instanceof TFolder) return notesIn(child);
	return child instanceof TFile && child.extension === 'md' ? [child] : [];
}
