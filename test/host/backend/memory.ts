import { type Backend, type BackendEntry, missing, parentPath } from './backend';

interface MemoryFile {
	readonly data: string | ArrayBuffer;
	readonly mtime: number;
}

const sizeOf = ({ data }: MemoryFile): number => (typeof data === 'string' ? data.length : data.byteLength);

export class MemoryBackend implements Backend {
	readonly files = new Map<string, MemoryFile>();
	readonly folders = new Set<string>();

	constructor(files: Readonly<Record<string, string>> = {}) {
		for (const [path, data] of Object.entries(files)) {
			this.addFolders(parentPath(path));
			this.files.set(path, { data, mtime: Date.now() });
		}
	}

	same(one: string, other: string): boolean {
		return one === other;
	}

	async all(): Promise<BackendEntry[]> {
		const folders = [...this.folders].map(path => ({ path, mtime: 0, size: 0, dir: true }));
		const files = [...this.files].map(([path, file]) => ({ path, mtime: file.mtime, size: sizeOf(file) }));
		return [...folders, ...files];
	}

	stamp(path: string): Pick<BackendEntry, 'mtime' | 'size'> | undefined {
		const file = this.files.get(path);
		return file && { mtime: file.mtime, size: sizeOf(file) };
	}

	async read(path: string): Promise<string> {
		const { data } = this.file(path);
		return typeof data === 'string' ? data : new TextDecoder().decode(data);
	}

	async write(path: string, data: string): Promise<void> {
		this.put(path, data);
	}

	async readBinary(path: string): Promise<ArrayBuffer> {
		const { data } = this.file(path);
		return typeof data === 'string' ? new TextEncoder().encode(data).slice().buffer : data;
	}

	async writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		this.put(path, data.slice(0));
	}

	async append(path: string, data: string): Promise<void> {
		this.put(path, this.files.has(path) ? (await this.read(path)) + data : data);
	}

	async remove(path: string): Promise<void> {
		const gone = (other: string) => other === path || other.startsWith(`${path}/`);
		for (const file of [...this.files.keys()].filter(gone)) this.files.delete(file);
		for (const folder of [...this.folders].filter(gone)) this.folders.delete(folder);
	}

	async rename(from: string, to: string): Promise<void> {
		const moved = (path: string) => to + path.slice(from.length);
		const inside = (path: string) => path === from || path.startsWith(`${from}/`);
		for (const [path, file] of [...this.files].filter(([path]) => inside(path))) {
			this.files.delete(path);
			this.files.set(moved(path), file);
		}
		for (const folder of [...this.folders].filter(inside)) {
			this.folders.delete(folder);
			this.folders.add(moved(folder));
		}
	}

	async mkdir(path: string): Promise<void> {
		this.addFolders(path);
	}

	url(): null {
		return null;
	}

	private file(path: string): MemoryFile {
		const file = this.files.get(path);
		if (!file) throw missing(path);
		return file;
	}

	private put(path: string, data: string | ArrayBuffer): void {
		const folder = parentPath(path);
		if (folder && !this.folders.has(folder)) throw missing(path);
		this.files.set(path, { data, mtime: Math.max(Date.now(), (this.files.get(path)?.mtime ?? 0) + 1) });
	}

	private addFolders(path: string): void {
		for (let folder = path; folder; folder = parentPath(folder)) this.folders.add(folder);
	}
}
