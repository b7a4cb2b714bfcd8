import { settings } from '../opened';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

/** Face Danger with edge 2: a weak hit, whose price is a suffer move. */
export const WEAK = [4, 3, 9];

export const SETTINGS = settings({ records: 'line', journal: 'never' });

export async function rolled(faces = WEAK, { note = 'I run. ‸', hero = KESTREL, typed = ';;fd e', files = {} } = {}) {
	const host = await typing(note, faces, { 'Kestrel.md': hero, ...files }, SETTINGS);
	await host.enter(typed);
	await host.tick(30);
	return host;
}

/** The numbered choices below the paragraph: “1 Endure Harm”. */
export const choices = () =>
	[...document.querySelectorAll('[data-key]')].map(
		el => `${el.getAttribute('data-key') ?? ''} ${el.firstChild?.textContent ?? ''}`,
	);

export const strip = () => document.querySelector('.sworn-line-card.is-strip');

export const panels = () =>
	[...document.querySelectorAll('.sworn-line-card')].filter(el => el.textContent !== '').length;

/** A key that the editor takes for text unless something else handles it. Returns whether it was typed. */
export async function key(host: Typing, name: string, more: KeyboardEventInit = {}): Promise<boolean> {
	const { contentDOM } = host.editor.cm;
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
	contentDOM.dispatchEvent(event);
	const isTyped = !event.defaultPrevented && name.length === 1;
	if (isTyped) await host.type(name);
	await host.tick(80);
	return isTyped;
}

export const SUFFERS = ['1 Health', '2 Spirit', '3 Supply', '4 Momentum'];
