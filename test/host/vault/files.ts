import type { FileStats } from 'obsidian';

/** The vault of a file, as far as the file knows it. It has the name of the class, as `App` in `app-parts.ts`. */
export interface Vault {
	getName(): string;
}

export class TAbstractFile {
	vault!: Vault;
	path = '';
	name = '';
	parent: TFolder | null = null;
	/** Not public; the host's own mark that the file is gone. */
	deleted = false;
}

export class TFile extends TAbstractFile {
	stat: FileStats = { ctime: 0, mtime: 0, size: 0 };
	basename = '';
	extension = '';
}

export class TFolder extends TAbstractFile {
	children: TAbstractFile[] = [];

	isRoot(): boolean {
		return this.path === '/';
	}
}
