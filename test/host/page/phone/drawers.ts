import type { App } from '../../app';
import { Component } from '../../component';
import { followSwipes, type Swipe } from './swipe';

/** From here to the edge of the screen a swipe brings in a drawer. */
const EDGE = 32;
const CAN_HAVE_FOCUS = 'button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex="-1"])';

type Side = 'left' | 'right';

/** The two sides of the window, over the note. While one is open, what is behind it cannot be reached. */
export class Drawers extends Component {
	private readonly backdrop: HTMLElement;
	private open: Side | null = null;
	private focusBefore: Element | null = null;
	private unreachable: Element[] = [];

	constructor(private readonly app: App) {
		super();
		this.backdrop = createDiv('workspace-drawer-backdrop');
	}

	override onload(): void {
		const { workspace } = this.app;
		workspace.containerEl.append(this.backdrop);
		this.backdrop.hide();
		this.backdrop.addEventListener('click', () => this.closeAll());
		this.registerDomEvent(document, 'keydown', (event: KeyboardEvent) => this.onKey(event));
		this.registerEvent(workspace.on('layout-change', () => this.update()));
		this.registerEvent(workspace.on('file-open', () => this.closeAll()));
		this.register(followSwipes(swipe => this.onSwipe(swipe)));
	}

	override onunload(): void {
		this.closeAll();
		this.backdrop.remove();
	}

	private sideOf(side: Side) {
		return side === 'left' ? this.app.workspace.leftSplit : this.app.workspace.rightSplit;
	}

	private closeAll(): void {
		for (const side of ['left', 'right'] as const) if (!this.sideOf(side).collapsed) this.sideOf(side).collapse();
	}

	private update(): void {
		const before = this.open;
		const now = (['left', 'right'] as const).filter(side => !this.sideOf(side).collapsed);
		this.open = now.find(side => side !== before) ?? now[0] ?? null;
		if (this.open === before) return;
		if (before && this.open) {
			// The one that was open goes; this is reported once more when it has.
			this.sideOf(before).collapse();
		}
		this.reach();
		this.moveFocus(before);
	}

	/** What is beside an open drawer is inert, up to the whole window. */
	private reach(): void {
		for (const el of this.unreachable.splice(0)) el.removeAttribute('inert');
		this.backdrop.toggle(this.open !== null);
		if (!this.open) return;
		const { containerEl } = this.sideOf(this.open);
		this.unreachable = besides(containerEl, this.app.containerEl).filter(el => el !== this.backdrop);
		for (const el of this.unreachable) el.setAttribute('inert', '');
	}

	private moveFocus(before: Side | null): void {
		if (this.open) {
			if (!before) this.focusBefore = document.activeElement;
			this.sideOf(this.open).containerEl.querySelector<HTMLElement>(CAN_HAVE_FOCUS)?.focus();
		} else if (this.focusBefore instanceof HTMLElement) this.focusBefore.focus();
	}

	private onKey(event: KeyboardEvent): void {
		if (event.key !== 'Escape' || event.defaultPrevented || !this.open) return;
		event.preventDefault();
		this.closeAll();
	}

	/** Inwards from an edge brings a drawer in, and back to its side puts it away. */
	private onSwipe({ from, direction }: Swipe): void {
		if (this.open) {
			if (direction === this.open) this.closeAll();
			return;
		}
		if (direction === 'right' && from <= EDGE) this.sideOf('left').expand();
		if (direction === 'left' && from >= window.innerWidth - EDGE) this.sideOf('right').expand();
	}
}

/** The elements beside this one, and beside each that it is in, up to `root`. */
function besides(el: Element, root: Element): Element[] {
	const parent = el.parentElement;
	if (el === root || !parent) return [];
	return [...Array.from(parent.children).filter(other => other !== el), ...besides(parent, root)];
}
