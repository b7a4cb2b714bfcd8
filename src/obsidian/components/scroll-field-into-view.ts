import { Component, Platform } from 'obsidian';

/** The app announces the keyboard by the first, which is not in its typings; the second comes where the page gets smaller. */
const KEYBOARD_SHOWN = ['keyboardDidShow', 'resize'];
/** The app's window shrinks only some time after the event; and the touch that moved the focus is over by then. */
const SETTLED = 400;

/** On a phone the keyboard comes when a field has the focus already, and may cover it: then the field is brought into sight. */
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
		// From one field to the next the keyboard stays, without an event.
		this.registerDomEvent(document, 'focusin', later);
		this.register(() => window.clearTimeout(this.timer));
	}
}

/** A field of ours alone; what the app does with its own is not our business. What a search finds is under its field. */
function bringIntoSight(): void {
	const field = document.activeElement;
	if (!field?.matches('input, textarea') || !field.closest('[class*="sworn-"]')) return;
	field.scrollIntoView({ block: field.matches('[role=combobox]') ? 'start' : 'nearest' });
}
