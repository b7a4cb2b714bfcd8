import { isHidden, parentPath } from '../backend/backend';
import { Events } from '../events';
import { normalizePath } from '../functions';
import type { FileSystemAdapter } from './adapter';
import { TAbstractFile, TFile, TFolder } from './files';

const byteLength = (text: string) => new TextEncoder().encode(text).length;

export class Vault extends Events {
	readonly configDir = '.obsidian';
	private readonly known = new Map<string, TAbstractFile>();
	private readonly texts = new Map<string, string>();
	private readonly root = new TFolder();

	constructor(readonly adapter: FileSystemAdapter) {
		super();
		this.root.vault = this;
		this.root.path = '/';
		this.known.set('/', this.root);
	}

	static recurseChildren(folder: TFolder, callback: (file: TAbstractFile) => unknown): void {
		callback(folder);
		for (const child of [...folder.children]) {
			if (child instanceof TFolder) Vault.recurseChildren(child, callback);
			else callback(child);
		}
	}

	/** Reads what is there when the app starts. */
	async init(): Promise<void> {
		const entries = (await this.adapter.backend.all()).sort((a, b) => a.path.localeCompare(b.path));
		await Promise.all(
			entries
				.filter(({ path }) => !isHidden(path))
				.map(async ({ path, dir, mtime, size }) => {
					if (dir) return void this.addFolder(path);
					const file = this.addFile(path);
					file.stat = { ctime: mtime, mtime, size };
					if (file.extension === 'md') this.texts.set(path, await this.adapter.read(path));
				}),
		);
	}

	getName(): string {
		return this.adapter.getName();
	}

	getRoot(): TFolder {
		return this.root;
	}

	getAbstractFileByPath(path: string): TAbstractFile | null {
		return this.known.get(path) ?? null;
	}

	getFileByPath(path: string): TFile | null {
		const file = this.known.get(path);
		return file instanceof TFile ? file : null;
	}

	getFolderByPath(path: string): TFolder | null {
		const folder = this.known.get(path);
		return folder instanceof TFolder ? folder : null;
	}

	getAllLoadedFiles(): TAbstractFile[] {
		return [...this.known.values()];
	}

	getFiles(): TFile[] {
		return this.getAllLoadedFiles().filter(file => file instanceof TFile);
	}

	getMarkdownFiles(): TFile[] {
		return this.getFiles().filter(({ extension }) => extension === 'md');
	}

	getAllFolders(includeRoot = false): TFolder[] {
		return this.getAllLoadedFiles().filter(
			file => file instanceof TFolder && (includeRoot || !file.isRoot()),
		) as TFolder[];
	}

	getResourcePath(file: TFile): string {
		return this.adapter.getResourcePath(file.path);
	}

	async create(path: string, data: string): Promise<TFile> {
		const at = this.free(path);
		await this.adapter.write(at, data);
		return this.created(at, data);
	}

	async createBinary(path: string, data: ArrayBuffer): Promise<TFile> {
		const at = this.free(path);
		await this.adapter.writeBinary(at, data);
		return this.created(at, '');
	}

	async createFolder(path: string): Promise<TFolder> {
		const at = normalizePath(path);
		if (this.known.has(at)) throw new Error('Folder already exists.');
		await this.adapter.mkdir(at);
		const folder = this.addFolder(at);
		this.trigger('create', folder);
		return folder;
	}

	read(file: TFile): Promise<string> {
		return this.adapter.read(file.path);
	}

	readBinary(file: TFile): Promise<ArrayBuffer> {
		return this.adapter.readBinary(file.path);
	}

	async cachedRead(file: TFile): Promise<string> {
		return this.texts.get(file.path) ?? this.adapter.read(file.path);
	}

	async modify(file: TFile, data: string): Promise<void> {
		this.mustExist(file);
		await this.adapter.write(file.path, data);
		this.modified(file, data);
	}

	async modifyBinary(file: TFile, data: ArrayBuffer): Promise<void> {
		this.mustExist(file);
		await this.adapter.writeBinary(file.path, data);
		this.modified(file, '');
	}

	/** Reads, changes and writes with nothing in between; an unchanged text is not written. */
	async process(file: TFile, change: (data: string) => string): Promise<string> {
		this.mustExist(file);
		const data = await this.adapter.process(file.path, change);
		if (data !== this.texts.get(file.path)) this.modified(file, data);
		return data;
	}

