/** How long steps follow each other before the page can react, in milliseconds. */
const SLICE = 30;

/** Long work that is done step by step, and that can be paused and stopped between two steps. */
export class StoppableWork {
	private stopped = false;
	/** When the page could react last. */
	private reacted = 0;
	/** Ends the pause. */
	private goOnNow: (() => void) | undefined;
	private pause: Promise<void> | undefined;

	/** Begins anew, after an earlier work was stopped. */
	begin(): void {
		this.stopped = false;
	}

	/** Stops before the next step. */
	stop(): void {
		this.stopped = true;
		this.goOn();
	}

	/** Waits before the next step until `mergeIntoPrevious` or `stop`. */
	hold(): void {
		this.pause ??= new Promise(resolve => (this.goOnNow = resolve));
	}

	goOn(): void {
		this.goOnNow?.();
		this.goOnNow = this.pause = undefined;
	}

	/** Lets the page react, waits as long as the work is paused, and returns whether to take the next step. */
	async goesOn(): Promise<boolean> {
		await new Promise(resolve => void window.setTimeout(resolve));
		await this.pause;
		this.reacted = performance.now();
		return !this.stopped;
	}

	/** Whether to take the next step without letting the page react first. */
	get mayGoOn(): boolean {
		return !this.stopped && this.pause === undefined && performance.now() - this.reacted < SLICE;
	}

	get isStopped(): boolean {
		return this.stopped;
	}
}
