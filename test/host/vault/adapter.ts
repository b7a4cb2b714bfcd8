import type { DataWriteOptions, ListedFiles, Stat } from 'obsidian';
import { assumed } from '../assumptions/assume';
import { type Backend, type BackendEntry, parentPath } from '../backend/backend';
import { notBuilt } from '../errors';
import { normalizePath } from '../functions';
import { Turns } from './serial-queue';

/** Raw access to files. What is done to one path is done one after another, so `process` is atomic. */
export class FileSystemAdapter {
	/** Called when a folder was removed here: the app watches its folders. */
	folderRemoved: (path: string) => Promise<void> | void = () => {};
	private readonly turns = new Turns<string>();

	constructor(
		readonly backend: Backend,
		private readonly vaultName = 'stand-in',
	) {}

	getName(): string {
		return this.vaultName;
	}

	getBasePath(): string {
		return `/${this.vaultName}`;
	}

	getResourcePath(path: string): string {
		const encoded = path.split('/').map(encodeURIComponent).join('/');
		return `${this.backend.url(path) ?? `app://${this.vaultName}/${encoded}`}?${Date.now()}`;
	}

	/** The disk is asked, which may fold case; with `sensitive` a file counts as spelled. */
	async exists(path: string, sensitive = false): Promise<boolean> {
		if (!sensitive) return (await this.stat(path)) !== null;
		return (await this.backend.all()).some(entry => entry.path === normalizePath(path));
	}

	async stat(path: string): Promise<Stat | null> {
		const wanted = normalizePath(path);
		if (wanted === '/') return { type: 'folder', ctime: 0, mtime: 0, size: 0 };
		const entry = await this.entry(wanted);
		if (!entry) return null;
		const { mtime, size, dir } = entry;
		return { type: dir ? 'folder' : 'file', ctime: mtime, mtime, size };
	}

	private async entry(path: string): Promise<BackendEntry | undefined> {
		if (this.backend.entry) return this.backend.entry(path);
		return (await this.backend.all()).find(entry => this.isSame(entry.path, path));
	}

	private isSame(one: string, other: string): boolean {
		return this.backend.same?.(one, other) ?? one === other;
	}

	async list(path: string): Promise<ListedFiles> {
		const folder = normalizePath(path);
		const inside = folder === '/' ? '' : folder;
		const entries = (await this.backend.all()).filter(entry => this.isSame(parentPath(entry.path), inside));
		return {
			files: entries.filter(({ dir }) => !dir).map(entry => entry.path),
			folders: entries.filter(({ dir }) => dir).map(entry => entry.path),
		};
	}

	/** What is on disk now: reads wait for no write that was asked for before. */
	read(path: string): Promise<string> {
		if (assumed.reads === 'wait for writes') return this.queue(path, at => this.backend.read(at));
		return this.backend.read(normalizePath(path));
	}

	write(path: string, data: string, options?: DataWriteOptions): Promise<void> {
		return this.queue(path, at => this.backend.write(at, data), options);
	}

	readBinary(path: string): Promise<ArrayBuffer> {
		return this.queue(path, at => this.backend.readBinary(at));
	}

	writeBinary(path: string, data: ArrayBuffer, options?: DataWriteOptions): Promise<void> {
		return this.queue(path, at => this.backend.writeBinary(at, data), options);
	}

	process(path: string, change: (data: string) => string, options?: DataWriteOptions): Promise<string> {
		const job = async (at: string) => {
			const before = await this.backend.read(at);
			const after = change(before);
			if (after !== before || assumed.unchangedProcess === 'written') await this.backend.write(at, after);
			return after;
		};
		return this.queue(path, job, options);
	}

	append(path: string, data: string, options?: DataWriteOptions): Promise<void> {
		return this.queue(path, at => this.backend.append(at, data), options);
	}

	mkdir(path: string): Promise<void> {
		return this.backend.mkdir(normalizePath(path));
	}

	remove(path: string): Promise<void> {
		return this.queue(path, at => this.backend.remove(at));
	}

	rename(from: string, to: string): Promise<void> {
		const [old, now] = [normalizePath(from), normalizePath(to)];
		return this.turns.take([old, now], () => this.backend.rename(old, now));
	}

	/** Without `recursive` a folder has to be empty. */
	async rmdir(path: string, recursive = false): Promise<void> {
		if (!(await this.exists(path))) throw new Error(`ENOENT: no such file or directory, rmdir '${path}'`);
		const { files, folders } = await this.list(path);
		if (!recursive && assumed.filledFolder === 'refused' && files.length + folders.length > 0) {
			throw new Error(`ENOTEMPTY: directory not empty, rmdir '${path}'`);
		}
		await this.remove(path);
		const told = this.folderRemoved(normalizePath(path));
		if (assumed.removedFolder === 'at once') await told;
	}

	/** When everything asked for so far is done; only the host and tests ask. */
	settled(): Promise<void> {
		return this.turns.settled();
	}

	private queue<T>(path: string, job: (path: string) => Promise<T>, options: DataWriteOptions = {}): Promise<T> {
		const at = normalizePath(path);
		return this.turns.take([at], async () => {
			if (Object.values(options).some(time => time !== undefined)) notBuilt('a file with times of its own choice');
			return job(at);
		});
	}
}
