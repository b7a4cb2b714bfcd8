/** Long work that is done step by step, and that can be paused and stopped between two steps. */
export class StoppableWork {
	private isStopped = false;
	/** Ends the pause. */
	private goOnNow: (() => void) | undefined;
	private pause: Promise<void> | undefined;

	/** Begins anew, after an earlier work was stopped. */
	begin(): void {
		this.isStopped = false;
	}

	/** Stops before the next step. */
	stop(): void {
		this.isStopped = true;
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
		return !this.isStopped;
	}

	/** Whether to take the next step without letting the page react first. */
	get mayGoOn(): boolean {
		return !this.isStopped && this.pause === undefined;
	}
}