	async append(file: TFile, data: string): Promise<void> {
		await this.process(file, before => before + data);
	}

	async delete(file: TAbstractFile): Promise<void> {
		await this.adapter.remove(file.path);
		this.forget(file);
	}

	trash(file: TAbstractFile): Promise<void> {
		return this.delete(file);
	}

	/** A folder takes its files along, each with a `rename` event of its own. Links are not updated. */
	async rename(file: TAbstractFile, path: string): Promise<void> {
		const to = normalizePath(path);
		if (this.known.has(to)) throw new Error('Destination file already exists!');
		const from = file.path;
		await this.adapter.rename(from, to);
		const moved: TAbstractFile[] = [];
		if (file instanceof TFolder) Vault.recurseChildren(file, child => moved.push(child));
		else moved.push(file);
		file.parent?.children.remove(file);
		this.place(file, to);
		for (const each of moved) {
			const old = each === file ? from : each.path;
			const now = to + old.slice(from.length);
			if (each !== file) this.setPath(each, now);
			this.known.delete(old);
			this.known.set(now, each);
			const text = this.texts.get(old);
			this.texts.delete(old);
			if (text !== undefined) this.texts.set(now, text);
			this.trigger('rename', each, old);
		}
	}

	async copy<T extends TAbstractFile>(file: T, path: string): Promise<T> {
		if (!(file instanceof TFile)) throw new Error('stand-in host: Vault.copy of a folder is not built');
		return (await this.createBinary(path, await this.readBinary(file))) as TAbstractFile as T;
	}

	/** Something outside the app changed the disk. */
	async externalChange(path: string): Promise<void> {
		if (isHidden(path)) {
			this.trigger('raw', path);
			return;
		}
		const stat = await this.adapter.stat(path);
		const known = this.known.get(path);
		if (!stat) {
			if (known) this.forget(known);
		} else if (stat.type === 'folder') {
			if (!known) this.trigger('create', this.addFolder(path));
		} else {
			const data = await this.adapter.read(path);
			if (known instanceof TFile) {
				if (data !== this.texts.get(path)) this.modified(known, data);
			} else if (!known) this.created(path, data);
		}
	}

	private free(path: string): string {
		const at = normalizePath(path);
		if (this.known.has(at)) throw new Error('File already exists.');
		return at;
	}

	private mustExist(file: TFile): void {
		if (file.deleted) throw new Error(`ENOENT: no such file or directory, '${file.path}' was deleted`);
	}

	private created(path: string, data: string): TFile {
		const file = this.addFile(path);
		file.stat.ctime = Date.now();
		this.remember(file, data);
		this.trigger('create', file);
		return file;
	}

	private modified(file: TFile, data: string): void {
		this.remember(file, data);
		this.trigger('modify', file);
	}

	private remember(file: TFile, data: string): void {
		file.stat = { ...file.stat, mtime: Math.max(Date.now(), file.stat.mtime + 1), size: byteLength(data) };
		this.texts.set(file.path, data);
	}

	private forget(file: TAbstractFile): void {
		const gone: TAbstractFile[] = [];
		if (file instanceof TFolder) Vault.recurseChildren(file, child => gone.push(child));
		else gone.push(file);
		for (const each of gone.reverse()) {
			each.deleted = true;
			this.known.delete(each.path);
			this.texts.delete(each.path);
			each.parent?.children.remove(each);
			this.trigger('delete', each);
		}
	}

	private addFile(path: string): TFile {
		const known = this.known.get(path);
		return known instanceof TFile ? known : this.place(new TFile(), path);
	}

	private addFolder(path: string): TFolder {
		if (path === '') return this.root;
		const known = this.known.get(path);
		return known instanceof TFolder ? known : this.place(new TFolder(), path);
	}

	private place<T extends TAbstractFile>(file: T, path: string): T {
		file.vault = this;
		this.setPath(file, path);
		file.parent = this.addFolder(parentPath(path));
		file.parent.children.push(file);
		this.known.set(path, file);
		return file;
	}

	private setPath(file: TAbstractFile, path: string): void {
		file.path = path;
		file.name = path.slice(path.lastIndexOf('/') + 1);
		if (!(file instanceof TFile)) return;
		const dot = file.name.lastIndexOf('.');
		file.basename = dot > 0 ? file.name.slice(0, dot) : file.name;
		file.extension = dot > 0 ? file.name.slice(dot + 1).toLowerCase() : '';
	}
}
