import { type Backend, parentPath } from './backend';

/** What is on disk when an operation is cut off in the middle. */
export class Halfway {
	constructor(private readonly inner: Backend) {}

	/** The file is emptied first, as on most disks, so what was there is lost. */
	write(path: string, data: string): Promise<void> {
		return this.inner.write(path, firstHalf(data));
	}

	writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		return this.inner.writeBinary(path, data.slice(0, data.byteLength >> 1));
	}

	append(path: string, data: string): Promise<void> {
		return this.inner.append(path, firstHalf(data));
	}

	/** Half of the files of a folder are gone; a file is there still. */
	async remove(path: string): Promise<void> {
		for (const file of await this.halfOf(path)) await this.inner.remove(file);
	}

	/** A file is in both places, as when it is moved to another disk; of a folder, half of the files have moved. */
	async rename(from: string, to: string): Promise<void> {
		const inside = await this.filesIn(from);
		if (inside.length === 0) return this.inner.writeBinary(to, await this.inner.readBinary(from));
		for (const file of inside.slice(0, inside.length >> 1)) {
			const moved = to + file.slice(from.length);
			await this.inner.mkdir(parentPath(moved));
			await this.inner.rename(file, moved);
		}
	}

	/** Only the folders above it are there. */
	async mkdir(path: string): Promise<void> {
		const above = parentPath(path);
		if (above !== '') await this.inner.mkdir(above);
	}

	private async halfOf(folder: string): Promise<readonly string[]> {
		const inside = await this.filesIn(folder);
		return inside.slice(0, inside.length >> 1);
	}

	private async filesIn(folder: string): Promise<readonly string[]> {
		const entries = await this.inner.all();
		return entries.filter(({ path, dir }) => !dir && path.startsWith(`${folder}/`)).map(({ path }) => path);
	}
}

const firstHalf = (text: string): string => text.slice(0, text.length >> 1);
