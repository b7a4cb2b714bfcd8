/** What a backend is asked to do. */
export type Operation =
	'all' | 'read' | 'readBinary' | 'write' | 'writeBinary' | 'append' | 'remove' | 'rename' | 'mkdir';

/** What changes the disk. */
export const CHANGING: readonly Operation[] = ['write', 'writeBinary', 'append', 'remove', 'rename', 'mkdir'];

/** One operation that reached a backend. Of a rename, the path is the old one. */
export interface Asked {
	readonly operation: Operation;
	readonly path: string;
}

/** What goes wrong: at which operation, and when in it. */
export interface Fault {
	/** One operation or several; every one that changes the disk when left out. */
	readonly on?: Operation | readonly Operation[];
	/** A whole path, or a pattern; any when left out. */
	readonly path?: string | RegExp;
	/**
	 * `before` it does anything; `halfway`, with half of a text written, half of a folder moved or removed, a renamed file in
	 * both places; `after` all was done.
	 */
	readonly when?: 'before' | 'halfway' | 'after';
	/** The first is the next one that fits. */
	readonly nth?: number;
	/** How many go wrong from there on; one when left out. */
	readonly times?: number;
	/** The app is gone then: this one never answers, and no later one is done. */
	readonly crash?: boolean;
	readonly message?: string;
}

/** A fault that waits for its operation. */
export class ArmedFault {
	private seen = 0;

	constructor(readonly fault: Fault) {}

	/** Whether the fault comes with this operation. */
	comesWith(asked: Asked): boolean {
		if (!this.isAbout(asked)) return false;
		this.seen += 1;
		const { nth = 1, times = 1 } = this.fault;
		return this.seen >= nth && this.seen < nth + times;
	}

	error({ operation, path }: Asked): Error {
		return new Error(this.fault.message ?? `EIO: ${operation} of '${path}' failed on purpose`);
	}

	private isAbout({ operation, path }: Asked): boolean {
		const { on = CHANGING, path: wanted } = this.fault;
		const operations = typeof on === 'string' ? [on] : on;
		if (!operations.includes(operation)) return false;
		return wanted === undefined || (typeof wanted === 'string' ? wanted === path : wanted.test(path));
	}
}
