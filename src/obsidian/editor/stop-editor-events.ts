import type { Component } from 'obsidian';
import { isOn } from '../components/event-target';
import { INPUT_EVENTS } from '../components/listen-when-used';

/** Keys that edit text or move the cursor, even with Ctrl or Alt. */
const EDITING = /^(?:[acvx]|Arrow\w+|Backspace|Delete|Enter|Home|End)$/i;
const UNDOING = /^[yz]$/i;
const FIELD = 'input, textarea, select';

/**
 * Stops events on our elements inside a callout in Live Preview from reaching the surrounding editor, where a click
 * would reveal the source and other input would change the note. Links are left to Obsidian.
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

/** Whether the keys may be a command's hotkey. In a field, Ctrl+Z belongs to the field. */
function isCommand({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
	if (key === 'Escape' || /^F\d/.test(key)) return true;
	if (!(ctrlKey || metaKey || altKey)) return false;
	return !EDITING.test(key) && !(UNDOING.test(key) && isOn(target, FIELD));
}
