import type { DataWriteOptions } from 'obsidian';
import { assumed } from '../assumptions/assume';
import { isHidden } from '../backend/backend';
import { Events } from '../events';
import { normalizePath } from '../functions';
import { later } from '../real-timers';
import type { FileSystemAdapter } from './adapter';
import { FileTree, withChildren } from './file-tree';
import { TAbstractFile, TFile, TFolder, type Vault as VaultOfFile } from './files';
import { Turns } from './serial-queue';

/** The turn that all changes take where notes wait for each other. */
const ALL_NOTES = '*';

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** The notes and other files. What is done to one file is done one after another, also while it gets another name. */
export class Vault extends Events implements VaultOfFile {
	readonly configDir: string = '.obsidian';
	private readonly tree = new FileTree(this);
	private readonly texts = new Map<string, string>();
	/** What other programs have written since the last scan, where only a scan tells. */
	private unnoticed: Set<string> | undefined;
	/** A file by itself, a path if there is none yet. */
	private readonly turns = new Turns<TAbstractFile | string>();

	constructor(readonly adapter: FileSystemAdapter) {
		super();
		adapter.folderRemoved = path => (assumed.removedFolder === 'never' ? undefined : this.externalChange(path));
	}

	/** Reads what is there when the app starts. */
	async init(): Promise<void> {
		const entries = (await this.adapter.backend.all()).sort((a, b) => a.path.localeCompare(b.path));
		await Promise.all(
			entries
				.filter(({ path }) => !isHidden(path))
				.map(async ({ path, dir, mtime, size }) => {
					if (dir) return void this.tree.addFolder(path);
					const file = this.tree.addFile(path);
					file.stat = { ctime: mtime, mtime, size };
					if (file.extension === 'md') this.texts.set(path, await this.adapter.read(path));
				}),
		);
	}

	getName(): string {
		return this.adapter.getName();
	}

	getRoot(): TFolder {
		return this.tree.root;
	}

	getAbstractFileByPath(path: string): TAbstractFile | null {
		return this.tree.at(path);
	}

	getFileByPath(path: string): TFile | null {
		const file = this.tree.at(path);
		return file instanceof TFile ? file : null;
	}

	getFolderByPath(path: string): TFolder | null {
		const folder = this.tree.at(path);
		return folder instanceof TFolder ? folder : null;
	}

	getAllLoadedFiles(): TAbstractFile[] {
		return this.tree.all();
	}

	getFiles(): TFile[] {
		return this.getAllLoadedFiles().filter(file => file instanceof TFile);
	}

	getMarkdownFiles(): TFile[] {
		return this.getFiles().filter(({ extension }) => extension === 'md');
	}

	getAllFolders(includeRoot = false): TFolder[] {
		const folders = this.getAllLoadedFiles().filter(file => file instanceof TFolder);
		return folders.filter(folder => includeRoot || !folder.isRoot());
	}

	getResourcePath(file: TFile): string {
		return this.adapter.getResourcePath(file.path);
	}

	create(path: string, data: string, options?: DataWriteOptions): Promise<TFile> {
		return this.make(path, data, at => this.adapter.write(at, data, options));
	}

	async createBinary(path: string, data: ArrayBuffer, options?: DataWriteOptions): Promise<TFile> {
		const file = await this.make(path, '', at => this.adapter.writeBinary(at, data, options));
		file.stat.size = data.byteLength;
		return file;
	}

	createFolder(path: string): Promise<TFolder> {
		const at = normalizePath(path);
		return this.turns.take([at], async () => {
			if (this.tree.at(at)) throw new Error('Folder already exists.');
			await this.adapter.mkdir(at);
			const folder = this.tree.addFolder(at);
			this.tell('create', folder);
			return folder;
		});
	}

	/** Reads wait for no write that was asked for before. */
	async read(file: TFile): Promise<string> {
		return this.adapter.read(file.path);
	}

	readBinary(file: TFile): Promise<ArrayBuffer> {
		return this.turns.take([file], () => this.adapter.readBinary(file.path));
	}

	/** What was last read or written here; another program's change counts once it is noticed. */
	async cachedRead(file: TFile): Promise<string> {
		return this.texts.get(file.path) ?? this.read(file);
	}

	modify(file: TFile, data: string, options?: DataWriteOptions): Promise<void> {
		return this.change(file, async () => {
			await this.adapter.write(file.path, data, options);
			this.modified(file, data);
		});
	}

	/** Reads, changes and writes with nothing in between; an unchanged text is not written. */
	process(file: TFile, change: (data: string) => string, options?: DataWriteOptions): Promise<string> {
		return this.change(file, async () => {
			const data = await this.adapter.process(file.path, change, options);
			const isSame = data === this.texts.get(file.path);
			if (!isSame || assumed.unchangedProcess === 'written') this.modified(file, data);
			return data;
		});
	}

