import type { JSX } from 'preact';
import { render } from 'preact';
import type { Rect } from './name-under';

/** The gap between the name and the popover, and to the window's edges, in pixels. */
const GAP = 4;

/** Whether a popover stands below what it belongs to, or is a control at its end. */
export type Side = 'below' | 'end';

/** A popover next to a name or a record. Nothing on the page moves for it. */
export class HoverPopover {
	readonly el: HTMLElement;

	constructor(
		content: JSX.Element,
		place: Rect,
		private readonly doc: Document,
		side: Side = 'below',
	) {
		const attrs =
			side === 'below'
				? { cls: 'sworn-move-popover', attr: { role: 'tooltip' } }
				: { cls: 'sworn-hover-control', attr: { role: 'group' } };
		this.el = doc.body.createDiv(attrs);
		render(content, this.el);
		if (side === 'below') this.put(place);
		else this.putAtEnd(place);
	}

	/** Places it in the row after the record, or at the edge of the window. */
	private putAtEnd({ left, right, top, bottom }: Rect): void {
		const { el, doc } = this;
		const isRightToLeft = doc.defaultView?.getComputedStyle(doc.body).direction === 'rtl';
		const wanted = isRightToLeft ? left - el.offsetWidth - GAP : right + GAP;
		const most = doc.documentElement.clientWidth - el.offsetWidth - GAP;
		el.style.left = `${Math.max(GAP, Math.min(wanted, most))}px`;
		el.style.top = `${(top + bottom - el.offsetHeight) / 2}px`;
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
		return { left: left - GAP, right: right + GAP, top: top - GAP, bottom: bottom + GAP };
	}

	remove(): void {
		render(null, this.el);
		this.el.remove();
	}
}
