import type { JSX } from 'preact';
import { render } from 'preact';
import type { Rect } from './name-under';

/** The gap between the name and the popover, and to the window's edges, in pixels. */
const GAP = 4;

/** A popover next to a name or a record. It has no controls, and nothing on the page moves for it. */
export class HoverPopover {
	readonly el: HTMLElement;

	constructor(
		content: JSX.Element,
		place: Rect,
		private readonly doc: Document,
	) {
		this.el = doc.body.createDiv({ cls: 'sworn-move-popover', attr: { role: 'tooltip' } });
		render(content, this.el);
		this.put(place);
	}

	/** Places it below the name, or above if there is more room. */
	private put({ left, top, bottom }: Rect): void {
		const { el, doc } = this;
		const { clientWidth, clientHeight } = doc.documentElement;
		const [above, below] = [top - 2 * GAP, clientHeight - bottom - 2 * GAP];
		const isBelow = below >= el.offsetHeight || below >= above;
		el.style.maxHeight = `${Math.max(0, isBelow ? below : above)}px`;
		el.style.left = `${Math.max(GAP, Math.min(left, clientWidth - el.offsetWidth - GAP))}px`;
		el.style.top = `${isBelow ? bottom + GAP : top - GAP - el.offsetHeight}px`;
	}

	/** Its bounds on the screen. */
	get place(): Rect {
		const { left, right, top, bottom } = this.el.getBoundingClientRect();
		// Include the gap to the name.
		return { left, right, top: top - GAP, bottom: bottom + GAP };
	}

	remove(): void {
		render(null, this.el);
		this.el.remove();
	}
}
