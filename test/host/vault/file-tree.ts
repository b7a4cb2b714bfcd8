import { parentPath } from '../backend/backend';
import { TAbstractFile, TFile, TFolder, type Vault } from './files';

/** Every file under a folder, the folder itself first. A file stands for itself. */
export function withChildren(file: TAbstractFile): TAbstractFile[] {
	return file instanceof TFolder ? [file, ...file.children.flatMap(withChildren)] : [file];
}

/** The files and folders that the vault knows, by path and as a tree. */
export class FileTree {
	readonly root = new TFolder();
	private readonly known = new Map<string, TAbstractFile>();

	constructor(private readonly vault: Vault) {
		this.root.vault = vault;
		this.root.path = '/';
		this.known.set('/', this.root);
	}

	at(path: string): TAbstractFile | null {
		return this.known.get(path) ?? null;
	}

	all(): TAbstractFile[] {
		return [...this.known.values()];
	}

	addFile(path: string): TFile {
		const known = this.known.get(path);
		return known instanceof TFile ? known : this.place(new TFile(), path);
	}

	addFolder(path: string): TFolder {
		if (path === '') return this.root;
		const known = this.known.get(path);
		return known instanceof TFolder ? known : this.place(new TFolder(), path);
	}

	/** Takes a file out, or a folder with all that is in it; gives what is gone, the innermost first. */
	remove(file: TAbstractFile): TAbstractFile[] {
		const gone = withChildren(file).reverse();
		for (const each of gone) {
			each.deleted = true;
			this.known.delete(each.path);
			each.parent?.children.remove(each);
		}
		return gone;
	}

	/** Gives all that has a new path, with the old one. */
	move(file: TAbstractFile, to: string): { file: TAbstractFile; old: string }[] {
		const from = file.path;
		const moved = withChildren(file).map(each => ({ file: each, old: each.path }));
		for (const { old } of moved) this.known.delete(old);
		file.parent?.children.remove(file);
		this.place(file, to);
		for (const { file: each, old } of moved.slice(1)) {
			setPath(each, to + old.slice(from.length));
			this.known.set(each.path, each);
		}
		return moved;
	}

	private place<T extends TAbstractFile>(file: T, path: string): T {
		file.vault = this.vault;
		setPath(file, path);
		file.parent = this.addFolder(parentPath(path));
		file.parent.children.push(file);
		this.known.set(path, file);
		return file;
	}
}

function setPath(file: TAbstractFile, path: string): void {
	file.path = path;
	file.name = path.slice(path.lastIndexOf('/') + 1);
	if (!(file instanceof TFile)) return;
	const dot = file.name.lastIndexOf('.');
	file.basename = dot > 0 ? file.name.slice(0, dot) : file.name;
	file.extension = dot > 0 ? file.name.slice(dot + 1).toLowerCase() : '';
}
