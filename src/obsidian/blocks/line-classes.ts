const AROUND = { '.sworn-line': 'sworn-around-line', '.sworn-line:not(.is-open)': 'sworn-around-closed-line' };

/** Tells the style sheets how a block is drawn, on the block and on what the app has put around it. */
export class LineClasses {
	private around: HTMLElement | undefined;

	constructor(private readonly el: HTMLElement) {}

	settle(): void {
		const { el } = this;
		const drawn = el.firstElementChild;
		const is = (selector: string): boolean => drawn?.matches(selector) ?? false;
		el.toggleClass('is-line', is('.sworn-line'));
		el.toggleClass('is-mark', is('.sworn-line.is-mark'));
		el.toggleClass('is-headed-by-line', is('.is-under-line'));
		if (this.around !== el.parentElement) this.clear();
		this.around = el.parentElement ?? undefined;
		for (const [selector, name] of Object.entries(AROUND)) this.around?.toggleClass(name, is(selector));
	}

	clear(): void {
		this.around?.removeClasses(Object.values(AROUND));
		this.around = undefined;
	}
}
