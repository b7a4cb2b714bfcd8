import { type Backend, type BackendEntry, isHidden } from './backend';
import { ArmedFault, type Asked, CHANGING, type Fault } from './faults';
import { Halfway } from './torn-write';

export type { Asked, Fault, Operation } from './faults';

/** A write of a note: of no file in a folder that starts with a dot. */
const NOTES = { on: ['write', 'writeBinary'], path: /^(?!(?:.*\/)?\.)/ } as const;

const never = (): Promise<never> => new Promise<never>(() => {});

/** A backend whose operations a test can make fail, hold up or lose, or come between a read and the write that follows it. */
export class FaultyBackend implements Backend {
	/** Called before each write; what it throws is what the write fails with. */
	beforeWrite: ((path: string, data: string | ArrayBuffer) => void | Promise<void>) | null = null;
	/** Called with what was read, before the reader gets it. */
	afterRead: ((path: string, data: string) => void | Promise<void>) | null = null;
	/** Every operation that reached this backend, the failed ones included. */
	readonly asked: Asked[] = [];
	/** Of these the writes of notes, by path: not those of settings and the like. */
	readonly writes: string[] = [];
	/** Resolves when a fault has made the app be gone: what was under way then never ends, so nobody may wait for it. */
	readonly gone: Promise<void>;
	private isGone = false;
	private faults: readonly ArmedFault[] = [];
	private readonly held = new Map<number, Promise<void>>();
	private readonly halfway: Halfway;
	private leave = (): void => {};

	constructor(readonly inner: Backend) {
		this.halfway = new Halfway(inner);
		this.gone = new Promise(resolve => (this.leave = resolve));
	}

	/** Lets an operation go wrong: `fail({ on: 'write', path: 'hero.md', when: 'halfway' })`. Gives a way to call it off. */
	fail(fault: Fault = {}): () => void {
		const armed = new ArmedFault(fault);
		this.faults = [...this.faults, armed];
		return () => (this.faults = this.faults.filter(other => other !== armed));
	}

	/** The app is gone at an operation; `gone` resolves then. */
	crashAt(fault: Omit<Fault, 'crash'> = {}): () => void {
		return this.fail({ ...fault, crash: true });
	}

	/** The app is gone now: nothing that it still wants to write is ever done. */
	cutOff(): void {
		this.isGone = true;
		this.leave();
	}

	/** Nothing goes wrong any more. */
	mend(): void {
		this.faults = [];
		this.beforeWrite = null;
	}

	/** Every operation so far that changed the disk, or tried to. */
	get changes(): readonly Asked[] {
		return this.asked.filter(({ operation }) => CHANGING.includes(operation));
	}

	/** Lets the n-th write of a note from now fail (1 is the next one). */
	failWrite(n: number): void {
		this.fail({ ...NOTES, nth: n });
	}

	/** The n-th write from now waits until what is returned is called. */
	holdWrite(n: number): () => void {
		let release = (): void => {};
		this.held.set(this.writes.length + n, new Promise(resolve => (release = resolve)));
		return release;
	}

	/** The app is gone at its n-th write from now: neither that one nor any after it is ever done. */
	dropAtWrite(n: number): void {
		this.crashAt({ ...NOTES, nth: n });
	}

	all(): Promise<BackendEntry[]> {
		return this.look({ operation: 'all', path: '' }, () => this.inner.all());
	}

	async read(path: string): Promise<string> {
		const data = await this.look({ operation: 'read', path }, () => this.inner.read(path));
		await this.afterRead?.(path, data);
		return data;
	}

	readBinary(path: string): Promise<ArrayBuffer> {
		return this.look({ operation: 'readBinary', path }, () => this.inner.readBinary(path));
	}

	write(path: string, data: string): Promise<void> {
		return this.change({ operation: 'write', path }, on => on.write(path, data), data);
	}

	writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		return this.change({ operation: 'writeBinary', path }, on => on.writeBinary(path, data), data);
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

	same(one: string, other: string): boolean {
		return this.inner.same?.(one, other) ?? one === other;
	}

	stamp(path: string): Pick<BackendEntry, 'mtime' | 'size'> | undefined {
		return this.inner.stamp?.(path);
	}

	url(path: string): string | null {
		return this.inner.url(path);
	}

	/** A read cut off halfway gives nothing: it fails as before. */
	private async look<T>(asked: Asked, job: () => Promise<T>): Promise<T> {
		const fault = this.next(asked);
		if (fault && fault.fault.when !== 'after') return this.goWrong(fault, asked);
		const data = await job();
		return fault ? this.goWrong(fault, asked) : data;
	}

	private async change(
		asked: Asked,
		job: (on: Pick<Backend, 'write' | 'writeBinary' | 'append' | 'remove' | 'rename' | 'mkdir'>) => Promise<void>,
		data?: string | ArrayBuffer,
	): Promise<void> {
		const fault = this.next(asked);
		if (this.isGone) return never();
		if (data !== undefined) await this.hold(asked.path, fault === undefined ? data : undefined);
		if (!fault) return job(this.inner);
		const { when = 'before' } = fault.fault;
		if (when !== 'before') await job(when === 'after' ? this.inner : this.halfway);
		await this.goWrong(fault, asked);
	}

	private async hold(path: string, data: string | ArrayBuffer | undefined): Promise<void> {
		if (!isHidden(path)) {
			this.writes.push(path);
			await this.held.get(this.writes.length);
		}
		if (data !== undefined) await this.beforeWrite?.(path, data);
	}

	private next(asked: Asked): ArmedFault | undefined {
		this.asked.push(asked);
		// each counts what fits it, also when another comes first
		return this.faults.filter(fault => fault.comesWith(asked))[0];
	}

	private goWrong(fault: ArmedFault, asked: Asked): Promise<never> {
		if (!fault.fault.crash) return Promise.reject(fault.error(asked));
		this.cutOff();
		return never();
	}
}
