import type { Component } from 'obsidian';
import { isOn } from '../components/event-target';
import { INPUT_EVENTS } from '../components/listen-when-used';

/** Keys that edit text, also together with Ctrl or Alt. */
const EDITING = /^(?:[acvx]|Arrow\w+|Backspace|Delete|Enter|Home|End)$/i;
const UNDOING = /^[yz]$/i;
const FIELD = 'input, textarea, select';

/**
 * Keeps what is done to something of ours in a callout of Live Preview from the editor around it: there a click shows the
 * source, and the rest is written into the note. Links are the app's.
 */
export function keepFromEditor(owner: Component, el: HTMLElement): void {
	for (const type of INPUT_EVENTS)
		owner.registerDomEvent(el, type, event => {
			if (el.closest('.cm-callout') && !isForApp(event)) event.stopPropagation();
		});
}

function isForApp(event: Event): boolean {
	if (event.type === 'click') return isOn(event.target, 'a, a *');
	return event.type === 'keydown' && isCommand(event as KeyboardEvent);
}

/** Keys of a command; in a field Ctrl+Z is the field's. */
function isCommand({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
	if (key === 'Escape' || /^F\d/.test(key)) return true;
	if (!(ctrlKey || metaKey || altKey)) return false;
	return !EDITING.test(key) && !(UNDOING.test(key) && isOn(target, FIELD));
}
