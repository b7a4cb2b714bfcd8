import { Component, Platform } from 'obsidian';

/**
 * Obsidian fires the first event when the keyboard opens (it is not in its typings); `resize` fires where the page
 * shrinks.
 */
const KEYBOARD_SHOWN = ['keyboardDidShow', 'resize'];
/**
 * How long to wait, in milliseconds: the window shrinks some time after the event, and by then the touch that moved the
 * focus has ended.
 */
const SETTLED = 400;

/** On mobile, the keyboard opens after a field has the focus and may cover it. This scrolls the field into view. */
export class ScrollFieldIntoView extends Component {
	private timer = 0;

	override onload(): void {
		if (!Platform.isMobile) return;
		const later = () => {
			window.clearTimeout(this.timer);
			this.timer = window.setTimeout(bringIntoSight, SETTLED);
		};
		const onShown = () => {
			bringIntoSight();
			later();
		};
		for (const name of KEYBOARD_SHOWN) {
			window.addEventListener(name, onShown);
			this.register(() => window.removeEventListener(name, onShown));
		}
		// The keyboard stays open from one field to the next, without an event.
		this.registerDomEvent(document, 'focusin', later);
		this.register(() => window.clearTimeout(this.timer));
	}
}

/** Only for our own fields. A search field is scrolled to the top, since its results are below it. */
function bringIntoSight(): void {
	const field = document.activeElement;
	if (!field?.matches('input, textarea') || !field.closest('[class*="sworn-"]')) return;
	field.scrollIntoView({ block: field.matches('[role=combobox]') ? 'start' : 'nearest' });
}
