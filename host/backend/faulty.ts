import type { Backend, BackendEntry } from './backend';

/** A backend whose writes a test can make fail, hold up or lose, or come between a read and the write that follows it. */
export class FaultyBackend implements Backend {
	/** Called before each write; what it throws is what the write fails with. */
	beforeWrite: ((path: string, data: string | ArrayBuffer) => void | Promise<void>) | null = null;
	/** Called with what was read, before the reader gets it. */
	afterRead: ((path: string, data: string) => void | Promise<void>) | null = null;
	/** Every write that reached this backend, the failed ones included. */
	readonly writes: string[] = [];
	private readonly failing = new Set<number>();
	private readonly held = new Map<number, Promise<void>>();
	private lastWrite = Infinity;

	constructor(readonly inner: Backend) {}

	/** Lets the n-th write from now fail (1 is the next one). */
	failWrite(n: number): void {
		this.failing.add(this.writes.length + n);
	}

	/** The n-th write from now waits until what is returned is called. */
	holdWrite(n: number): () => void {
		let release = (): void => {};
		this.held.set(this.writes.length + n, new Promise(resolve => (release = resolve)));
		return release;
	}

	/** The app is gone at its n-th write from now: neither that one nor any after it is ever done. */
	dropAtWrite(n: number): void {
		this.lastWrite = this.writes.length + n - 1;
	}

	all(): Promise<BackendEntry[]> {
		return this.inner.all();
	}

	async read(path: string): Promise<string> {
		const data = await this.inner.read(path);
		await this.afterRead?.(path, data);
		return data;
	}

	async write(path: string, data: string): Promise<void> {
		await this.check(path, data);
		await this.inner.write(path, data);
	}

	readBinary(path: string): Promise<ArrayBuffer> {
		return this.inner.readBinary(path);
	}

	async writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		await this.check(path, data);
		await this.inner.writeBinary(path, data);
	}

	remove(path: string): Promise<void> {
		return this.inner.remove(path);
	}

	rename(from: string, to: string): Promise<void> {
		return this.inner.rename(from, to);
	}

	mkdir(path: string): Promise<void> {
		return this.inner.mkdir(path);
	}

	url(path: string): string | null {
		return this.inner.url(path);
	}

	private async check(path: string, data: string | ArrayBuffer): Promise<void> {
		this.writes.push(path);
		const n = this.writes.length;
		if (n > this.lastWrite) await new Promise<never>(() => {});
		await this.held.get(n);
		if (this.failing.delete(n)) throw new Error(`EIO: write to '${path}' failed on purpose`);
		await this.beforeWrite?.(path, data);
	}
}
