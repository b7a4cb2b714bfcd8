import type { App } from '../../app';
import { Component } from '../../component';
import { revealCursor } from './reveal-cursor';

/** Rendered by the host as on a phone of the app, the device's own, or none: then what runs the page makes the page smaller. */
export const KEYBOARDS = ['drawn', 'own', 'none'] as const;
export type KeyboardKind = (typeof KEYBOARDS)[number];

/** The share of the screen that a rendered keyboard takes. */
const SHARE = 0.5;
/** After so long the touch that moved the focus is over: until then nothing moves, or what is touched would be another thing. */
export const TOUCH_OVER = 150;
/** A removed field notifies nobody. */
const LOOK_AGAIN_AFTER = 300;
const TEXT_KINDS = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];

export function makeKeyboard(app: App, kind: KeyboardKind): Component {
	if (kind === 'drawn') return new DrawnKeyboard(app);
	return kind === 'own' ? new OwnKeyboard(app) : new Component();
}

/** A device opens its keyboard for this element. */
export function takesText(el: Element | null): boolean {
	if (el instanceof HTMLTextAreaElement) return !el.readOnly && !el.disabled;
	if (el instanceof HTMLInputElement) return TEXT_KINDS.includes(el.type) && !el.readOnly && !el.disabled;
	return el instanceof HTMLElement && el.getAttribute('contenteditable') === 'true';
}

/**
 * The app keeps the size of its page when the keyboard comes: neither the window's height nor `vh` changes. It tells the
 * height in a variable, and its window ends above the keyboard; a modal does not. Plugins hear of it by events of the window.
 */
abstract class Keyboard extends Component {
	private height = 0;

	constructor(private readonly app: App) {
		super();
	}

	override onunload(): void {
		document.documentElement.style.removeProperty('--keyboard-height');
		document.body.classList.remove('host-keyboard-up');
	}

	protected get isShown(): boolean {
		return this.height > 0;
	}

	protected setHeight(height: number): void {
		if (height === this.height) return;
		this.height = height;
		const what = height > 0 ? 'Show' : 'Hide';
		tell(`keyboardWill${what}`, height);
		document.documentElement.style.setProperty('--keyboard-height', `${height}px`);
		document.body.classList.toggle('host-keyboard-up', height > 0);
		tell(`keyboardDid${what}`, height);
		if (height > 0) revealCursor(this.app);
	}
}

function tell(name: string, keyboardHeight: number): void {
	window.dispatchEvent(Object.assign(new Event(name), { keyboardHeight }));
}

/** For the eye alone: text is typed on the keyboard of the desk. */
class DrawnKeyboard extends Keyboard {
	private panel: HTMLElement | null = null;
	private timer = 0;

	override onload(): void {
		const lookSoon = () => {
			window.clearTimeout(this.timer);
			this.timer = window.setTimeout(() => this.look(), TOUCH_OVER);
		};
		for (const type of ['focusin', 'focusout']) this.registerDomEvent(document, type, lookSoon);
		this.registerInterval(window.setInterval(lookSoon, LOOK_AGAIN_AFTER));
		this.register(() => window.clearTimeout(this.timer));
		lookSoon();
	}

	override onunload(): void {
		super.onunload();
		this.panel?.remove();
	}

	private look(): void {
		const isWanted = takesText(document.activeElement);
		if (isWanted === this.isShown) return;
		this.panel?.remove();
		this.panel = isWanted ? drawPanel() : null;
		this.setHeight(isWanted ? Math.round(window.innerHeight * SHARE) : 0);
	}
}

function drawPanel(): HTMLElement {
	const panel = document.body.createDiv({ cls: 'host-keyboard', attr: { 'aria-hidden': 'true' } });
	panel.createDiv({ cls: 'host-keyboard-label', text: 'On-screen keyboard' });
	panel.addEventListener('mousedown', event => event.preventDefault());
	return panel;
}

/** A phone's browser reports how much of the page its keyboard leaves visible. */
class OwnKeyboard extends Keyboard {
	override onload(): void {
		const { visualViewport } = window;
		if (!visualViewport) return;
		this.registerDomEvent(visualViewport, 'resize', () => {
			const isZoomed = visualViewport.scale > 1;
			this.setHeight(isZoomed ? 0 : Math.max(0, Math.round(window.innerHeight - visualViewport.height)));
		});
	}
}
