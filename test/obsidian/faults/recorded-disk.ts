import type { Backend } from '../../host/backend/backend';
import type { Asked } from '../../host/backend/faulty-backend';
import { Halfway } from '../../host/backend/torn-write';
import { MemoryBackend } from '../../host/backend/memory';
import type { When } from './fault';

/** What is on the disk when the app is gone at an operation. */
export type Moment = Asked & Readonly<Record<When, MemoryBackend>>;

type Change = (on: Pick<Backend, 'write' | 'writeBinary' | 'append' | 'remove' | 'rename' | 'mkdir'>) => Promise<void>;

/** A disk that keeps what stood on it before, halfway through and after each operation, once it is told to. */
export class RecordedDisk implements Backend {
	readonly moments: Moment[] = [];
	isRecording = false;
	private turn: Promise<void> = Promise.resolve();

	constructor(readonly inner: MemoryBackend) {}

	all(): ReturnType<Backend['all']> {
		return this.inner.all();
	}

	read(path: string): Promise<string> {
		return this.inner.read(path);
	}

	readBinary(path: string): Promise<ArrayBuffer> {
		return this.inner.readBinary(path);
	}

	write(path: string, data: string): Promise<void> {
		return this.change({ operation: 'write', path }, on => on.write(path, data));
	}

	writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		return this.change({ operation: 'writeBinary', path }, on => on.writeBinary(path, data));
	}

	append(path: string, data: string): Promise<void> {
		return this.change({ operation: 'append', path }, on => on.append(path, data));
	}

	remove(path: string): Promise<void> {
		return this.change({ operation: 'remove', path }, on => on.remove(path));
	}

	rename(from: string, to: string): Promise<void> {
		return this.change({ operation: 'rename', path: from }, on => on.rename(from, to));
	}

	mkdir(path: string): Promise<void> {
		return this.change({ operation: 'mkdir', path }, on => on.mkdir(path));
	}

	url(): null {
		return null;
	}

	private change(asked: Asked, change: Change): Promise<void> {
		if (!this.isRecording) return change(this.inner);
		const done = this.turn.then(async () => {
			const [before, halfway] = [copyOf(this.inner), copyOf(this.inner)];
			await change(new Halfway(halfway)).catch(() => undefined);
			await change(this.inner);
			this.moments.push({ ...asked, before, halfway, after: copyOf(this.inner) });
		});
		this.turn = done.catch(() => undefined);
		return done;
	}
}

/** The same disk again: whatever is written later on the one does not reach the other. */
export function copyOf({ files, folders }: MemoryBackend): MemoryBackend {
	const copy = new MemoryBackend();
	for (const [path, file] of files) copy.files.set(path, file);
	for (const folder of folders) copy.folders.add(folder);
	return copy;
}
