import { afterEach, expect, it } from 'vitest';
import { close, writing } from '../commands/writing';
import { KESTREL } from '../played';

afterEach(close);

const dialog = () => document.querySelector('.modal-container');

/** An Enter in a field of a dialog. WebKit submits the form with it if nobody prevents that. */
function enter(field: Element, composing: KeyboardEventInit): void {
	const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing });
	if (field.dispatchEvent(event)) dialog()?.querySelector('form')?.requestSubmit();
}

/** While a word is composed, and by the key code of an input method. */
const ENTERS: readonly KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

const DIALOGS = [
	'Ask the oracle',
	'Make a move',
	'Rename a track or character',
	'Browse assets',
	'Take or suffer',
	'Begin a campaign',
];

it.each(DIALOGS)('in the dialog of *%s* an Enter of an input method submits nothing', async command => {
	const host = await writing('Words.\n‸', { 'Kestrel.md': KESTREL });
	await host.palette(command);
	await host.tick(50);
	const before = dialog()?.outerHTML;
	const fields = [...(dialog()?.querySelectorAll('input:not([type=radio], [type=checkbox])') ?? [])];
	expect(fields.length).toBeGreaterThan(0);
	for (const field of fields) for (const composing of ENTERS) enter(field, composing);
	await host.tick(50);
	expect(dialog()?.outerHTML).toBe(before);
	expect(host.notices()).toEqual([]);
	expect(host.editor.getValue()).toBe('Words.\n');
});