	async append(file: TFile, data: string, options?: DataWriteOptions): Promise<void> {
		await this.process(file, before => before + data, options);
	}

	delete(file: TAbstractFile): Promise<void> {
		return this.change(file, async () => {
			await this.adapter.remove(file.path);
			this.forget(file);
		});
	}

	/** A folder takes its files along, each with a `rename` event of its own. Links are not updated. */
	rename(file: TAbstractFile, path: string): Promise<void> {
		const to = normalizePath(path);
		return this.change(
			file,
			async () => {
				if (this.tree.at(to)) throw new Error('Destination file already exists!');
				await this.adapter.rename(file.path, to);
				for (const { file: moved, old } of this.tree.move(file, to)) {
					const text = this.texts.get(old);
					this.texts.delete(old);
					if (text !== undefined) this.texts.set(moved.path, text);
					this.tell('rename', moved, old);
				}
			},
			to,
		);
	}

	/** From now on, what another program writes is only noticed by `scan`. */
	noticeByScan(): void {
		this.unnoticed = new Set();
	}

	/** Notices what other programs have written since the last scan. */
	async scan(): Promise<void> {
		const paths = [...(this.unnoticed ?? [])];
		this.unnoticed?.clear();
		for (const path of paths) await this.notice(path);
	}

	/** Something outside the app changed the disk. */
	async externalChange(path: string): Promise<void> {
		if (this.unnoticed) this.unnoticed.add(path);
		else await this.notice(path);
	}

	private async notice(path: string): Promise<void> {
		if (isHidden(path)) this.trigger('raw', path);
		else await this.turns.take([this.tree.at(path) ?? path], () => this.takeNotice(path));
	}

	/** When everything asked for so far is done; only the host and tests ask. */
	async settled(): Promise<void> {
		await this.turns.settled();
		await this.told;
		await this.adapter.settled();
	}

	/** Events that are told a moment later. */
	private told: Promise<unknown> = Promise.resolve();

	private tell(event: string, ...data: unknown[]): void {
		if (assumed.vaultEvents === 'before the promise') this.trigger(event, ...data);
		else this.told = Promise.all([this.told, later(() => this.trigger(event, ...data))]);
	}

	/** A change of a file waits for all that was asked of it before; what was deleted meanwhile cannot be changed. */
	private change<T>(file: TAbstractFile, job: () => Promise<T>, alsoAt?: string): Promise<T> {
		const { path } = file;
		return this.inTurn([...withChildren(file), ...(alsoAt === undefined ? [] : [alsoAt])], async () => {
			const isGone = file.deleted && assumed.changeOfDeleted === 'refused';
			if (isGone || (file.path !== path && assumed.changeOfRenamed === 'refused')) {
				throw new Error(`ENOENT: no such file or directory, '${path}' was ${isGone ? 'deleted' : 'renamed'}`);
			}
			return job();
		});
	}

	private inTurn<T>(things: readonly (TAbstractFile | string)[], job: () => Promise<T>): Promise<T> {
		if (assumed.changesInOrder !== 'as asked') return job();
		return this.turns.take(assumed.notesWait === 'for each other' ? [...things, ALL_NOTES] : things, job);
	}

	private make(path: string, text: string, write: (at: string) => Promise<void>): Promise<TFile> {
		const at = normalizePath(path);
		return this.turns.take([at], async () => {
			const there = this.tree.at(at);
			if (there && (assumed.makingTwice === 'second refused' || !(there instanceof TFile)))
				throw new Error('File already exists.');
			await write(at);
			if (!(there instanceof TFile)) return this.created(at, text);
			this.modified(there, text);
			return there;
		});
	}

	private async takeNotice(path: string): Promise<void> {
		const stat = await this.adapter.stat(path);
		const data = stat?.type === 'file' ? await this.adapter.read(path) : '';
		const known = this.tree.at(path);
		if (!stat) {
			if (known) this.forget(known);
		} else if (stat.type === 'folder') {
			if (!known) this.tell('create', this.tree.addFolder(path));
		} else if (known instanceof TFile) {
			if (data !== this.texts.get(path)) this.modified(known, data);
		} else if (!known) this.created(path, data);
	}

	private created(path: string, data: string): TFile {
		const file = this.tree.addFile(path);
		file.stat.ctime = Date.now();
		this.remember(file, data);
		this.tell('create', file);
		return file;
	}

	private modified(file: TFile, data: string): void {
		this.remember(file, data);
		this.tell('modify', file);
	}

	private remember(file: TFile, data: string): void {
		const stamp = { mtime: Math.max(Date.now(), file.stat.mtime + 1), size: byteLength(data) };
		file.stat = { ...file.stat, ...(this.adapter.backend.stamp?.(file.path) ?? stamp) };
		this.texts.set(file.path, data);
	}

	private forget(file: TAbstractFile): void {
		for (const gone of this.tree.remove(file)) {
			this.texts.delete(gone.path);
			this.tell('delete', gone);
		}
	}
}
