const AROUND = ['sworn-around-line', 'sworn-around-closed-line', 'sworn-around-mark'] as const;

/**
 * Sets classes for the style sheets, on a block and on the element that Obsidian wraps around it, according to how the
 * block is rendered.
 */
export class LineClasses {
	private around: HTMLElement | undefined;

	constructor(private readonly el: HTMLElement) {}

	settle(): void {
		const { el } = this;
		const drawn = el.firstElementChild?.classList;
		const has = (name: string): boolean => drawn?.contains(name) ?? false;
		const isLine = has('sworn-line');
		el.toggleClass('is-line', isLine);
		el.toggleClass('is-mark', isLine && has('is-mark'));
		el.toggleClass('is-headed-by-line', has('is-under-line'));
		if (this.around !== el.parentElement) this.clear();
		this.around = el.parentElement ?? undefined;
		const [aroundLine, aroundClosed, aroundMark] = AROUND;
		this.around?.toggleClass(aroundLine, isLine);
		this.around?.toggleClass(aroundClosed, isLine && !has('is-open'));
		this.around?.toggleClass(aroundMark, has('is-mark') && (!has('is-plain') || has('is-due')));
	}

	clear(): void {
		this.around?.removeClasses([...AROUND]);
		this.around = undefined;
	}
}
