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
		// What is wrong is shown once one has sent the form, with Enter or a button.
		this.registerDomEvent(document, 'keyup', event => event.key === 'Enter' && later());
		this.registerDomEvent(document, 'click', later);
		this.register(() => window.clearTimeout(this.timer));
	}
}

/**
 * Only for our own fields. A search field is scrolled to the top, since its results are below it. What is wrong in a form
 * is seen as well, wherever it stands in it.
 */
function bringIntoSight(): void {
	const at = document.activeElement;
	if (!at?.closest('[class*="sworn-"]')) return;
	if (at.matches('input, textarea')) at.scrollIntoView({ block: at.matches('[role=combobox]') ? 'start' : 'nearest' });
	at.closest('form')?.querySelector('.sworn-error')?.scrollIntoView({ block: 'nearest' });
}
