export interface BackendEntry {
	readonly path: string;
	readonly mtime: number;
	readonly size: number;
	readonly dir?: boolean;
}

/** Where the vault's bytes are. Paths are relative to the vault, with `/`. */
export interface Backend {
	all(): Promise<BackendEntry[]>;
	/** One of them, where it is found without looking through all. */
	entry?(path: string): Promise<BackendEntry | undefined>;
	/** Whether two paths lead to one file here, as on a disk that folds case; only those that are spelled alike by default. */
	same?(one: string, other: string): boolean;
	/** When a file was last written and how long it is, where that is known at once. */
	stamp?(path: string): Pick<BackendEntry, 'mtime' | 'size'> | undefined;
	read(path: string): Promise<string>;
	write(path: string, data: string): Promise<void>;
	readBinary(path: string): Promise<ArrayBuffer>;
	writeBinary(path: string, data: ArrayBuffer): Promise<void>;
	/** A file that is not there is made. */
	append(path: string, data: string): Promise<void>;
	remove(path: string): Promise<void>;
	rename(from: string, to: string): Promise<void>;
	mkdir(path: string): Promise<void>;
	/** An address under which the page can load the file, if there is one. */
	url(path: string): string | null;
}

export const parentPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export const missing = (path: string): Error => new Error(`ENOENT: no such file or directory, open '${path}'`);

/** `.obsidian` and everything else that starts with a dot is not part of the notes. */
export const isHidden = (path: string): boolean => /(^|\/)\./.test(path);
