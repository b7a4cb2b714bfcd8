/** What a reader sees of a note at once, and how its elements lie in it. */
export interface Viewport {
	/** 0 while it is hidden; `Infinity` where everything is in sight: in an embed, or in a page without layout. */
	readonly height: number;
	scrollTop: number;
	/** Where an element of the page begins, counted from the upper edge of what is in sight. */
	topOf(el: Element): number;
	/** Tells when other sections may have come into sight; returns how to stop that. */
	watch(content: Element, changed: () => void): () => void;
}

/** Everything is in sight, always. */
export const EVERYTHING: Viewport = {
	height: Infinity,
	scrollTop: 0,
	topOf: () => 0,
	watch: () => () => {},
};

/** An element that scrolls. */
export class ScrollViewport implements Viewport {
	constructor(private readonly el: HTMLElement) {}

	get height(): number {
		const hasLayout = this.el.doc.documentElement.clientHeight > 0;
		const scrolls = /auto|scroll/.test(getComputedStyle(this.el).overflowY);
		return hasLayout && scrolls ? this.el.clientHeight : Infinity;
	}

	get scrollTop(): number {
		return this.el.scrollTop;
	}

	set scrollTop(top: number) {
		this.el.scrollTop = top;
	}

	topOf(el: Element): number {
		return el.getBoundingClientRect().top - this.el.getBoundingClientRect().top - this.el.clientTop;
	}

	watch(content: Element, changed: () => void): () => void {
		this.el.addEventListener('scroll', changed, { passive: true });
		// In the next frame: an observer that changes what it observes is an error of the page.
		const resized = new ResizeObserver(() => requestAnimationFrame(changed));
		resized.observe(this.el);
		resized.observe(content);
		return () => {
			this.el.removeEventListener('scroll', changed);
			resized.disconnect();
		};
	}
}
