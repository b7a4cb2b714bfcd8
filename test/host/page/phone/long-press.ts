import { Component } from '../../component';
import { Platform } from '../../platform';

const LONG = 500;
/** A finger that goes further than this scrolls. */
const STILL = 10;
/** Browsers that open a context menu by themselves do so about as late; theirs would be the second. */
const NO_SECOND = 1000;
/** What a browser makes of a finger that is lifted. */
const PRESS = ['mousedown', 'mouseup', 'click'];

/** WebKit makes no event of a finger that rests; there the app does, of what it lets one drag: its files. */
const DRAGGED = '.nav-files-container';

/** A finger that rests opens the context menu, also where the browser does not. */
export class LongPress extends Component {
	private timer = 0;
	private start: PointerEvent | null = null;
	private lastAt = -Infinity;
	private isHeld = false;

	override onload(): void {
		const cancel = () => this.cancel();
		this.registerDomEvent(document, 'pointerdown', (event: PointerEvent) => this.begin(event), true);
		this.registerDomEvent(document, 'pointermove', (event: PointerEvent) => this.move(event), true);
		for (const type of ['pointerup', 'pointercancel']) this.registerDomEvent(document, type, cancel, true);
		this.registerDomEvent(document, 'contextmenu', (event: MouseEvent) => this.onContextMenu(event), true);
		for (const type of PRESS) this.registerDomEvent(document, type, (event: MouseEvent) => this.onPress(event), true);
		this.register(cancel);
	}

	private begin(event: PointerEvent): void {
		this.cancel();
		this.isHeld = false;
		if (event.pointerType !== 'touch' || !event.isPrimary) return;
		this.start = event;
		this.timer = window.setTimeout(() => this.press(event), LONG);
	}

	private move({ clientX, clientY }: PointerEvent): void {
		if (!this.start) return;
		if (Math.hypot(clientX - this.start.clientX, clientY - this.start.clientY) > STILL) this.cancel();
	}

	private cancel(): void {
		window.clearTimeout(this.timer);
		this.start = null;
	}

	private press({ target, clientX, clientY }: PointerEvent): void {
		this.cancel();
		if (Platform.isIosApp && !(target instanceof Element && target.closest(DRAGGED))) return;
		this.isHeld = true;
		const init: MouseEventInit = { bubbles: true, cancelable: true, clientX, clientY, button: 2 };
		target?.dispatchEvent(new MouseEvent('contextmenu', init));
	}

	private onContextMenu(event: MouseEvent): void {
		this.cancel();
		const isSecond = performance.now() - this.lastAt < NO_SECOND;
		this.lastAt = performance.now();
		if (!isSecond || !event.isTrusted) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	}

	/** The finger that opened the menu presses nothing when it is lifted. */
	private onPress(event: MouseEvent): void {
		if (!this.isHeld) return;
		if (event.type === 'click') this.isHeld = false;
		event.preventDefault();
		event.stopImmediatePropagation();
	}
}
