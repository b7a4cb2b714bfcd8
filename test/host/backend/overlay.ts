import { type Backend, type BackendEntry, isHidden } from './backend';

/** Notes in one place, dot folders in another: a big made-up vault in memory, with the settings on disk. */
export class OverlayBackend implements Backend {
	constructor(
		private readonly notes: Backend,
		private readonly hidden: Backend,
	) {}

	async all(): Promise<BackendEntry[]> {
		const hidden = (await this.hidden.all()).filter(({ path }) => isHidden(path));
		return [...(await this.notes.all()), ...hidden];
	}

	read(path: string): Promise<string> {
		return this.for(path).read(path);
	}

	write(path: string, data: string): Promise<void> {
		return this.for(path).write(path, data);
	}

	readBinary(path: string): Promise<ArrayBuffer> {
		return this.for(path).readBinary(path);
	}

	writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		return this.for(path).writeBinary(path, data);
	}

	append(path: string, data: string): Promise<void> {
		return this.for(path).append(path, data);
	}

	remove(path: string): Promise<void> {
		return this.for(path).remove(path);
	}

	rename(from: string, to: string): Promise<void> {
		return this.for(from).rename(from, to);
	}

	mkdir(path: string): Promise<void> {
		return this.for(path).mkdir(path);
	}

	url(path: string): string | null {
		return this.for(path).url(path);
	}

	private for(path: string): Backend {
		return isHidden(path) ? this.hidden : this.notes;
	}
}
